import { describe, expect, it } from 'vitest';
import { barOf, timelineDays } from './timeline.ts';

describe('The timeline of promotions', () => {
  it('has whole weeks from Monday on', () => {
    const { days, from, to } = timelineDays('2026-11-21', 'week');
    expect(days).toEqual([
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
    ]);
    expect([from, to]).toEqual(['2026-11-15T23:00:00.000Z', '2026-11-22T23:00:00.000Z']);
    expect(timelineDays('2026-11-21', 'month').days).toHaveLength(35);
  });

  it('cuts a promotion at its edges, and leaves out one that lies beyond', () => {
    const week = timelineDays('2026-11-21', 'week');
    const bar = (startsAt: string | null, endsAt: string | null) =>
      barOf({ startsAt, endsAt }, week);
    expect(bar(null, null)).toEqual({ start: 0, width: 100 });
    expect(bar('2026-11-19T11:00:00.000Z', null)).toEqual({ start: 50, width: 50 });
    expect(bar('2026-11-01T00:00:00.000Z', '2026-11-10T00:00:00.000Z')).toBeNull();
    expect(bar('2026-11-23T00:00:00.000Z', '2026-11-24T00:00:00.000Z')).toBeNull();
  });
});
