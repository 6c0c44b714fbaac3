import type { Database } from '../database/database.ts';
import { smallestCount } from '../prices/order-price.ts';
import { promotionsInForce, type PromotionInForce } from '../prices/running-promotions.ts';
import { affectedByAny, packAtPlaces, packsOf, type AffectedProduct } from './affected-products.ts';
import { paidAtPlaces } from './paid-at-places.ts';
import { isOfThis } from './previewed-pack.ts';

interface Asked {
  agentId: string;
  now: Date;
  /** Those that are asked about, which are active. */
  ids: readonly string[];
}

/** Those of an agent's active promotions under which some customer pays less for some pack now. */
export async function readLowering(
  database: Database,
  { agentId, now, ids }: Asked,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const offered = await promotionsInForce(database, agentId, now);
  return loweringAmong(database, { offered, asked: offered.filter(({ id }) => ids.includes(id)) });
}

interface Judged {
  /** All of an agent's promotions in force. */
  offered: readonly PromotionInForce[];
  /** Those of them that are asked about. */
  asked: readonly PromotionInForce[];
}

/** Products read at once of each promotion: in nearly all cases the first one decides. */
const batch = 200;

/** Those of some promotions in force under which some customer pays less for some pack. */
export async function loweringAmong(
  database: Database,
  { offered, asked }: Judged,
): Promise<ReadonlySet<string>> {
  const lowering = new Set<string>();
  let open = asked;
  let isMore = true;
  for (let offset = 0; isMore && open.length > 0; offset += batch) {
    const products = await affectedByAny(
      database,
      open.map(({ agentId, currency, target, locationIds: soldAt }) => ({
        agentId,
        currency,
        target,
        soldAt,
        limit: batch,
        offset,
      })),
    );
    for (const own of open) {
      if (products.some((product) => lowersOne(product, { own, offered }))) lowering.add(own.id);
    }
    open = open.filter(({ id }) => !lowering.has(id));
    // One promotion that has further products fills a batch.
    isMore = products.length >= batch;
  }
  return lowering;
}

function lowersOne(
  product: AffectedProduct,
  rivals: { own: PromotionInForce; offered: readonly PromotionInForce[] },
): boolean {
  const { own } = rivals;
  return packsOf(product, own.target).some((pack) => {
    const count = smallestCount(own, { price: pack.priceMinor, baseSize: pack.baseSize });
    if (!Number.isSafeInteger(pack.priceMinor * count)) return false;
    return paidAtPlaces(packAtPlaces(product, pack), count, rivals).some(isOfThis);
  });
}
