import type { LotMovementInput } from '@pazar/contracts/movement-input';
import type { Database } from '../database/database.ts';
import { and, eq } from '../database/drizzle.ts';
import { lots } from '../database/tables/lots.ts';
import { products } from '../database/tables/products.ts';
import { Refusal } from '../problems/refusal.ts';
import { readLots, type LotRow } from './stock-rows.ts';
import { adjustment, writeBooking } from './booking.ts';
import { readBookingRequest, type KeptTerms } from './booking-facts.ts';
import { incomingTypes } from './entry-sign.ts';
import { insufficientStock, ledgerMoved, refuseOverflow } from './stock-refusals.ts';
import type { Unit } from '../records/unit.ts';

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
  const { facts, quantity } = await readBookingRequest(context, input, {
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
    ...(shortfall > 0n ? [adjustment(facts, { quantity: shortfall, lotId, productId: null })] : []),
    { ...facts, type, quantity, lotId, productId },
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
