import type { Database } from '../database/database.ts';
import { sql, type SQL } from '../database/drizzle.ts';
import { priceChanges } from '../database/tables/price-changes.ts';
import { priceSettlements } from '../database/tables/price-settlements.ts';
import { promotions } from '../database/tables/promotions.ts';
import { lowestBeforeNow, lowestOf, type LowestPrices, readLowestPrices } from './lowest-price.ts';
import {
  forEverybody,
  inForce,
  isForEverybody,
  type RunningPromotion,
  selectInForce,
} from './running-promotions.ts';
import { turningPoints } from './turning-points.ts';

interface AgentPacks {
  agentId: string;
  now: Date;
  packIds: readonly string[];
}

/** An agent's running promotions, and what packs that they reduce cost before. */
export interface PriceOffers {
  promotions: RunningPromotion[];
  /** The lowest prices of packs before the reductions that last now. */
  lowestBefore: (packIds: readonly string[]) => Promise<LowestPrices>;
}

type Change = [packId: string, startsAt: string, priceMinor: number, promotionId: string | null];

/**
 * Reads the promotions that run for everybody, and the prices of those packs among some that the ledger
 * has as reduced, in one statement.
 */
export async function readPriceOffers(database: Database, which: AgentPacks): Promise<PriceOffers> {
  const { agentId, now } = which;
  const settled = sql`(select ${priceSettlements.settledUntil} from ${priceSettlements}
    where ${priceSettlements.agentId} = ${agentId})`;
  const rows = await selectInForce(database, which, {
    changes: changesOfReduced(which),
    settledUntil: settled.mapWith(priceSettlements.settledUntil),
    hasEnded: endedSince(settled, which),
  });
  const changes = Map.groupBy(rows[0]?.changes ?? [], ([packId]) => packId);
  const running = rows.flatMap(({ promotion, locationIds }) =>
    isForEverybody({ ...promotion, locationIds }) ? promotion : [],
  );
  const settledUntil = rows[0]?.settledUntil ?? new Date(0);
  // Whether no promotion started, ended, opened or closed since the ledger was written.
  const isSettled =
    rows[0]?.hasEnded !== true &&
    turningPoints(running, { agentId, now }, settledUntil).length === 0;
  return {
    promotions: rows.flatMap((row) => inForce(row, now)).flatMap(forEverybody),
    lowestBefore: async (packIds) => {
      if (!isSettled || !packIds.every((packId) => changes.has(packId))) {
        return readLowestPrices(database, { agentId, now }, packIds);
      }
      return lowestOf(packIds, (packId) =>
        lowestBeforeNow((changes.get(packId) ?? []).map(changeOf)),
      );
    },
  };
}

function changeOf([, startsAt, priceMinor, promotionId]: Change) {
  return { startsAt: new Date(startsAt), priceMinor, promotionId };
}

/** Whether a promotion has ended by its date since an instant. */
function endedSince(instant: SQL, { agentId, now }: AgentPacks) {
  return sql<boolean>`exists (select from ${promotions} as ended
    where ended.agent_id = ${agentId} and ended.status = 'PUBLISHED' and ended.ends_at > ${instant}
      and ended.ends_at <= cast(${now.toISOString()} as timestamptz))`;
}

/** The changes of the packs whose last one names a promotion: in the first row alone, as it is the same in all. */
function changesOfReduced({ agentId, packIds }: AgentPacks) {
  return sql<Change[] | null>`case when row_number() over (
      order by promotions.priority desc, promotions.id) = 1 then (
    select json_agg(json_build_array(change.pack_id, change.starts_at, change.price_minor,
      change.promotion_id)
      order by change.starts_at, change.id)
    from unnest(${sql.param(packIds)}::uuid[]) as pack (id)
    cross join lateral (select promotion_id from ${priceChanges} as newest
      where newest.agent_id = ${agentId} and newest.pack_id = pack.id
      order by newest.starts_at desc, newest.id desc limit 1) as newest
    join ${priceChanges} as change on change.agent_id = ${agentId} and change.pack_id = pack.id
    where newest.promotion_id is not null) end`;
}
