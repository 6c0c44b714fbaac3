import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lowestBefore } from './lowest-price.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const changes = (...given: [day: number, price: number][]) =>
  given.map(([number, priceMinor]) => ({ startsAt: day(number), priceMinor }));

describe('The lowest price of the 30 days before a reduction', () => {
  it('sees through a price that was raised first: 80, then 100, then "reduced" to 90', () => {
    const history = changes([1, 80_00], [50, 100_00], [60, 90_00]);
    expect(lowestBefore(history, day(60))).toEqual({ priceMinor: 80_00, since: null });
  });

  it('is of the days before this reduction, not of the last 30 days', () => {
    const history = changes([1, 100_00], [60, 70_00]);
    // The reduction itself and later changes do not count.
    expect(lowestBefore(history, day(60))?.priceMinor).toBe(100_00);
  });

  it('counts the price with which the 30 days open, and none that ended before', () => {
    expect(lowestBefore(changes([1, 60_00], [20, 100_00]), day(60))?.priceMinor).toBe(100_00);
    expect(lowestBefore(changes([1, 60_00], [31, 100_00]), day(60))?.priceMinor).toBe(60_00);
  });

  it('says since when prices are known, where that is less than 30 days', () => {
    const history = changes([50, 100_00]);
    expect(lowestBefore(history, day(60))).toEqual({
      priceMinor: 100_00,
      since: day(50).toISOString(),
    });
    expect(lowestBefore(history, day(50))).toBeNull();
  });

  it('leaves out what was changed again at once', () => {
    expect(lowestBefore(changes([40, 1_00], [40, 90_00]), day(60))?.priceMinor).toBe(90_00);
  });

  it('is never above any price of these days', () => {
    const history = fc
      .array(fc.tuple(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 10_000 })))
      .map((pairs) => changes(...pairs.toSorted(([one], [other]) => one - other)));
    fc.assert(
      fc.property(history, fc.integer({ min: 1, max: 90 }), (given, begins) => {
        const lowest = lowestBefore(given, day(begins));
        for (const [index, { startsAt, priceMinor }] of given.entries()) {
          const isReplaced = given[index + 1]?.startsAt.getTime() === startsAt.getTime();
          if (isReplaced || startsAt >= day(begins) || startsAt <= day(begins - 30)) continue;
          expect(lowest?.priceMinor).toBeLessThanOrEqual(priceMinor);
        }
      }),
    );
  });
});
