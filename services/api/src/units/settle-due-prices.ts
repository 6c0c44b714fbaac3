import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { and, eq, gt, isNotNull, isNull, lte, or, sql } from '../database/drizzle.ts';
import { priceSettlements } from '../database/tables/price-settlements.ts';
import { promotions } from '../database/tables/promotions.ts';
import { inUnit } from './open-unit.ts';

/**
 * Writes price changes that the clock caused into the ledger, for every agent with a promotion that
 * started, ended, opened or closed since the last write. Returns their number.
 */
export async function settleDuePrices(database: Database, clock: Clock): Promise<number> {
  const { settledUntil } = priceSettlements;
  const now = clock.isForReadsOnly
    ? sql`clock_timestamp()`
    : sql`cast(${clock().toISOString()} as timestamptz)`;
  const turned = (instant: typeof promotions.startsAt | typeof promotions.endsAt) =>
    and(gt(instant, settledUntil), lte(instant, now));
  // A weekly one may have opened or closed at any time within its dates.
  const holds = and(
    isNotNull(promotions.weekly),
    lte(settledUntil, now),
    or(isNull(promotions.startsAt), lte(promotions.startsAt, now)),
    or(isNull(promotions.endsAt), gt(promotions.endsAt, settledUntil)),
  );
  const due = await database
    .selectDistinct({ agentId: promotions.agentId })
    .from(promotions)
    .innerJoin(priceSettlements, eq(priceSettlements.agentId, promotions.agentId))
    .where(
      and(
        eq(promotions.status, 'PUBLISHED'),
        eq(promotions.trigger, 'AUTOMATIC'),
        or(turned(promotions.startsAt), turned(promotions.endsAt), holds),
      ),
    );
  // The lock of the ledger settles it.
  for (const { agentId } of due) {
    await inUnit({ database, agentId, clock }, (unit) => unit.lock({ prices: true }));
  }
  return due.length;
}
