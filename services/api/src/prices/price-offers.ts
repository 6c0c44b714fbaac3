import type { Database } from '../database/database.ts';
import { sql } from '../database/drizzle.ts';
import { priceChanges, priceSettlements } from '../database/tables/price-changes.ts';
import {
  lowestBefore,
  readLowestPrices,
  type LowestPrices,
  type Reduction,
} from './lowest-price.ts';
import {
  forEverybody,
  inForce,
  type RunningPromotion,
  selectInForce,
} from './running-promotions.ts';

interface Asked {
  agentId: string;
  now: Date;
  packIds: readonly string[];
}

/** An agent's running promotions, and what packs that they reduce cost before. */
export interface PriceOffers {
  promotions: RunningPromotion[];
  /** The lowest prices of packs before their reductions start. */
  lowestBefore: (reductions: readonly Reduction[]) => Promise<LowestPrices>;
}

type Change = [packId: string, startsAt: string, priceMinor: number];

/**
 * Reads the promotions that run for everybody, and the prices of those packs among some that the ledger
 * has as reduced, in one statement.
 */
export async function readPriceOffers(database: Database, asked: Asked): Promise<PriceOffers> {
  const { agentId, now } = asked;
  const rows = await selectInForce(database, asked, {
    changes: changesOfReduced(asked),
    settledUntil: sql`(select ${priceSettlements.settledUntil} from ${priceSettlements}
      where ${priceSettlements.agentId} = ${agentId})`.mapWith(priceSettlements.settledUntil),
  });
  const changes = Map.groupBy(rows[0]?.changes ?? [], ([packId]) => packId);
  const settledUntil = rows[0]?.settledUntil ?? new Date(0);
  /** Whether no change before the reduction starts can be missing. */
  const isComplete = ({ packId, begins }: Reduction) =>
    begins <= settledUntil && changes.has(packId);
  return {
    promotions: rows.flatMap((row) => inForce(row, now)).flatMap(forEverybody),
    lowestBefore: async (reductions) => {
      if (!reductions.every(isComplete)) {
        return readLowestPrices(database, { agentId, now }, reductions);
      }
      return new Map(
        reductions.flatMap(({ packId, begins }) => {
          const lowest = lowestBefore((changes.get(packId) ?? []).map(changeOf), begins);
          return lowest === null ? [] : [[packId, lowest]];
        }),
      );
    },
  };
}

function changeOf([, startsAt, priceMinor]: Change) {
  return { startsAt: new Date(startsAt), priceMinor };
}

/** The changes of the packs whose last one names a promotion: in the first row alone, as it is the same in all. */
function changesOfReduced({ agentId, packIds }: Asked) {
  return sql<Change[] | null>`case when row_number() over (
      order by promotions.priority desc, promotions.id) = 1 then (
    select json_agg(json_build_array(change.pack_id, change.starts_at, change.price_minor)
      order by change.starts_at, change.id)
    from unnest(${sql.param(packIds)}::uuid[]) as pack (id)
    cross join lateral (select promotion_id from ${priceChanges} as newest
      where newest.agent_id = ${agentId} and newest.pack_id = pack.id
      order by newest.starts_at desc, newest.id desc limit 1) as newest
    join ${priceChanges} as change on change.agent_id = ${agentId} and change.pack_id = pack.id
    where newest.promotion_id is not null) end`;
}
