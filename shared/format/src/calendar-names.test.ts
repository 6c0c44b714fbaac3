import { describe, expect, it } from 'vitest';
import { dayNames, monthNames, weekdayOf } from './calendar-names.ts';
import { formatWeekday } from './date.ts';

describe('the names of the calendar', () => {
  it('are all there, and the week starts on Monday', () => {
    for (const locale of ['en', 'mk'] as const) {
      expect(new Set(monthNames(locale)).size).toBe(12);
      expect(new Set(dayNames(locale)).size).toBe(7);
      expect(new Set(dayNames(locale, 'short')).size).toBe(7);
    }
    expect(dayNames('mk')[0]).toBe('понеделник');
    expect(dayNames('mk', 'short').at(-1)).toBe('нед.');
    expect(dayNames('en', 'short')[0]).toBe('Mon');
    expect(monthNames('mk')[7]).toBe('август');
  });

  it('find the day of the week that it is in Skopje', () => {
    expect(weekdayOf({ year: 2026, month: 11, day: 21 })).toBe(5);
    expect(formatWeekday('2026-11-21', 'mk')).toBe('сабота');
    // In Skopje it is already Sunday while it is still Saturday in Greenwich.
    expect(formatWeekday('2026-11-21T23:30:00Z', 'en')).toBe('Sunday');
  });
});
