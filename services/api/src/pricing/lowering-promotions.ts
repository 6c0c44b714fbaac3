import type { Database } from '../database/database.ts';
import { smallestCount } from './order-price.ts';
import { isForSold, type PackAtPlaces } from './paid-price.ts';
import { promotionsInForce } from './running-promotions.ts';
import { type Judged, readPackKinds } from './pack-kinds.ts';
import { isOfThis, paidAtPlaces, type Rivals } from './paid-at-places.ts';

/** Those of an agent's active promotions under which some customer pays less for some pack now. */
export async function readLowering(
  database: Database,
  { agentId, now, ids }: { agentId: string; now: Date; ids: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const offered = await promotionsInForce(database, agentId, now);
  return loweringAmong(database, { offered, asked: offered.filter(({ id }) => ids.includes(id)) });
}

/**
 * Those of some promotions in force under which some customer pays less for some pack. One statement, and a second
 * one for promotions for all or for categories that lower no price of the products that were changed last.
 */
export async function loweringAmong(
  database: Database,
  { offered, asked }: Judged,
): Promise<ReadonlySet<string>> {
  const lowering = new Set<string>();
  const judge = async (some: Judged['asked'], isSample: boolean) => {
    const kinds = await readPackKinds(database, { offered, asked: some }, isSample);
    for (const own of some) {
      if (kinds.some((kind) => isLowered(kind, { own, offered }))) lowering.add(own.id);
    }
  };
  await judge(asked, true);
  await judge(
    asked.filter((own) => isForMany(own) && !lowering.has(own.id)),
    false,
  );
  return lowering;
}

const isForMany = ({ target }: Judged['asked'][number]) =>
  target.type === 'ALL' || target.type === 'CATEGORIES';

/** Whether a promotion gives some customer the price of a pack. */
function isLowered(sold: PackAtPlaces, { own, offered }: Rivals): boolean {
  if (!isForSold(own, sold)) return false;
  const { pack } = sold;
  const count = smallestCount(own, { price: pack.priceMinor, baseSize: pack.baseSize });
  if (!Number.isSafeInteger(pack.priceMinor * count)) return false;
  return paidAtPlaces(sold, count, { own, offered }).some(isOfThis);
}
