import { describe, expect, it } from 'vitest';
import { seedHoldings } from './data/holdings.ts';
import type { SeedProduct } from './seed-types.ts';

/** Of a pack in the smallest unit of its kind, so that grams and kilograms compare. */
const inSmallest = { KG: 1000, L: 1000 } as Partial<Record<string, number>>;
const amountOf = ({ size, unit }: SeedProduct['packs'][number]) => size * (inSmallest[unit] ?? 1);

/** The packs of a product that cost less than a smaller one. */
function cheaperThanSmaller({ packs }: SeedProduct) {
  return packs.filter((pack) =>
    packs.some((other) => amountOf(other) < amountOf(pack) && other.price >= pack.price),
  );
}

describe('The prices of the demo', () => {
  it('are such that no larger pack costs as little as a smaller one', () => {
    const products = seedHoldings.flatMap((holding) => holding.products);
    expect(products.filter(({ packs }) => packs.length > 1).length).toBeGreaterThan(5);
    expect(products.filter((product) => cheaperThanSmaller(product).length > 0)).toEqual([]);
  });
});
