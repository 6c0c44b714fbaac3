import type { Currency } from '@pazar/contracts/money';
import type { Booking, LotStock, ProductStock, SalesChannel } from '@pazar/contracts/movement';
import type { MovementType } from '@pazar/contracts/produce';
import type { StockEvent } from '@pazar/contracts/stock-event';
import type { Database } from '../database/database.ts';
import { asc, eq, sql, type SQL } from '../database/drizzle.ts';
import { relatedRows } from '../database/related-rows.ts';
import { agents } from '../database/tables/agents.ts';
import { lots } from '../database/tables/lots.ts';
import { movements } from '../database/tables/movements.ts';
import { productLots } from '../database/tables/product-lots.ts';
import { products } from '../database/tables/products.ts';
import { recountPromotions } from '../pricing/recount-promotions.ts';
import { recordOwnAudit } from '../records/audit.ts';
import type { Unit } from '../records/unit.ts';
import { newId, quantityText, quantityThousandths } from '../records/values.ts';
import { movementOf, selectMovementViews } from './movement-views.ts';
import type { LotRow, ProductRow } from './stock-rows.ts';

/** The fields that all entries of one booking share. */
export interface EntryColumns {
  occurredAt: Date;
  channel: SalesChannel | null;
  unitPriceMinor: number | null;
  currency: Currency | null;
  packId: string | null;
  packCount: number | null;
  packSize: bigint | null;
  /** The promotion of the sale, and the price of the pack without it. */
  promotionId: string | null;
  listPriceMinor: number | null;
  /** Of the entry that it reverses or corrects; without it, a new sale has the rate of its product. */
  vatRate?: number | null;
  note: string | null;
}

/** One row of the ledger: of a lot, of a product, or of a lot sold as a product. */
export interface Entry extends EntryColumns {
  type: MovementType;
  quantity: bigint;
  lotId: string | null;
  productId: string | null;
  reversesId?: string;
}

/** Writes the entries of one booking in one statement and returns its id. */
export async function writeBooking(context: Unit, entries: readonly Entry[]): Promise<string> {
  const { transaction, agentId, now } = context;
  const numbered = entries.map((entry) => ({ ...entry, id: newId(now) }));
  // A booking of one entry is reversed by its id.
  const bookingId = numbered[0]?.id ?? newId(now);
  await transaction.insert(movements).values(
    numbered.map((entry) => ({
      ...entry,
      vatRate: entry.vatRate === undefined ? vatRateOf(entry) : entry.vatRate,
      bookingId,
      agentId,
      createdBy: agentId,
      createdAt: now,
    })),
  );
  const named = entries.flatMap(({ promotionId }) => promotionId ?? []);
  if (named.length > 0) await countUses(context, named);
  return bookingId;
}

/** The rate of a sale at this moment; null for all that is not sold as a product. */
function vatRateOf({ type, productId }: Entry): SQL | null {
  if (type !== 'SALE' || productId === null) return null;
  return sql`(select case when ${agents.vatRegistered} then ${products.vatRate} else 0 end
    from ${products} join ${agents} on ${agents.id} = ${products.agentId}
    where ${products.id} = ${productId})`;
}

/** An adjustment for stock that the ledger did not have: it has no price. */
export function adjustment(
  columns: EntryColumns,
  { quantity, lotId, productId }: Pick<Entry, 'quantity' | 'lotId' | 'productId'>,
): Entry {
  return {
    type: 'ADJUST',
    quantity,
    lotId,
    productId,
    occurredAt: columns.occurredAt,
    note: columns.note,
    channel: null,
    unitPriceMinor: null,
    currency: null,
    packId: null,
    packCount: null,
    packSize: null,
    promotionId: null,
    listPriceMinor: null,
  };
}

/** A sale may use up a promotion, which ends it; a reversal may restart it. */
async function countUses(unit: Unit, ids: readonly string[]): Promise<void> {
  await unit.lock({ promotions: ids });
  if (await recountPromotions(unit, ids)) await unit.recordPrices();
}

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

const ofBooking = sql`${movements} where ${movements.bookingId} = booking.id`;
const lotIds = sql`select ${movements.lotId} from ${ofBooking}`;

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
      select ${movements.productId} from ${ofBooking}
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

/** The target of a booking, and its entries. */
export interface RecordedBooking {
  entity: 'lot' | 'product';
  entityId: string;
  action: 'book' | 'reverse';
  booking: Booking;
}

/** Records a booking in the audit, as one event with all its entries. */
export async function recordBooking(
  context: Unit,
  { entity, entityId, action, booking }: RecordedBooking,
): Promise<void> {
  const [first] = booking.movements;
  if (first === undefined) return;
  const quantities = booking.movements
    .filter(({ type }) => type === first.type || type !== 'ADJUST')
    .map(({ quantity }) => quantityThousandths(quantity));
  const { type, unit, lotNumber, productName } = booking.movements.at(-1) ?? first;
  const stock: StockEvent = {
    type,
    quantity: quantityText(quantities.reduce((sum, quantity) => sum + quantity, 0n)),
    unit,
  };
  await recordOwnAudit(context, {
    action: `stock.${action}`,
    entity,
    entityId,
    label: entity === 'lot' ? lotNumber : (productName?.mk ?? productName?.en ?? null),
    after: { bookingId: first.bookingId, ...stock },
  });
}
