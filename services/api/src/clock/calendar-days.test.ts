import { describe, expect, it } from 'vitest';
import { addDays, countDays, daysOf, monthStart, weekStart } from './calendar-days.ts';

describe('Calendar days', () => {
  it('follow each other also where clocks change', () => {
    expect(daysOf('2026-10-24', '2026-10-26')).toEqual(['2026-10-24', '2026-10-25', '2026-10-26']);
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(countDays('2027-12-01', '2028-11-30')).toBe(366);
  });

  it('know their month and their week, which begins on Monday', () => {
    expect(monthStart('2026-11-21')).toBe('2026-11-01');
    expect(['2026-11-16', '2026-11-21', '2026-11-22', '2026-11-23'].map(weekStart)).toEqual([
      '2026-11-16',
      '2026-11-16',
      '2026-11-16',
      '2026-11-23',
    ]);
  });
});
