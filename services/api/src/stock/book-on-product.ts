import type { MovementInput } from '@pazar/contracts/movement-input';
import type { MovementType } from '@pazar/contracts/produce';
import { and, eq, inArray } from '../database/drizzle.ts';
import { lots } from '../database/tables/lots.ts';
import { productLots } from '../database/tables/product-links.ts';
import { products } from '../database/tables/products.ts';
import { Refusal } from '../problems/refusal.ts';
import { readProducts, type LotRow, type ProductRow } from './stock-locks.ts';
import { adjustment, writeBooking, type Entry } from './booking.ts';
import { readBookingRequest } from './booking-facts.ts';
import { insufficientStock, ledgerMoved, refuseOverflow } from './stock-refusals.ts';
import { takeFromLots } from './take-from-lots.ts';
import type { Unit } from '../records/unit.ts';

/** Entries that draw on a product's lots; receipts and corrections belong to a lot. */
const takenTypes: readonly MovementType[] = ['SALE', 'WASTE', 'OWN_USE'];

/**
 * Books on an own product: in its own ledger (MANUAL), or from its lots, first expiry first, one
 * entry for each, all or none (FROM_PRODUCE). Returns the id of the booking.
 */
export async function bookOnProduct(
  unit: Unit,
  { productId, input }: { productId: string; input: MovementInput },
): Promise<string> {
  const { transaction, agentId } = unit;
  const [found] = await transaction
    .select({ stockMode: products.stockMode })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.agentId, agentId)));
  if (found === undefined) throw new Refusal('not-found');
  const isDrawn = found.stockMode === 'FROM_PRODUCE';
  await unit.lock(isDrawn ? { drawing: [productId] } : { products: [productId] });
  const [product] = await readProducts(transaction, agentId, [productId]);
  // Made on demand, or changed meanwhile: then its lots are not locked.
  if (product === undefined || product.stockMode !== found.stockMode) {
    throw new Refusal('invalid-transition');
  }
  switch (product.stockMode) {
    case 'MANUAL':
      return bookInOwnLedger(unit, { product, input });
    case 'FROM_PRODUCE':
      return takeFromProduce(unit, { product, input });
    case 'ON_DEMAND':
      throw new Refusal('invalid-transition');
  }
}

async function bookInOwnLedger(
  context: Unit,
  { product, input }: { product: ProductRow; input: MovementInput },
): Promise<string> {
  const { id: productId } = product;
  const { ledgerBalance: remaining, ledgerVersion, baseUnit } = product;
  if (input.ledgerVersion !== undefined && input.ledgerVersion !== ledgerVersion) {
    throw ledgerMoved({ ledgerVersion, remaining });
  }
  const { type } = input;
  const { facts, quantity } = await readBookingRequest(context, input, {
    productId,
    ledger: { unit: baseUnit, balance: remaining },
  });
  refuseOverflow(remaining + quantity);
  const shortfall = -(remaining + quantity);
  if (shortfall > 0n && (!input.force || type === 'ADJUST')) {
    throw insufficientStock(remaining, baseUnit);
  }
  const ledger = { lotId: null, productId };
  return writeBooking(context, [
    ...(shortfall > 0n ? [adjustment(facts, { quantity: shortfall, ...ledger })] : []),
    { ...facts, ...ledger, type, quantity },
  ]);
}

async function takeFromProduce(
  context: Unit,
  { product, input }: { product: ProductRow; input: MovementInput },
): Promise<string> {
  const { id: productId, baseUnit } = product;
  refuseMisplaced(input);
  const { facts, quantity } = await readBookingRequest(context, input, {
    productId,
    // Of each lot; nothing is counted here, a count is of one lot.
    ledger: { unit: baseUnit, balance: 0n },
  });
  const sources = await readSources(context, productId);
  const { takes, shortfall, last } = takeFromLots(sources, -quantity);
  if (shortfall > 0n && (!input.force || last === null)) {
    throw insufficientStock(-quantity - shortfall, baseUnit);
  }
  const made =
    shortfall > 0n
      ? [adjustment(facts, { quantity: shortfall, lotId: last, productId: null })]
      : [];
  const taken = takes.map(({ lotId, amount }): Entry => ({
    ...facts,
    type: input.type,
    quantity: -amount,
    lotId,
    productId,
  }));
  return writeBooking(context, [...made, ...taken]);
}

/** The locked lots on offer that a product draws on. */
async function readSources(unit: Unit, productId: string): Promise<LotRow[]> {
  const links = unit.transaction
    .select({ id: productLots.lotId })
    .from(productLots)
    .where(eq(productLots.productId, productId));
  const rows = await unit.transaction
    .select()
    .from(lots)
    .where(and(inArray(lots.id, links), eq(lots.status, 'AVAILABLE')));
  // One that was linked at this moment is for the next sale.
  return rows.filter(({ id }) => unit.holds('lots', id));
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
