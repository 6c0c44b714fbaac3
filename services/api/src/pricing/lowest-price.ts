import { lowestPriceDays, type LowestPrice } from '@pazar/contracts/price-history';
import type { Database } from '../database/database.ts';
import { and, asc, eq, inArray } from '../database/drizzle.ts';
import { packs } from '../database/tables/packs.ts';
import { priceChanges } from '../database/tables/price-changes.ts';
import { unsettledChanges, type PriceChange } from './price-ledger.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** By pack, without those that have no price before their reduction. */
export type LowestPrices = ReadonlyMap<string, LowestPrice>;

/** A line of the ledger, as far as reductions are read from it. */
type Line = Pick<PriceChange, 'startsAt' | 'priceMinor' | 'promotionId'>;

/**
 * When the reduction of a pack started: since when the same promotion has set its price without a break,
 * from the changes of the pack in their order. Null while none sets it.
 */
export function reductionBegan(changes: readonly Line[]): Date | null {
  const lasting = withoutReplaced(changes);
  const promotionId = lasting.at(-1)?.promotionId ?? null;
  if (promotionId === null) return null;
  const before = lasting.findLastIndex((line) => line.promotionId !== promotionId);
  return lasting[before + 1]?.startsAt ?? null;
}

/** The lowest price before the reduction of a pack that lasts now; null without one. */
export function lowestBeforeNow(changes: readonly Line[]): LowestPrice | null {
  const begins = reductionBegan(changes);
  return begins === null ? null : lowestBefore(changes, begins);
}

/** Of several changes at one instant the last one counts. */
function withoutReplaced<Change extends Pick<Line, 'startsAt'>>(changes: readonly Change[]) {
  return changes.filter(
    ({ startsAt }, index) => startsAt.getTime() !== changes[index + 1]?.startsAt.getTime(),
  );
}

/**
 * The lowest price in the 30 days before a reduction starts, from the changes of one pack in their
 * order: the price at the start of these days, and every later one within them. Null when none is
 * known.
 */
export function lowestBefore(
  changes: readonly Pick<PriceChange, 'startsAt' | 'priceMinor'>[],
  begins: Date,
): LowestPrice | null {
  const opens = new Date(begins.getTime() - lowestPriceDays * dayMs);
  const before = withoutReplaced(changes).filter(({ startsAt }) => startsAt < begins);
  const [first] = before;
  if (first === undefined) return null;
  const opening = before.findLast(({ startsAt }) => startsAt <= opens);
  const within = before.filter(({ startsAt }) => startsAt > opens);
  const prices = [...(opening === undefined ? [] : [opening]), ...within];
  return {
    priceMinor: Math.min(...prices.map(({ priceMinor }) => priceMinor)),
    since: first.startsAt > opens ? first.startsAt.toISOString() : null,
  };
}

/**
 * The prices of some packs, the first change first, including changes by the clock that are not
 * written yet.
 */
export async function readPriceChanges(
  database: Database,
  { agentId, now }: { agentId: string; now: Date },
  packIds: readonly string[],
): Promise<Map<string, PriceChange[]>> {
  if (packIds.length === 0) return new Map();
  const stored = await database
    .select()
    .from(priceChanges)
    .where(and(eq(priceChanges.agentId, agentId), inArray(priceChanges.packId, [...packIds])))
    .orderBy(asc(priceChanges.startsAt), asc(priceChanges.id));
  const owners = await database
    .selectDistinct({ id: packs.productId })
    .from(packs)
    .where(inArray(packs.id, [...packIds]));
  const productIds = owners.map(({ id }) => id);
  const open = await unsettledChanges(database, { agentId, now, productIds });
  const asked = new Set(packIds);
  const all = [...stored, ...open.filter(({ packId }) => asked.has(packId))];
  return Map.groupBy(all, ({ packId }) => packId);
}

/** The lowest prices of packs before the reductions that last now. */
export async function readLowestPrices(
  database: Database,
  whose: { agentId: string; now: Date },
  packIds: readonly string[],
): Promise<LowestPrices> {
  const changes = await readPriceChanges(database, whose, packIds);
  return lowestOf(packIds, (packId) => lowestBeforeNow(changes.get(packId) ?? []));
}

export function lowestOf(
  packIds: readonly string[],
  read: (packId: string) => LowestPrice | null,
): LowestPrices {
  return new Map(
    packIds.flatMap((packId) => {
      const lowest = read(packId);
      return lowest === null ? [] : [[packId, lowest]];
    }),
  );
}
