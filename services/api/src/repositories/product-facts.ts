import type { HiddenReason, StockState } from '@pazar/contracts/product';
import { eq, sql, type SQL } from 'drizzle-orm';
import { marketDay } from '../clock/market-day.ts';
import type { Database } from '../database/database.ts';
import { agents } from '../database/tables/agents.ts';
import { locations } from '../database/tables/locations.ts';
import { movements } from '../database/tables/movements.ts';
import { packs } from '../database/tables/packs.ts';
import { productLocations, productLots } from '../database/tables/product-links.ts';
import { products } from '../database/tables/products.ts';

/** The facts of one product, as `productFacts` selects them. */
export interface ProductFacts {
  stockAvailable: bigint | null;
  stockState: StockState;
  reasons: HiddenReason[];
}

/** Thousandths left: of the linked lots, or of the product's own ledger; null on demand. */
const stockAvailable = sql`case ${products.stockMode}
  when 'FROM_PRODUCE' then (select coalesce(sum(${movements.quantity}), 0) from ${movements}
    join ${productLots} on ${productLots.lotId} = ${movements.lotId}
    where ${productLots.productId} = ${products.id})
  when 'MANUAL' then (select coalesce(sum(${movements.quantity}), 0) from ${movements}
    where ${movements.productId} = ${products.id} and ${movements.lotId} is null)
  end::bigint`.mapWith((value: string | number | bigint) => BigInt(value));

const hasActivePack = sql`exists (select from ${packs}
  where ${packs.productId} = ${products.id} and ${packs.active})`;

const hasLocation = sql`exists (select from ${productLocations}
  join ${locations} on ${locations.id} = ${productLocations.locationId}
  where ${productLocations.productId} = ${products.id} and ${locations.status} = 'ACTIVE')`;

/**
 * What is not stored but follows from other rows and the day: stock, its state, and why customers
 * cannot see a product (empty: they can). A subquery, so that lists read it and totals count it.
 */
export function productFacts(database: Database, where: SQL | undefined, now: Date) {
  const today = sql`cast(${marketDay(now)} as date)`;
  const basis = database
    .select({
      id: products.id,
      status: products.status,
      stockMode: products.stockMode,
      lowStockThreshold: products.lowStockThreshold,
      stockAvailable: stockAvailable.as('stock_available'),
      outOfSeason: outOfSeason(today).as('out_of_season'),
      notYetAvailable: sql<boolean>`${products.availableFrom} > ${today}`.as('not_yet_available'),
      blocked: sql<boolean>`${products.moderation} = 'BLOCKED'`.as('blocked'),
      unverified: sql<boolean>`${agents.verificationStatus} <> 'VERIFIED'`.as('unverified'),
      suspended: sql<boolean>`${agents.accountStatus} = 'SUSPENDED'`.as('suspended'),
      hasActivePack: hasActivePack.as('has_active_pack'),
      hasLocation: hasLocation.as('has_location'),
    })
    .from(products)
    .innerJoin(agents, eq(agents.id, products.agentId))
    .where(where)
    .as('basis');

  const stockState = sql<StockState>`case
    when ${basis.stockMode} = 'ON_DEMAND' then 'ON_DEMAND'
    when ${basis.stockAvailable} <= 0 then 'OUT'
    when ${basis.stockAvailable} <= ${basis.lowStockThreshold} then 'LOW'
    else 'IN' end`;

  const reasons = sql<HiddenReason[]>`array_remove(array[
    case ${basis.status} when 'DRAFT' then 'draft' when 'ARCHIVED' then 'archived' end,
    case when ${basis.blocked} then 'blocked' end,
    case when ${basis.unverified} then 'agent_unverified' end,
    case when ${basis.suspended} then 'agent_suspended' end,
    case when ${basis.outOfSeason} then 'out_of_season' end,
    case when ${basis.notYetAvailable} then 'not_yet_available' end,
    case when ${basis.stockAvailable} <= 0 then 'out_of_stock' end,
    case when not ${basis.hasActivePack} then 'no_active_pack' end,
    case when not ${basis.hasLocation} then 'no_location' end], null)`;

  return database
    .select({
      id: basis.id,
      status: basis.status,
      stockAvailable: basis.stockAvailable,
      stockState: stockState.as('stock_state'),
      reasons: reasons.as('reasons'),
    })
    .from(basis)
    .as('facts');
}

/** Outside its months, or past its last day. */
function outOfSeason(today: SQL): SQL<boolean> {
  return sql`(cardinality(${products.seasonMonths}) > 0
      and extract(month from ${today})::integer <> all (${products.seasonMonths}))
    or coalesce(${products.availableTo} < ${today}, false)`;
}
