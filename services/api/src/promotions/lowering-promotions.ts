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

/** Products judged of each promotion: in nearly all cases the first one decides. */
const mostJudged = 200;

/**
 * Those of an agent's active promotions under which some customer pays less for some pack now, of the
 * first 200 products that each is for and that its places sell.
 */
export async function readLowering(
  database: Database,
  { agentId, now, ids }: Asked,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const offered = await promotionsInForce(database, agentId, now);
  const asked = offered.filter(({ id }) => ids.includes(id));
  const products = await affectedByAny(
    database,
    asked.map(({ currency, target, locationIds: soldAt }) => ({
      agentId,
      currency,
      target,
      soldAt,
      limit: mostJudged,
    })),
  );
  const lowering = asked.filter((own) =>
    products.some((product) => lowersOne(product, { own, offered })),
  );
  return new Set(lowering.map(({ id }) => id));
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
