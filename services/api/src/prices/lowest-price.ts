import { lowestPriceDays, type LowestPrice } from '@pazar/contracts/price-history';
import type { Database } from '../database/database.ts';
import { and, asc, eq, inArray } from '../database/drizzle.ts';
import { packs } from '../database/tables/packs.ts';
import { priceChanges } from '../database/tables/price-changes.ts';
import { unsettledChanges, type PriceChange } from './price-ledger.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** By pack, without those that have no price before their reduction. */
export type LowestPrices = ReadonlyMap<string, LowestPrice>;

/** A pack, and the instant at which its reduction starts. */
export interface Reduction {
  packId: string;
  begins: Date;
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
  // Of several changes at one instant the last one counts.
  const before = changes.filter(
    ({ startsAt }, index) =>
      startsAt < begins && startsAt.getTime() !== changes[index + 1]?.startsAt.getTime(),
  );
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

/** The lowest prices of packs before their reductions start. */
export async function readLowestPrices(
  database: Database,
  whose: { agentId: string; now: Date },
  reductions: readonly Reduction[],
): Promise<LowestPrices> {
  const packIds = reductions.map(({ packId }) => packId);
  const changes = await readPriceChanges(database, whose, packIds);
  return new Map(
    reductions.flatMap(({ packId, begins }) => {
      const lowest = lowestBefore(changes.get(packId) ?? [], begins);
      return lowest === null ? [] : [[packId, lowest]];
    }),
  );
}
