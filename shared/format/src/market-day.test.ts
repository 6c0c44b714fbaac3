import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter, marketDay } from './market-day.ts';

describe('The market day', () => {
  it.each([
    ['2026-07-01T21:59:59Z', '2026-07-01'],
    ['2026-07-01T22:00:00Z', '2026-07-02'],
    ['2026-12-31T22:59:59Z', '2026-12-31'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
  ])('of %s is %s: the clock of Skopje counts, in summer and in winter', (instant, day) => {
    expect(marketDay(new Date(instant))).toBe(day);
  });

  it('after some days is moved back by as many', () => {
    const days = fc.integer({ min: -1000, max: 1000 });
    const starts = fc.date({
      min: new Date('1990-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(starts, days, (start, count) => {
        const day = marketDay(start);
        expect(dayAfter(dayAfter(day, count), -count)).toBe(day);
      }),
    );
  });

  it('after the 28th of February is the 29th in a leap year alone', () => {
    expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29');
    expect(dayAfter('2026-02-28', 1)).toBe('2026-03-01');
  });
});
