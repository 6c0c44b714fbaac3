import type { Currency } from '@pazar/contracts/money';
import type { Database } from '../database/database.ts';
import { and, eq, inArray, isNotNull, or, sql } from '../database/drizzle.ts';
import { movements } from '../database/tables/movements.ts';
import { productLots } from '../database/tables/product-lots.ts';
import { notReversed } from '../stock/kept-entries.ts';
import { divideHalfUp } from '../pricing/promotion-price.ts';

/**
 * The agent's cost of a pack of that many base units, in gross minor units; null when it is
 * unknown.
 */
export type Costs = (productId: string, baseSize: bigint) => number | null;

/** The costs of products, from the last receipt with a price of each or of the lots that it draws on. */
export async function readCosts(
  database: Database,
  currency: Currency,
  products: readonly { id: string }[],
): Promise<Costs> {
  const ids = products.map(({ id }) => id);
  if (ids.length === 0) return () => null;
  const productId = sql<string>`coalesce(${productLots.productId}, ${movements.productId})`;
  const rows = await database
    .selectDistinctOn([productId], {
      productId: productId.as('priced_product'),
      unitPriceMinor: movements.unitPriceMinor,
      packSize: movements.packSize,
    })
    .from(movements)
    .leftJoin(productLots, eq(productLots.lotId, movements.lotId))
    .where(
      and(
        eq(movements.type, 'RECEIPT'),
        eq(movements.currency, currency),
        isNotNull(movements.unitPriceMinor),
        or(inArray(movements.productId, ids), inArray(productLots.productId, ids)),
        notReversed,
      ),
    )
    .orderBy(productId, sql`${movements.occurredAt} desc`, sql`${movements.id} desc`);
  const costs = new Map(rows.map((row) => [row.productId, row]));
  return (id, baseSize) => {
    const { unitPriceMinor = null, packSize = null } = costs.get(id) ?? {};
    if (unitPriceMinor === null) return null;
    return Number(divideHalfUp(BigInt(unitPriceMinor) * baseSize, packSize ?? 1000n));
  };
}
