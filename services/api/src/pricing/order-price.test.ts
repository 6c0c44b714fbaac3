import type { PromotionRule } from '@pazar/contracts/promotion-rule';
import { splitVat } from '@pazar/format/vat';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderPrice, smallestCount, type Offer, type OrderLine } from './order-price.ts';

const price = fc.integer({ min: 1, max: 1_000_000 });
const anyRule = fc.oneof(
  fc
    .integer({ min: 1, max: 90 })
    .map((percent): PromotionRule => ({ type: 'PERCENT_OFF', percent })),
  price.map((amountMinor): PromotionRule => ({ type: 'AMOUNT_OFF', amountMinor })),
  price.map((priceMinor): PromotionRule => ({ type: 'SPECIAL_PRICE', priceMinor })),
  fc
    .record({ buy: fc.integer({ min: 1, max: 20 }), free: fc.integer({ min: 1, max: 10 }) })
    .map((set): PromotionRule => ({ type: 'MULTI_BUY', ...set })),
);
const unconditional: fc.Arbitrary<Offer> = fc.record({
  rule: anyRule,
  currency: fc.constantFrom('MKD' as const, 'EUR' as const),
  minQuantity: fc.constant(null),
  minAmountMinor: fc.constant(null),
});
const anyOffer: fc.Arbitrary<Offer> = fc.record({
  rule: anyRule,
  currency: fc.constantFrom('MKD' as const, 'EUR' as const),
  minQuantity: fc.option(fc.bigInt({ min: 1n, max: 50_000n })),
  minAmountMinor: fc.option(fc.integer({ min: 1, max: 5_000_000 })),
});
const anyLine: fc.Arbitrary<OrderLine> = fc.record({
  productId: fc.constantFrom('tomato', 'pepper', 'onion'),
  price,
  baseSize: fc.bigInt({ min: 1n, max: 20_000n }),
  count: fc.integer({ min: 1, max: 200 }),
});
const anyOrder = fc.array(anyLine, { minLength: 1, maxLength: 8 });
const fullPrice = (lines: readonly OrderLine[]) =>
  lines.reduce((sum, line) => sum + line.price * line.count, 0);

describe('The price of an order under a promotion', () => {
  it('is never negative and never above what it was', () => {
    fc.assert(
      fc.property(anyOffer, anyOrder, (offer, lines) => {
        const total = orderPrice(offer, lines);
        expect(total).toBeGreaterThan(0);
        expect(total).toBeLessThanOrEqual(fullPrice(lines));
        expect(Number.isSafeInteger(total)).toBe(true);
      }),
    );
  });

  it('never falls when more packs are bought without a condition', () => {
    fc.assert(
      fc.property(unconditional, anyLine, (offer, line) => {
        const more = { ...line, count: line.count + 1 };
        expect(orderPrice(offer, [more])).toBeGreaterThanOrEqual(orderPrice(offer, [line]));
      }),
    );
  });

  it('has a discount that never shrinks when more packs are bought', () => {
    const discount = (offer: Offer, line: OrderLine) =>
      line.price * line.count - orderPrice(offer, [line]);
    fc.assert(
      fc.property(anyOffer, anyLine, (offer, line) => {
        const more = { ...line, count: line.count + 1 };
        expect(discount(offer, more)).toBeGreaterThanOrEqual(discount(offer, line));
      }),
    );
  });

  it('does not depend on the order of the packs', () => {
    fc.assert(
      fc.property(
        anyOffer,
        anyOrder.chain((lines) =>
          fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
        ),
        (offer, [lines, shuffled]) => {
          expect(orderPrice(offer, shuffled)).toBe(orderPrice(offer, lines));
        },
      ),
    );
  });

  it('comes apart into net and VAT exactly, at every rate', () => {
    fc.assert(
      fc.property(anyOffer, anyOrder, fc.constantFrom(0, 5, 10, 18), (offer, lines, rate) => {
        const total = orderPrice(offer, lines);
        const { net, vat } = splitVat(total, rate);
        expect(net + vat).toBe(total);
        expect(vat).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it.each([
    [1, 1],
    [2, 2],
    [3, 2],
    [4, 3],
    [5, 4],
    [6, 4],
    [7, 5],
  ])('of %i packs under "buy 2, get 1" is that of %i', (count, paid) => {
    const rule: PromotionRule = { type: 'MULTI_BUY', buy: 2, free: 1 };
    const offer: Offer = { rule, currency: 'MKD', minQuantity: null, minAmountMinor: null };
    const line = { productId: 'parsley', price: 4000, baseSize: 1000n, count };
    expect(orderPrice(offer, [line])).toBe(paid * 4000);
  });

  it('holds from the smallest count on', () => {
    fc.assert(
      fc.property(anyOffer, anyLine, (offer, line) => {
        const count = smallestCount(offer, line);
        const unmet = { ...offer, minQuantity: null, minAmountMinor: null };
        const lines = [{ ...line, count }];
        expect(orderPrice(offer, lines)).toBe(orderPrice(unmet, lines));
      }),
    );
  });
});
