import type { Booking } from '@pazar/contracts/movement';
import type {
  LotMovementInput,
  MovementInput,
  ReversalInput,
} from '@pazar/contracts/movement-input';
import type { MovementType } from '@pazar/contracts/produce';
import type { Database } from '../database/database.ts';
import { and, eq, sql } from '../database/drizzle.ts';
import { relatedRows } from '../database/related-rows.ts';
import { lots } from '../database/tables/lots.ts';
import { productLots } from '../database/tables/product-lots.ts';
import { products } from '../database/tables/products.ts';
import { Refusal } from '../problems/refusal.ts';
import type { Unit } from '../records/unit.ts';
import {
  type Entry,
  type RecordedBooking,
  adjustment,
  readBooking,
  recordBooking,
  writeBooking,
} from './booking.ts';
import { readBookingRequest, type KeptTerms } from './booking-request.ts';
import { incomingTypes } from './entry-sign.ts';
import { reverseBooking } from './reverse-booking.ts';
import { insufficientStock, ledgerMoved, refuseOverflow } from './stock-refusals.ts';
import { readLots, type LotRow, type ProductRow } from './stock-rows.ts';
import { takeFromLots, type Source } from './take-from-lots.ts';

/** An entry, with what it has of the one that it corrects. */
type Corrected<Input> = Input & { kept?: KeptTerms };

/** Books on an own lot, and returns the entries with the stock after them. */
export async function bookLotMovement(
  context: Unit,
  lotId: string,
  { kept, ...input }: Corrected<LotMovementInput>,
): Promise<Booking> {
  const bookingId = await bookOnLot(context, { lotId, input, kept });
  return recorded(context, bookingId, () => ({ entity: 'lot', entityId: lotId, action: 'book' }));
}

/** The same on an own product: in its own ledger, or from its lots. */
export async function bookProductMovement(
  context: Unit,
  productId: string,
  { kept, ...input }: Corrected<MovementInput>,
): Promise<Booking> {
  const bookingId = await bookOnProduct(context, { productId, input, kept });
  const booked = { entity: 'product', entityId: productId, action: 'book' } as const;
  return recorded(context, bookingId, () => booked);
}

/** Reverses an own entry, with all entries of its booking. */
export async function reverseMovement(
  context: Unit,
  movementId: string,
  { note }: ReversalInput,
): Promise<Booking> {
  const bookingId = await reverseBooking(context, { movementId, note });
  return recorded(context, bookingId, ({ movements: [first] }) => ({
    ...ownerOf(first),
    action: 'reverse',
  }));
}

async function recorded(
  context: Unit,
  bookingId: string,
  what: (booking: Booking) => Omit<RecordedBooking, 'booking'>,
): Promise<Booking> {
  const booking = await readBooking(context.transaction, bookingId);
  await recordBooking(context, { ...what(booking), booking });
  return booking;
}

/** A sale of a product that was drawn from its lots belongs to the product. */
function ownerOf(
  movement: Booking['movements'][number] | undefined,
): Pick<RecordedBooking, 'entity' | 'entityId'> {
  const { productId = null, produceId = null } = movement ?? {};
  return productId === null
    ? { entity: 'lot', entityId: produceId ?? '' }
    : { entity: 'product', entityId: productId };
}

/**
 * Books one entry on an own lot. The first harvest or receipt makes a lot available; all other
 * entries require that. Returns the id of the booking.
 */
export async function bookOnLot(
  context: Unit,
  { lotId, input, kept }: { lotId: string; input: LotMovementInput; kept?: KeptTerms | undefined },
): Promise<string> {
  await context.lock({ lots: [lotId] });
  const { transaction, agentId } = context;
  const [lot] = await readLots(transaction, agentId, [lotId]);
  if (lot === undefined) throw new Refusal('not-found');
  refuseStaleCount(lot, input);
  await refuseOtherProduct(transaction, lot, input.productId);
  const { productId, type } = input;
  const { columns, quantity } = await readBookingRequest(context, input, {
    productId,
    ledger: { unit: lot.unit, balance: lot.remaining },
    kept,
  });

  await offer(context, { lot, isIncoming: incomingTypes.includes(type) });
  refuseOverflow(incomingTypes.includes(type) ? lot.harvested + quantity : 0n);
  refuseOverflow(lot.remaining + quantity);
  const shortfall = -(lot.remaining + quantity);
  if (shortfall > 0n && (!input.force || type === 'ADJUST')) {
    throw insufficientStock(lot.remaining, lot.unit);
  }
  return writeBooking(context, [
    ...(shortfall > 0n
      ? [adjustment(columns, { quantity: shortfall, lotId, productId: null })]
      : []),
    { ...columns, type, quantity, lotId, productId },
  ]);
}

function refuseStaleCount(lot: LotRow, { ledgerVersion }: LotMovementInput): void {
  if (ledgerVersion !== undefined && ledgerVersion !== lot.ledgerVersion) throw ledgerMoved(lot);
}

/** A lot is sold as an own product with the same unit. */
async function refuseOtherProduct(
  transaction: Database,
  lot: LotRow,
  productId: string | null,
): Promise<void> {
  if (productId === null) return;
  const [product] = await transaction
    .select({ baseUnit: products.baseUnit })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.agentId, lot.agentId)));
  if (product?.baseUnit === lot.unit) return;
  throw new Refusal('validation', { errors: [{ pointer: '/productId', code: 'invalid' }] });
}

