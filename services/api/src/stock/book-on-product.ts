import type { MovementInput } from '@pazar/contracts/movement-input';
import type { MovementType } from '@pazar/contracts/produce';
import { and, eq } from '../database/drizzle.ts';
import { products } from '../database/tables/products.ts';
import { Refusal } from '../problems/refusal.ts';
import { lockLotsOfProduct, lockProducts, type ProductRow } from './stock-locks.ts';
import { adjustment, writeBooking, type Entry } from './booking.ts';
import { readBookingRequest } from './booking-facts.ts';
import { insufficientStock, ledgerMoved, refuseOverflow } from './stock-refusals.ts';
import { takeFromLots } from './take-from-lots.ts';
import type { AgentContext } from '../records/agent-context.ts';

/** Entries that draw on a product's lots; receipts and corrections belong to a lot. */
const takenTypes: readonly MovementType[] = ['SALE', 'WASTE', 'OWN_USE'];

/**
 * Books on an own product: in its own ledger (MANUAL), or from its lots, first expiry first, one
 * entry for each, all or none (FROM_PRODUCE). Returns the id of the booking.
 */
export async function bookOnProduct(
  context: AgentContext,
  { productId, input }: { productId: string; input: MovementInput },
): Promise<string> {
  const { transaction, agentId } = context;
  const [product] = await transaction
    .select()
    .from(products)
    .where(and(eq(products.id, productId), eq(products.agentId, agentId)));
  if (product === undefined) throw new Refusal('not-found');
  switch (product.stockMode) {
    case 'MANUAL':
      return bookInOwnLedger(context, { productId, input });
    case 'FROM_PRODUCE':
      return takeFromProduce(context, { product, input });
    case 'ON_DEMAND':
      throw new Refusal('invalid-transition');
  }
}

async function bookInOwnLedger(
  context: AgentContext,
  { productId, input }: { productId: string; input: MovementInput },
): Promise<string> {
  const { transaction, agentId, now } = context;
  const [product] = await lockProducts(transaction, agentId, [productId]);
  if (product?.stockMode !== 'MANUAL') throw new Refusal('invalid-transition');
  const { ledgerBalance: remaining, ledgerVersion, baseUnit } = product;
  if (input.ledgerVersion !== undefined && input.ledgerVersion !== ledgerVersion) {
    throw ledgerMoved({ ledgerVersion, remaining });
  }
  const { type } = input;
  const { facts, quantity } = await readBookingRequest(transaction, input, {
    agentId,
    now,
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
  context: AgentContext,
  { product, input }: { product: ProductRow; input: MovementInput },
): Promise<string> {
  const { transaction, agentId, now } = context;
  const { id: productId, baseUnit } = product;
  refuseMisplaced(input);
  const { facts, quantity } = await readBookingRequest(transaction, input, {
    agentId,
    now,
    productId,
    // Of each lot; nothing is counted here, a count is of one lot.
    ledger: { unit: baseUnit, balance: 0n },
  });
  const sources = await lockLotsOfProduct(transaction, agentId, productId);
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

function refuseMisplaced({ type, ledgerVersion }: MovementInput): void {
  const misplaced = [
    ...(takenTypes.includes(type) ? [] : ['/type']),
    ...(ledgerVersion === undefined ? [] : ['/ledgerVersion']),
  ];
  if (misplaced.length === 0) return;
  const errors = misplaced.map((pointer) => ({ pointer, code: 'invalid' as const }));
  throw new Refusal('validation', { errors });
}
