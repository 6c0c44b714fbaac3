import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quantityOf } from '../quantity.ts';
import { priceOf } from './amounts.ts';

/** Every quantity that the ledger takes, and prices whose product is a safe integer. */
const amounts = fc.bigInt({ min: 0n, max: 9_999_999_999n });
const prices = fc.integer({ min: 1, max: 900_000_000 });

describe('What an amount costs', () => {
  it('is exact to the last minor unit, where floating point was one low', () => {
    expect(priceOf('0.071', 6500)).toBe(462);
    expect(priceOf('-0.071', 6500)).toBe(462);
  });

  it('is rounded to the nearest minor unit, a half up', () => {
    fc.assert(
      fc.property(amounts, prices, (amount, price) => {
        const cost = BigInt(priceOf(quantityOf(amount), price)) * 1000n;
        const exact = amount * BigInt(price);
        expect(cost - exact).toBeLessThanOrEqual(500n);
        expect(exact - cost).toBeLessThan(500n);
      }),
    );
  });
});
