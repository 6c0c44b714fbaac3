import { aPromotion } from '@pazar/testing/builders';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Bar,
  barsOf,
  beginOf,
  dayOf,
  meetingsOf,
  timelineDays,
  weekOfYear,
} from './timeline.ts';

const week = timelineDays('2026-11-21', 'week');
const bars = (over: Parameters<typeof aPromotion>[0]) =>
  barsOf(aPromotion({ startsAt: null, endsAt: null, ...over }), week);

describe('The timeline of promotions', () => {
  it('has whole weeks from Monday on', () => {
    const { days, from, to } = timelineDays('2026-11-21', 'week');
    expect([days[0], days.at(-1)]).toEqual(['2026-11-16', '2026-11-22']);
    expect([from, to]).toEqual(['2026-11-15T23:00:00.000Z', '2026-11-22T23:00:00.000Z']);
    expect(timelineDays('2026-11-21', 'month').days).toHaveLength(42);
  });

  it('begins with the week before today, where it shows several', () => {
    expect(beginOf('2026-11-21', 'week')).toBe('2026-11-21');
    expect(timelineDays(beginOf('2026-11-21', 'month'), 'month').first).toBe('2026-11-09');
  });

  it('cuts a promotion at its edges, and leaves out one that lies beyond', () => {
    expect(bars({})).toEqual([{ start: 0, end: 100 }]);
    expect(bars({ startsAt: '2026-11-19T11:00:00.000Z' })).toEqual([{ start: 50, end: 100 }]);
    expect(bars({ endsAt: '2026-11-10T00:00:00.000Z' })).toEqual([]);
    expect(bars({ startsAt: '2026-11-23T00:00:00.000Z' })).toEqual([]);
  });

  it('shows one that holds on some days in its hours alone', () => {
    const weekly = { days: [1, 7], from: '12:00', to: '24:00' };
    expect(bars({ weekly })).toEqual([
      { start: 7.14, end: 14.29 },
      { start: 92.86, end: 100 },
    ]);
    expect(bars({ weekly, startsAt: '2026-11-20T00:00:00.000Z' })).toHaveLength(1);
  });

  it('ends one that was over before its end where it was over', () => {
    const endedAt = '2026-11-16T23:00:00.000Z';
    expect(bars({ endsAt: '2026-11-30T12:00:00.000Z', endedAt })).toEqual([
      { start: 0, end: 14.29 },
    ]);
  });

  it.each([null, '', '2026-99-99', '9999-12-31', '0001-01-01', '2026-11-2'])(
    'is not moved by the address %j',
    (text) => expect(dayOf(text)).toBeNull(),
  );

  it('has meetings that lie in both, whichever is first', () => {
    const edge = fc.integer({ min: 0, max: 100 });
    const bar = fc
      .tuple(edge, edge)
      .filter(([start, end]) => start < end)
      .map(([start, end]) => ({ start, end }));
    fc.assert(
      fc.property(fc.array(bar), fc.array(bar), (one, other) => {
        const meetings = meetingsOf(one, other);
        expect(meetingsOf(other, one)).toHaveLength(meetings.length);
        for (const { start, end } of meetings) {
          const holds = (given: Bar) => given.start <= start && end <= given.end;
          expect([one.some(holds), other.some(holds)]).toEqual([true, true]);
        }
      }),
    );
  });
});

describe('The number of a week', () => {
  it.each([
    ['2026-11-23', 48],
    ['2026-11-29', 48],
    ['2026-01-01', 1],
    ['2026-12-31', 53],
    ['2027-01-03', 53],
    ['2027-01-04', 1],
    ['2024-12-30', 1],
  ])('of %s is %i', (day, number) => {
    expect(weekOfYear(day)).toBe(number);
  });
});