async function offer(
  { transaction, agentId, now }: Unit,
  { lot, isIncoming }: { lot: LotRow; isIncoming: boolean },
): Promise<void> {
  if (lot.status === 'AVAILABLE') return;
  const isOpen = lot.status === 'PLANNED' || lot.status === 'GROWING';
  if (!isOpen || !isIncoming) throw new Refusal('invalid-transition');
  await transaction
    .update(lots)
    .set({ status: 'AVAILABLE', version: lot.version + 1, updatedAt: now, updatedBy: agentId })
    .where(eq(lots.id, lot.id));
}

/** Entries that draw on a product's lots; receipts and corrections belong to a lot. */
const takenTypes: readonly MovementType[] = ['SALE', 'WASTE', 'OWN_USE'];

interface Wanted {
  input: MovementInput;
  /** Of the entry that it corrects. */
  kept?: KeptTerms | undefined;
}

/**
 * Books on an own product: in its own ledger (MANUAL), or from its lots, first expiry first, one
 * entry for each, all or none (FROM_PRODUCE). Returns the id of the booking.
 */
async function bookOnProduct(
  unit: Unit,
  { productId, input, kept }: { productId: string } & Wanted,
): Promise<string> {
  await unit.lock({ drawing: [productId] });
  const found = await readDrawn(unit, productId);
  if (found === undefined) throw new Refusal('not-found');
  const { product, sources } = found;
  switch (product.stockMode) {
    case 'MANUAL':
      return bookInOwnLedger(unit, { product, input, kept });
    case 'FROM_PRODUCE':
      return takeFromProduce(unit, { product, sources, input, kept });
    case 'ON_DEMAND':
      throw new Refusal('invalid-transition');
  }
}

async function bookInOwnLedger(
  context: Unit,
  { product, input, kept }: { product: ProductRow } & Wanted,
): Promise<string> {
  const { id: productId } = product;
  const { ledgerBalance: remaining, ledgerVersion, baseUnit } = product;
  if (input.ledgerVersion !== undefined && input.ledgerVersion !== ledgerVersion) {
    throw ledgerMoved({ ledgerVersion, remaining });
  }
  const { type } = input;
  const { columns, quantity } = await readBookingRequest(context, input, {
    productId,
    ledger: { unit: baseUnit, balance: remaining },
    kept,
  });
  refuseOverflow(remaining + quantity);
  const shortfall = -(remaining + quantity);
  if (shortfall > 0n && (!input.force || type === 'ADJUST')) {
    throw insufficientStock(remaining, baseUnit);
  }
  const ledger = { lotId: null, productId };
  return writeBooking(context, [
    ...(shortfall > 0n ? [adjustment(columns, { quantity: shortfall, ...ledger })] : []),
    { ...columns, ...ledger, type, quantity },
  ]);
}

async function takeFromProduce(
  context: Unit,
  { product, sources, input, kept }: Drawn & Wanted,
): Promise<string> {
  const { id: productId, baseUnit } = product;
  refuseMisplaced(input);
  const { columns, quantity } = await readBookingRequest(context, input, {
    productId,
    // Of each lot; nothing is counted here, a count is of one lot.
    ledger: { unit: baseUnit, balance: 0n },
    kept,
  });
  const { takes, shortfall, last } = takeFromLots(sources, -quantity);
  if (shortfall > 0n && (!input.force || last === null)) {
    throw insufficientStock(-quantity - shortfall, baseUnit);
  }
  const made =
    shortfall > 0n
      ? [adjustment(columns, { quantity: shortfall, lotId: last, productId: null })]
      : [];
  const taken = takes.map(({ lotId, amount }): Entry => ({
    ...columns,
    type: input.type,
    quantity: -amount,
    lotId,
    productId,
  }));
  return writeBooking(context, [...made, ...taken]);
}

interface Drawn {
  product: ProductRow;
  /** The locked lots on offer that it draws on. */
  sources: Source[];
}

async function readDrawn(unit: Unit, productId: string): Promise<Drawn | undefined> {
  const { id, remaining, bestBefore } = lots;
  const lotsOnOffer = relatedRows(
    { id, remaining, bestBefore },
    {
      from: sql`from ${productLots} join ${lots} on ${lots.id} = ${productLots.lotId}
        where ${productLots.productId} = ${products.id} and ${lots.status} = 'AVAILABLE'`,
      orderBy: sql`${lots.id}`,
    },
  );
  const [found] = await unit.transaction
    .select({ product: products, sources: lotsOnOffer })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.agentId, unit.agentId)));
  if (found === undefined) return undefined;
  // One that was linked at this moment is for the next sale.
  return { ...found, sources: found.sources.filter((lot) => unit.holds('lots', lot.id)) };
}

function refuseMisplaced({ type, ledgerVersion }: MovementInput): void {
  const misplaced = [
    ...(takenTypes.includes(type) ? [] : ['/type']),
    ...(ledgerVersion === undefined ? [] : ['/ledgerVersion']),
  ];
  if (misplaced.length === 0) return;
  const errors = misplaced.map((pointer) => ({ pointer, code: 'invalid' as const }));
  throw new Refusal('validation', { errors });
}
