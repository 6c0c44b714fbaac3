import { and, eq, getTableColumns, type InferSelectModel, sql } from '../database/drizzle.ts';
import { relatedRows } from '../database/related-rows.ts';
import { packs } from '../database/tables/packs.ts';
import { products } from '../database/tables/products.ts';
import { divideHalfUp } from './promotion-price.ts';
import type { AgentContext } from '../records/agent-context.ts';

export type Pack = InferSelectModel<typeof packs>;

/** The product of a sale, with its packs. */
export interface Sold extends Pick<
  InferSelectModel<typeof products>,
  'id' | 'categoryId' | 'currency'
> {
  packIds: string[];
  /** Null when it was sold by weight. */
  pack: Pack | null;
  /** Those that can be bought, the smallest first. */
  packs: Pack[];
}

const packsBySize = relatedRows(getTableColumns(packs), {
  from: sql`from ${packs} where ${packs.productId} = ${products.id}`,
  orderBy: sql`${packs.baseSize}, ${packs.position}`,
});

/** Null when there is no such product. */
export async function readSold(
  { transaction: database, agentId }: AgentContext,
  { productId, packId }: { productId: string; packId: string | null },
): Promise<Sold | null> {
  const { id, categoryId, currency } = products;
  const [found] = await database
    .select({ id, categoryId, currency, all: packsBySize })
    .from(products)
    .where(and(eq(id, productId), eq(products.agentId, agentId)));
  if (found === undefined) return null;
  const { all, ...product } = found;
  const pack = all.find((one) => one.id === packId) ?? null;
  const packIds = pack === null ? all.map((one) => one.id) : [pack.id];
  return { ...product, packIds, pack, packs: all.filter(({ active }) => active) };
}

/** What a pack cost without a promotion; by weight, what a base unit of the smallest pack came to. */
export function listPriceOf({ pack, packs: all }: Sold): number | null {
  const [priced] = pack === null ? all : [pack];
  if (priced === undefined) return null;
  return pack === null ? perBase(priced, priced.priceMinor) : priced.priceMinor;
}

/** What one base unit comes to at a price of a pack, in minor units. */
export function perBase({ baseSize }: Pack, priceMinor: number): number {
  return Number(divideHalfUp(BigInt(priceMinor) * 1000n, baseSize));
}
