import type { LocationDetail } from '@pazar/contracts/location-detail';
import type { LotDetail } from '@pazar/contracts/produce-detail';
import type { ProductInput } from '@pazar/contracts/product-input';
import { marketDay } from '../clock/market-day.ts';
import type { Database } from '../database/database.ts';
import { asc, inArray } from '../database/drizzle.ts';
import { locations } from '../database/tables/locations.ts';
import { lots } from '../database/tables/lots.ts';
import { packs } from '../database/tables/packs.ts';
import { productLocations, productLots } from '../database/tables/product-links.ts';
import { products } from '../database/tables/products.ts';
import type { ListRead } from '../lists/read-list.ts';
import { locationDetail } from '../locations/location-views.ts';
import { lotStatusOn } from '../produce/lot-status.ts';
import { lotInputOf } from '../produce/lot-store.ts';
import { isVatRegistered } from '../records/own-references.ts';
import { quantityText } from '../records/quantity-text.ts';
import { packInputFrom, productInputFrom } from '../products/read-product-input.ts';

/** A product as an import takes it, with what is only shown. */
type ProductRecord = ProductInput & { id: string; status: string; stockAvailable: string | null };

/** Reads products for a file, what hangs on them once for all. */
export async function readProductRecords(
  database: Database,
  agentId: string,
  { where, orderBy, limit }: ListRead,
): Promise<ProductRecord[]> {
  const rows = await database
    .select()
    .from(products)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  const ids = rows.map((row) => row.id);
  const ofPacks = await database
    .select()
    .from(packs)
    .where(inArray(packs.productId, ids))
    .orderBy(asc(packs.position));
  const ofPlaces = await database
    .select()
    .from(productLocations)
    .where(inArray(productLocations.productId, ids))
    .orderBy(asc(productLocations.locationId));
  const ofLots = await database
    .select()
    .from(productLots)
    .where(inArray(productLots.productId, ids))
    .orderBy(asc(productLots.lotId));
  const packsOf = Map.groupBy(ofPacks, (row) => row.productId);
  const placesOf = Map.groupBy(ofPlaces, (row) => row.productId);
  const lotsOf = Map.groupBy(ofLots, (row) => row.productId);
  const vatRegistered = await isVatRegistered(database, agentId);
  return rows.map((row) => ({
    ...productInputFrom(row, {
      packs: (packsOf.get(row.id) ?? []).map(packInputFrom),
      locationIds: (placesOf.get(row.id) ?? []).map((place) => place.locationId),
      produceIds: (lotsOf.get(row.id) ?? []).map((lot) => lot.lotId),
      vatRegistered,
    }),
    id: row.id,
    status: row.status,
    stockAvailable: row.stockAvailable === null ? null : quantityText(row.stockAvailable),
  }));
}

type LotRecord = Omit<ReturnType<typeof lotInputOf>, 'status' | 'imageIds'> &
  Pick<LotDetail, 'id' | 'status' | 'harvested' | 'remaining'>;

/** Reads lots for a file. */
export async function readLotRecords(
  database: Database,
  { where, orderBy, limit }: ListRead,
  now: Date,
): Promise<LotRecord[]> {
  const rows = await database
    .select()
    .from(lots)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  return rows.map((row) => {
    const { imageIds: _images, ...input } = lotInputOf(row, []);
    return {
      ...input,
      id: row.id,
      status: lotStatusOn(marketDay(now), row),
      harvested: quantityText(row.harvested),
      remaining: quantityText(row.remaining ?? 0n),
    };
  });
}

/** Reads places for a file, which says nothing of their images. */
export async function readLocationRecords(
  database: Database,
  { where, orderBy, limit }: ListRead,
): Promise<LocationDetail[]> {
  const rows = await database
    .select()
    .from(locations)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  return rows.map((row) => locationDetail(row, []));
}
