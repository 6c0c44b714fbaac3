import { hiddenReasonSchema, type HiddenReason } from '@pazar/contracts/product';
import type { ProductVisibility } from '@pazar/contracts/product-filter';
import { marketDay } from '../clock/market-day.ts';
import { and, not, or, sql, type SQL } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { locations } from '../database/tables/locations.ts';
import { productLocations } from '../database/tables/product-locations.ts';
import { products } from '../database/tables/products.ts';
import { isOutOfSeason } from '../stock/out-of-season.ts';

type Conditions = Record<HiddenReason, SQL<boolean>>;

/**
 * When each reason hides a product from customers, in SQL over `products`.
 *
 * @param agentIs whether the agent of the product is something, in SQL over `agents`
 */
function hiddenConditions(now: Date, agentIs: (condition: SQL) => SQL<boolean>): Conditions {
  const today = sql`cast(${marketDay(now)} as date)`;
  const instant = sql`cast(${now.toISOString()} as timestamptz)`;
  return {
    draft: sql`${products.status} = 'DRAFT'`,
    archived: sql`${products.status} = 'ARCHIVED'`,
    blocked: sql`${products.moderation} = 'BLOCKED'`,
    agent_unverified: agentIs(sql`${agents.verificationStatus} <> 'VERIFIED'`),
    agent_suspended: agentIs(sql`${agents.accountStatus} = 'SUSPENDED'
      and coalesce(${agents.suspendedUntil} > ${instant}, true)`),
    out_of_season: isOutOfSeason(now),
    not_yet_available: sql`coalesce(${products.availableFrom} > ${today}, false)`,
    // Out of its season a product needs no stock.
    out_of_stock: sql`(${products.stockState} = 'OUT' and not ${isOutOfSeason(now)})`,
    no_active_pack: sql`${products.lowestPriceMinor} is null`,
    // A value and not "exists": that would become a join which reads all locations of all products.
    no_location: sql`not coalesce((select true from ${productLocations}
      join ${locations} on ${locations.id} = ${productLocations.locationId}
      where ${productLocations.productId} = ${products.id} and ${locations.status} = 'ACTIVE'
      limit 1), false)`,
  };
}

function itsAgentIs(condition: SQL): SQL<boolean> {
  // A value, too: "exists" beside other conditions would read all agents.
  return sql`(select ${condition} from ${agents} where ${agents.id} = ${products.agentId})`;
}

/**
 * All reasons of a product, in the order in which they are shown; empty means it is live. For a
 * select that has joined the product's agent.
 */
export function hiddenReasons(now: Date): SQL<HiddenReason[]> {
  return fulfilled(hiddenConditions(now, (condition) => sql<boolean>`(${condition})`));
}

/** The reasons whose conditions a product fulfils. */
function fulfilled(conditions: Conditions): SQL<HiddenReason[]> {
  const found = hiddenReasonSchema.options.map(
    (reason) => sql`case when ${conditions[reason]} then ${sql.raw(`'${reason}'`)} end`,
  );
  return sql`array_remove(array[${sql.join(found, sql`, `)}], null)`;
}

/** Products of one of the visibilities. */
export function hasVisibility(wanted: readonly ProductVisibility[], now: Date): SQL | undefined {
  const conditions = hiddenConditions(now, itsAgentIs);
  const isHidden = or(...hiddenReasonSchema.options.map((reason) => conditions[reason]));
  return or(
    ...wanted.map((value) => {
      if (value === 'live') return sql`not ${isHidden}`;
      return value === 'hidden' ? and(not(conditions.archived), isHidden) : conditions[value];
    }),
  );
}

/** Every value of the filter `visibility` that finds a product, one row each. For a select list. */
export function eachVisibility(now: Date): SQL<ProductVisibility> {
  const conditions = hiddenConditions(now, itsAgentIs);
  // Without the offset the reasons would be computed at each of their uses.
  return sql`unnest((select case
      when cardinality(found.reasons) = 0 then array['live']
      when ${conditions.archived} then found.reasons
      else found.reasons || 'hidden'::text end
    from (select ${fulfilled(conditions)} as reasons offset 0) as found))`;
}
