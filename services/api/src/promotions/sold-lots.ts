import type { PreviewedProduct } from '@pazar/contracts/promotion-preview';
import { marketDay } from '../clock/market-day.ts';
import type { Database } from '../database/database.ts';
import { and, eq, gt, sql } from '../database/drizzle.ts';
import { isOneOf } from '../database/is-one-of.ts';
import { locations } from '../database/tables/locations.ts';
import { lots } from '../database/tables/lots.ts';
import { movements } from '../database/tables/movements.ts';
import { productLots } from '../database/tables/product-lots.ts';
import { products } from '../database/tables/products.ts';
import { quantityText } from '../records/values.ts';
import { notReversed } from '../stock/kept-entries.ts';

type SoldLot = PreviewedProduct['lots'][number];

/** When a lot was harvested last: what is in a pack can be of that day. Null for one that was bought. */
const lastHarvest = sql<Date | null>`(select max(${movements.occurredAt}) from ${movements}
  where ${movements.lotId} = ${lots.id} and ${movements.type} = 'HARVEST'
    and ${notReversed})`.mapWith(movements.occurredAt);

/** The lots with stock that some products are sold from, by product, the one that is sold next first. */
export async function readSoldLots(
  database: Database,
  sold: readonly { id: string }[],
): Promise<ReadonlyMap<string, SoldLot[]>> {
  if (sold.length === 0) return new Map();
  const ids = sold.map(({ id }) => id);
  const rows = await database
    .select({
      productId: productLots.productId,
      id: lots.id,
      lotNumber: lots.lotNumber,
      qualityClass: lots.qualityClass,
      bestBefore: lots.bestBefore,
      locationName: locations.name,
      remaining: lots.remaining,
      harvestedAt: lastHarvest,
    })
    .from(productLots)
    .innerJoin(products, eq(products.id, productLots.productId))
    .innerJoin(lots, eq(lots.id, productLots.lotId))
    .leftJoin(locations, eq(locations.id, lots.locationId))
    .where(
      and(
        isOneOf(productLots.productId, ids),
        // A product whose stock is kept by hand keeps its lots, and is not sold from them.
        eq(products.stockMode, 'FROM_PRODUCE'),
        eq(lots.status, 'AVAILABLE'),
        gt(lots.remaining, 0n),
      ),
    )
    .orderBy(sql`${lots.bestBefore} nulls last`, lots.id);
  const named = rows.map(({ productId, harvestedAt, remaining, ...lot }) => ({
    productId,
    lot: {
      ...lot,
      harvestedOn: harvestedAt === null ? null : marketDay(harvestedAt),
      remaining: quantityText(remaining),
    },
  }));
  const byProduct = Map.groupBy(named, ({ productId }) => productId);
  return new Map([...byProduct].map(([id, of]) => [id, of.map(({ lot }) => lot)]));
}
