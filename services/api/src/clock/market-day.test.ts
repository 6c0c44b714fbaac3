import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketDay, marketMidnight } from './market-day.ts';

describe('The market day', () => {
  it.each([
    ['2026-11-21T22:59:59.999Z', '2026-11-21'],
    ['2026-11-21T23:00:00.000Z', '2026-11-22'],
    ['2026-07-31T21:59:59.999Z', '2026-07-31'],
    ['2026-07-31T22:00:00.000Z', '2026-08-01'],
  ])('at %s is %s in Skopje, winter and summer', (instant, day) => {
    expect(marketDay(new Date(instant))).toBe(day);
  });

  it.each(['0001-01-02', '0099-12-31', '0999-06-01'])('begins on %s, too', (day) => {
    expect(marketDay(marketMidnight(day))).toBe(day);
  });

  it('begins at its midnight, on every day of the years', () => {
    const days = fc.date({
      min: new Date('1970-01-02'),
      max: new Date('2099-12-30'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (instant) => {
        const day = marketDay(instant);
        const midnight = marketMidnight(day);
        expect(marketDay(midnight)).toBe(day);
        expect(marketDay(new Date(midnight.getTime() - 1))).not.toBe(day);
      }),
    );
  });
});
