import { describe, expect, it } from 'vitest';
import { promotionPrice } from '../pricing/promotion-price.ts';
import { testNow } from '../testing/test-seed.ts';
import { seedRows } from './seed-rows.ts';

type Rows = Awaited<ReturnType<typeof seedRows>>;
type Promotion = Rows['promotions'][number];

const rows = await seedRows(testNow);
const grams: Partial<Record<string, number>> = { G: 0.001, T: 1000 };

/** The packs on sale of a product, the smallest first, each with its size in the base unit. */
function packsOf(productId: string) {
  return rows.packs
    .filter((pack) => pack.productId === productId && pack.active)
    .map(({ id, size, unit, priceMinor }) => ({
      id,
      size: Number(size) * (grams[unit] ?? 1),
      priceMinor,
    }))
    .toSorted((left, right) => left.size - right.size);
}

/** Pairs of packs with implausible prices: a larger one for less, or dearer by its unit. */
function oddPairs(packs: { size: number; priceMinor: number }[]) {
  return packs.flatMap((small, index) =>
    packs
      .slice(index + 1)
      .filter(
        (large) =>
          large.priceMinor <= small.priceMinor ||
          large.priceMinor / large.size > small.priceMinor / small.size,
      )
      .map((large) => [small, large]),
  );
}

/** The packs that a promotion names. */
function namedPacks(promotion: Promotion) {
  const named = rows.promotionPacks.filter(({ promotionId }) => promotionId === promotion.id);
  return named.map(({ packId }) => packId);
}

function productsOf(promotion: Promotion) {
  const linked = <Link extends { promotionId: string }>(links: Link[]) =>
    links.filter(({ promotionId }) => promotionId === promotion.id);
  const packIds = namedPacks(promotion);
  const ofPacks = rows.packs.filter(({ id }) => packIds.includes(id ?? ''));
  const ids = [...linked(rows.promotionProducts), ...ofPacks].map(({ productId }) => productId);
  const categories = linked(rows.promotionCategories).map(({ categoryId }) => categoryId);
  return rows.products.filter(
    ({ id, agentId, categoryId, currency }) =>
      agentId === promotion.agentId &&
      currency === promotion.currency &&
      (promotion.targetType === 'ALL' ||
        ids.includes(id) ||
        (typeof categoryId === 'string' && categories.includes(categoryId))),
  );
}

describe('The offers of the demo', () => {
  it.each(rows.products.map((product) => [product.nameMk ?? product.nameEn, product.id]))(
    'ask more for a larger pack of %s, and at most the same for its unit',
    (_, id) => {
      expect(oddPairs(packsOf(id))).toEqual([]);
    },
  );

  it.each(rows.promotions.map((promotion) => [promotion.nameEn, promotion]))(
    '%s makes some product cheaper, and the larger pack stays the better one',
    (_, promotion) => {
      const { rule, currency, targetType } = promotion;
      const targeted = namedPacks(promotion);
      const isCheaper = (pack: ReturnType<typeof packsOf>[number]) =>
        targetType !== 'PACKS' || targeted.includes(pack.id);
      const affected = productsOf(promotion);
      expect(affected.flatMap(({ id }) => packsOf(id)).some(isCheaper)).toBe(true);
      for (const { id } of affected) {
        const before = packsOf(id);
        const after = before.map((pack) => ({
          ...pack,
          priceMinor: isCheaper(pack)
            ? promotionPrice(rule, pack.priceMinor, currency)
            : pack.priceMinor,
        }));
        expect(oddPairs(after)).toEqual([]);
        if (rule.type === 'MULTI_BUY') continue;
        expect(
          after.map(({ priceMinor }, at) => priceMinor < (before[at]?.priceMinor ?? 0)),
        ).toEqual(before.map(isCheaper));
      }
    },
  );

  it('have an end where they have a start, and some have conditions, hours and notes', () => {
    const begun = rows.promotions.filter(({ startsAt }) => startsAt instanceof Date);
    expect(begun.filter(({ endsAt }) => !(endsAt instanceof Date))).toEqual([]);
    const kinds = new Set(rows.promotions.map(({ targetType }) => targetType));
    expect(kinds).toEqual(new Set(['ALL', 'PRODUCTS', 'CATEGORIES', 'PACKS']));
    for (const isUsed of [
      ({ minQuantity }: Promotion) => minQuantity !== null,
      ({ minAmountMinor }: Promotion) => minAmountMinor !== null,
      ({ weekly }: Promotion) => weekly !== null,
      ({ note }: Promotion) => note !== null,
      ({ trigger }: Promotion) => trigger === 'CODE',
    ]) {
      expect(rows.promotions.some(isUsed)).toBe(true);
    }
  });
});
