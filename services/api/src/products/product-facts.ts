import type { Database } from '../database/database.ts';
import { eq, type SQL } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { products } from '../database/tables/products.ts';
import { hiddenReasons } from './hidden-reasons.ts';

/** The facts of one product, as `productFacts` selects them. */
export type ProductFacts = Awaited<ReturnType<typeof readProductFacts>>[number];

/** The facts of some products, in no order. */
export function readProductFacts(database: Database, where: SQL | undefined, now: Date) {
  return database.select().from(productFacts(database, where, now));
}

/**
 * What lists show of a product itself, and what is not stored with it but follows from other rows
 * and the day: why customers cannot see it (empty: they can). A subquery, so that lists read it and
 * totals count it. The columns that only a product's own page shows are long, and left out.
 */
export function productFacts(database: Database, where: SQL | undefined, now: Date) {
  return database
    .select({
      id: products.id,
      version: products.version,
      agentId: products.agentId,
      sku: products.sku,
      nameMk: products.nameMk,
      nameEn: products.nameEn,
      categoryId: products.categoryId,
      tags: products.tags,
      baseUnit: products.baseUnit,
      currency: products.currency,
      vatRate: products.vatRate,
      stockMode: products.stockMode,
      stockAvailable: products.stockAvailable,
      stockState: products.stockState,
      ledgerVersion: products.ledgerVersion,
      status: products.status,
      updatedAt: products.updatedAt,
      /** Whether the agent is; without it no VAT is charged, whatever the product says. */
      vatRegistered: agents.vatRegistered,
      reasons: hiddenReasons(now).as('reasons'),
    })
    .from(products)
    .innerJoin(agents, eq(agents.id, products.agentId))
    .where(where)
    .as('facts');
}
