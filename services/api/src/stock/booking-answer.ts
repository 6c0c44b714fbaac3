import type { Booking, LotStock, ProductStock } from '@pazar/contracts/movement';
import type { Database } from '../database/database.ts';
import { asc, eq, inArray, or } from '../database/drizzle.ts';
import { lots } from '../database/tables/lots.ts';
import { movements } from '../database/tables/movements.ts';
import { productLots } from '../database/tables/product-links.ts';
import { products } from '../database/tables/products.ts';
import { movementOf, selectMovementViews } from './movement-views.ts';
import { quantityText } from '../records/values.ts';
import type { LotRow, ProductRow } from './stock-locks.ts';

/** The entries of a booking, and the stock after it, read in its own transaction. */
export async function readBooking(transaction: Database, bookingId: string): Promise<Booking> {
  const views = await selectMovementViews(transaction)
    .where(eq(movements.bookingId, bookingId))
    .orderBy(asc(movements.id));
  const entries = views.map((view) => movementOf(view));
  const lotIds = distinct(entries.map((entry) => entry.produceId));
  const productIds = distinct(entries.map((entry) => entry.productId));

  const lotRows = await transaction
    .select()
    .from(lots)
    .where(inArray(lots.id, lotIds))
    .orderBy(asc(lots.id));
  const drawing = transaction
    .select({ id: productLots.productId })
    .from(productLots)
    .where(inArray(productLots.lotId, lotIds));
  const productRows = await transaction
    .select()
    .from(products)
    .where(or(inArray(products.id, productIds), inArray(products.id, drawing)))
    .orderBy(asc(products.id));
  return {
    movements: entries,
    lots: lotRows.map((lot) => lotStock(lot)),
    products: productRows.map((product) => productStock(product)),
  };
}

function lotStock(lot: LotRow): LotStock {
  return {
    id: lot.id,
    version: lot.version,
    status: lot.status,
    unit: lot.unit,
    harvested: quantityText(lot.harvested),
    remaining: quantityText(lot.remaining),
    ledgerVersion: lot.ledgerVersion,
  };
}

function productStock(product: ProductRow): ProductStock {
  const { stockAvailable } = product;
  return {
    id: product.id,
    version: product.version,
    unit: product.baseUnit,
    stockAvailable: stockAvailable === null ? null : quantityText(stockAvailable),
    stockState: product.stockState,
    ledgerVersion: product.ledgerVersion,
  };
}

function distinct(ids: readonly (string | null)[]): string[] {
  return [...new Set(ids.filter((id) => id !== null))];
}
