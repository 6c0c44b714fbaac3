import type { HiddenReason } from '@pazar/contracts/product';
import type { Database } from '../database/database.ts';
import { and, count, eq, ne, sql } from '../database/drizzle.ts';
import { products } from '../database/tables/products.ts';
import { countWhere } from '../database/count-where.ts';
import { productFacts } from '../products/product-parts.ts';

export type ProductFigures = Awaited<ReturnType<typeof readProductFigures>>;

/** How many products an agent has, and in which state. Archived ones are left out. */
export async function readProductFigures(database: Database, agentId: string, now: Date) {
  const own = and(eq(products.agentId, agentId), ne(products.status, 'ARCHIVED'));
  const facts = productFacts(database, own, now);
  const isActive = sql`${facts.status} = 'ACTIVE'`;
  const hiddenFor = (reason: HiddenReason) =>
    countWhere(sql`${isActive} and ${reason} = any (${facts.reasons})`);
  const [row] = await database
    .select({
      total: count(),
      live: countWhere(sql`cardinality(${facts.reasons}) = 0`),
      lowStock: countWhere(sql`${facts.stockState} = 'LOW'`),
      outOfStock: countWhere(sql`${facts.stockState} = 'OUT'`),
      drafts: countWhere(sql`${facts.status} = 'DRAFT'`),
      activeLow: countWhere(sql`${isActive} and ${facts.stockState} = 'LOW'`),
      activeOut: hiddenFor('out_of_stock'),
      blocked: countWhere(sql`'blocked' = any (${facts.reasons})`),
      withoutLocation: hiddenFor('no_location'),
      withoutPack: hiddenFor('no_active_pack'),
    })
    .from(facts);
  return row ?? none;
}

const none = {
  total: 0,
  live: 0,
  lowStock: 0,
  outOfStock: 0,
  drafts: 0,
  activeLow: 0,
  activeOut: 0,
  blocked: 0,
  withoutLocation: 0,
  withoutPack: 0,
};
