import type { Currency } from '@pazar/contracts/money';
import type { PriceAdjustment } from '@pazar/contracts/product-bulk';
import type { PromotionRule } from '@pazar/contracts/promotion-rule';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adjustPrice } from './adjust-price.ts';
import { promotionPrice } from './promotion-price.ts';

const percentOff = (percent: number): PromotionRule => ({ type: 'PERCENT_OFF', percent });

describe('The price of a pack under a promotion', () => {
  it.each<[PromotionRule, Currency, [full: number, promoted: number]]>([
    [percentOff(15), 'MKD', [4000, 3400]],
    // 29.75 denars and 2.125 euros are rounded half up, to a whole denar and a whole cent.
    [percentOff(15), 'MKD', [3500, 3000]],
    [percentOff(15), 'EUR', [250, 213]],
    [percentOff(10), 'MKD', [500, 500]],
    [percentOff(90), 'MKD', [100, 1]],
    [{ type: 'AMOUNT_OFF', amountMinor: 1500 }, 'MKD', [4000, 2500]],
    [{ type: 'AMOUNT_OFF', amountMinor: 4000 }, 'MKD', [4000, 4000]],
    [{ type: 'SPECIAL_PRICE', priceMinor: 3900 }, 'MKD', [4000, 3900]],
    [{ type: 'SPECIAL_PRICE', priceMinor: 4100 }, 'MKD', [4000, 4000]],
    [{ type: 'MULTI_BUY', buy: 2, free: 1 }, 'MKD', [4000, 4000]],
  ])('%j in %s: %j', (rule, currency, [full, promoted]) => {
    expect(promotionPrice(rule, full, currency)).toBe(promoted);
  });

  it('is never dearer and never nothing', () => {
    const price = fc.integer({ min: 1, max: 1_000_000_000 });
    const rule = fc.oneof(
      fc.integer({ min: 1, max: 90 }).map(percentOff),
      price.map((amountMinor): PromotionRule => ({ type: 'AMOUNT_OFF', amountMinor })),
      price.map((priceMinor): PromotionRule => ({ type: 'SPECIAL_PRICE', priceMinor })),
    );
    fc.assert(
      fc.property(rule, price, fc.constantFrom<Currency>('MKD', 'EUR'), (given, full, currency) => {
        const promoted = promotionPrice(given, full, currency);
        expect(promoted).toBeGreaterThanOrEqual(1);
        expect(promoted).toBeLessThanOrEqual(full);
        expect(Number.isSafeInteger(promoted)).toBe(true);
      }),
    );
  });
});

describe('An adjusted price', () => {
  it.each<[PriceAdjustment, Currency, [before: number, after: number | null]]>([
    [{ by: 'percent', value: 10, roundTo: 1 }, 'MKD', [4550, 5000]],
    [{ by: 'percent', value: 10, roundTo: 5 }, 'MKD', [4550, 5000]],
    [{ by: 'percent', value: -12.5, roundTo: 10 }, 'MKD', [20_000, 18_000]],
    [{ by: 'percent', value: 0.29, roundTo: 1 }, 'MKD', [100_000, 100_300]],
    [{ by: 'percent', value: 10, roundTo: 1 }, 'EUR', [199, 219]],
    [{ by: 'percent', value: 10, roundTo: 5 }, 'EUR', [199, 220]],
    [{ by: 'amount', value: -500, roundTo: 1 }, 'MKD', [4000, 3500]],
    [{ by: 'amount', value: -4000, roundTo: 1 }, 'MKD', [4000, null]],
    [{ by: 'percent', value: -90, roundTo: 10 }, 'MKD', [4000, null]],
    [{ by: 'percent', value: 10, roundTo: 1 }, 'MKD', [1_000_000_000, null]],
  ])('%j in %s: %j', (adjustment, currency, [before, after]) => {
    expect(adjustPrice(adjustment, before, currency)).toBe(after);
  });
});
