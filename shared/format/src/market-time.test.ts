import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketDay } from './market-day.ts';
import { instantOf, marketTime } from './market-time.ts';

const minute = 60_000;
/** Instants at a full minute. */
const instants = fc
  .integer({ min: Date.UTC(1990, 0) / minute, max: Date.UTC(2100, 0) / minute })
  .map((minutes) => new Date(minutes * minute));
const shownAt = (instant: Date) => `${marketDay(instant)} ${marketTime(instant)}`;

describe('instantOf', () => {
  it.each([
    ['2026-07-01', '08:30', '2026-07-01T06:30:00.000Z'],
    ['2026-12-01', '08:30', '2026-12-01T07:30:00.000Z'],
    ['2026-12-31', '24:00', '2026-12-31T23:00:00.000Z'],
    ['2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
  ])('takes %s, %s for %s, in summer and in winter', (day, time, instant) => {
    expect(instantOf(day, time)).toBe(instant);
  });

  it('takes a time that the clock leaves out for as much later', () => {
    expect(instantOf('2026-03-29', '02:30')).toBe('2026-03-29T01:30:00.000Z');
    expect(shownAt(new Date('2026-03-29T01:30:00.000Z'))).toBe('2026-03-29 03:30');
  });

  it('takes a time that comes twice for the first of the two', () => {
    expect(instantOf('2026-10-25', '02:30')).toBe('2026-10-25T00:30:00.000Z');
  });

  it('is shown by the clock as the day and the time that were given', () => {
    fc.assert(
      fc.property(instants, (given) => {
        const instant = new Date(instantOf(marketDay(given), marketTime(given)));
        expect(shownAt(instant)).toBe(shownAt(given));
        expect(instant.getTime()).toBeLessThanOrEqual(given.getTime());
        expect(given.getTime() - instant.getTime()).toBeLessThanOrEqual(60 * minute);
      }),
    );
  });

  it('refuses what is no day or no time', () => {
    expect(() => instantOf('2026-02-30x', '08:00')).toThrow(RangeError);
    expect(() => instantOf('2026-02-20', 'noon')).toThrow(RangeError);
  });
});
