import { addDays } from '../clock/calendar-days.ts';
import { marketMidnight } from '../clock/market-day.ts';
import { and, eq, gte, lt, sql, type SQL } from '../database/drizzle.ts';
import { movements } from '../database/tables/movements.ts';
import { samples } from '../database/tables/samples.ts';

/** Entries of `movements` that are no reversals and were not reversed. */
export const notReversed = sql`${movements.reversesId} is null and not exists (
  select from ${movements} as reversal where reversal.reverses_id = "movements"."id")`;

/**
 * Entries of goods of the agent's own. Of those from a lot the lot decides: own goods may be sold as a
 * sample product.
 */
export const isNoSample = sql`not exists (select from ${samples}
  where ${samples.recordId} = coalesce(${movements.lotId}, ${movements.productId}))`;

/** Calendar days in the market, both included. */
export interface Period {
  from: string;
  to: string;
}

/** The entries of one agent in a period, without those of samples. */
export function entriesOf(agentId: string, { from, to }: Period) {
  return and(
    eq(movements.agentId, agentId),
    gte(movements.occurredAt, marketMidnight(from)),
    lt(movements.occurredAt, marketMidnight(addDays(to, 1))),
    notReversed,
    isNoSample,
  );
}

/**
 * What the pack, or base unit, of an entry came to. The price that the ledger stores is one of whole minor units,
 * which that of a pack is not where some packs were free: it is what was paid for all of them, divided by their
 * number, and at least 1 (`priceMinorSchema`). Another price than that was agreed on, and holds as it is.
 */
const paidEach = sql`coalesce((
  select sold.total / ${movements.packCount}
  from api.promotions as promotion
  cross join lateral (select (promotion.rule->>'buy')::int as buy, (promotion.rule->>'free')::int as free) as packs
  cross join lateral (select ${movements.listPriceMinor}::numeric * (
    ${movements.packCount} / (packs.buy + packs.free) * packs.buy
    + least(${movements.packCount} % (packs.buy + packs.free), packs.buy)) as total) as sold
  where promotion.id = ${movements.promotionId} and promotion.rule->>'type' = 'MULTI_BUY'
    and ${movements.unitPriceMinor} = greatest(round(sold.total / ${movements.packCount}), 1)
), ${movements.unitPriceMinor})`;

const amountAt = (price: SQL) =>
  sql`round(sum(abs(${movements.quantity})::numeric * ${price}
    / coalesce(${movements.packSize}, 1000)))`;

/**
 * The amount of one sale's entries in minor units, and the amount without promotions: null for a sale without a
 * price. Rounded for each sale, as it was paid, so that parts add up to their total.
 */
export const saleOf = {
  amount: amountAt(paidEach),
  // Of a sale without a price nothing is known of its discount either.
  gross: amountAt(sql`case when ${movements.unitPriceMinor} is not null
    then coalesce(${movements.listPriceMinor}, ${movements.unitPriceMinor}) end`),
  /** The sum over sales, as large as a number can be exactly; no market gets there. */
  sum: (part: ReturnType<ReturnType<typeof amountAt>['as']>) =>
    sql`least(coalesce(sum(${part}), 0), 9007199254740991)`.mapWith(Number),
};
