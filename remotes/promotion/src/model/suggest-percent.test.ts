import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { suggestPercent } from './suggest-percent.ts';

const now = new Date('2026-11-21T09:00:00.000Z');
const end = new Date('2026-11-27T22:59:00.000Z');
const sale = (quantity: string, occurredAt = '2026-11-20T09:00:00.000Z') => ({
  quantity,
  occurredAt,
  reversedById: null,
});

describe('The reduction that is suggested for a lot', () => {
  it('says what will be left at the pace of the last two weeks', () => {
    const sales = [sale('-42.000'), sale('-28.000')];
    expect(suggestPercent({ remaining: '85.000', sales, now, end })).toEqual({
      percent: 30,
      daily: '5.000',
      left: '50.000',
    });
  });

  it('leaves out sales of long ago and those that were taken back', () => {
    const sales = [
      sale('-70.000', '2026-10-01T09:00:00.000Z'),
      { ...sale('-70.000'), reversedById: 'another' },
    ];
    expect(suggestPercent({ remaining: '85.000', sales, now, end }).percent).toBe(40);
  });

  it('is from ten to forty percent, and less the more is sold', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 500 }),
        fc.integer({ min: 0, max: 500 }),
        (one, more) => {
          const percentAt = (sold: number) =>
            suggestPercent({ remaining: '85.000', sales: [sale(`-${sold}.000`)], now, end })
              .percent;
          expect(percentAt(one)).toBeGreaterThanOrEqual(10);
          expect(percentAt(one)).toBeLessThanOrEqual(40);
          expect(percentAt(one + more)).toBeLessThanOrEqual(percentAt(one));
        },
      ),
    );
  });
});
