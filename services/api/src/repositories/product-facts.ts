import type { HiddenReason, StockState } from '@pazar/contracts/product';
import { eq, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { agents } from '../database/tables/agents.ts';
import { products } from '../database/tables/products.ts';
import { hiddenReasons } from './hidden-reasons.ts';

/** The facts of one product, as `productFacts` selects them. */
export interface ProductFacts {
  stockAvailable: bigint | null;
  stockState: StockState;
  reasons: HiddenReason[];
  /** Whether the agent is; without it no VAT is charged, whatever the product says. */
  vatRegistered: boolean;
}

/**
 * What is not stored with a product but follows from other rows and the day: why customers cannot
 * see it (empty: they can). A subquery, so that lists read it and totals count it.
 */
export function productFacts(database: Database, where: SQL | undefined, now: Date) {
  return database
    .select({
      id: products.id,
      status: products.status,
      stockAvailable: products.stockAvailable,
      stockState: products.stockState,
      vatRegistered: agents.vatRegistered,
      reasons: hiddenReasons(now).as('reasons'),
    })
    .from(products)
    .innerJoin(agents, eq(agents.id, products.agentId))
    .where(where)
    .as('facts');
}
