import type { Booking, LotStock, ProductStock } from '@pazar/contracts/movement';
import type { Database } from '../database/database.ts';
import { asc, eq, sql } from '../database/drizzle.ts';
import { relatedRows } from '../database/related-rows.ts';
import { lots } from '../database/tables/lots.ts';
import { movements } from '../database/tables/movements.ts';
import { productLots } from '../database/tables/product-lots.ts';
import { products } from '../database/tables/products.ts';
import { movementOf, selectMovementViews } from './movement-views.ts';
import { quantityText } from '../records/values.ts';
import type { LotRow, ProductRow } from './stock-rows.ts';

/** The entries of a booking, and the stock after it, read in its own transaction. */
export async function readBooking(transaction: Database, bookingId: string): Promise<Booking> {
  const views = await selectMovementViews(transaction)
    .where(eq(movements.bookingId, bookingId))
    .orderBy(asc(movements.id));
  const entries = views.map((view) => movementOf(view));
  const { lotRows = [], productRows = [] } = (await readStocks(transaction, bookingId)) ?? {};
  return {
    movements: entries,
    lots: lotRows.map((lot) => lotStock(lot)),
    products: productRows.map((product) => productStock(product)),
  };
}

/** The lots of a booking's entries, and their products with all that draw on these lots, in one statement. */
async function readStocks(database: Database, bookingId: string) {
  const [found] = await database
    .select({ lotRows: ownLots, productRows: ownProducts })
    .from(sql`(select cast(${bookingId} as uuid) as id) as booking`);
  return found;
}

const entries = sql`${movements} where ${movements.bookingId} = booking.id`;
const lotIds = sql`select ${movements.lotId} from ${entries}`;

const ownLots = relatedRows(
  {
    id: lots.id,
    version: lots.version,
    status: lots.status,
    unit: lots.unit,
    harvested: lots.harvested,
    remaining: lots.remaining,
    ledgerVersion: lots.ledgerVersion,
  },
  { from: sql`from ${lots} where ${lots.id} in (${lotIds})`, orderBy: sql`${lots.id}` },
);
const ownProducts = relatedRows(
  {
    id: products.id,
    version: products.version,
    baseUnit: products.baseUnit,
    stockAvailable: products.stockAvailable,
    stockState: products.stockState,
    ledgerVersion: products.ledgerVersion,
  },
  {
    from: sql`from ${products} where ${products.id} in (
      select ${movements.productId} from ${entries}
      union select ${productLots.productId} from ${productLots}
      where ${productLots.lotId} in (${lotIds}))`,
    orderBy: sql`${products.id}`,
  },
);

type LotColumns =
  | 'id'
  | 'version'
  | 'status'
  | 'unit'
  | 'harvested'
  | 'remaining'
  | 'ledgerVersion';
type ProductColumns =
  | 'id'
  | 'version'
  | 'baseUnit'
  | 'stockAvailable'
  | 'stockState'
  | 'ledgerVersion';

function lotStock(lot: Pick<LotRow, LotColumns>): LotStock {
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

function productStock(product: Pick<ProductRow, ProductColumns>): ProductStock {
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
