import type { Booking } from '@pazar/contracts/movement';
import type { MovementCorrection } from '@pazar/contracts/movement-input';
import { and, asc, eq } from '../database/drizzle.ts';
import { movements } from '../database/tables/movements.ts';
import { Refusal } from '../problems/refusal.ts';
import type { Unit } from '../records/unit.ts';
import { bookLotMovement, bookProductMovement, reverseMovement } from './book.ts';

/**
 * Reverses an own entry and books it again as it should have been, at its own time, on the lot or
 * the product that it was booked on. Both or neither. `invalid-transition` for a count, which the
 * next count corrects, and for what cannot be reversed.
 */
export async function correctMovement(
  context: Unit,
  movementId: string,
  correction: MovementCorrection,
): Promise<Booking> {
  const entries = await bookedWith(context, movementId);
  const goods = entries.filter(({ type }) => type !== 'ADJUST');
  const [first] = goods;
  if (first === undefined) throw new Refusal('invalid-transition');
  const lotIds = [...new Set(goods.flatMap(({ lotId }) => lotId ?? []))];
  const { productId, packId, type, occurredAt } = first;
  // All at once: the new entry needs what the reversal must not lock later.
  await context.lock({
    lots: entries.flatMap(({ lotId }) => lotId ?? []),
    drawing: productId === null ? [] : [productId],
  });
  await reverseMovement(context, movementId, { note: null });
  const input = {
    ...correction,
    type,
    packId,
    occurredAt: occurredAt.toISOString(),
    force: false,
    // At its price it stays under its promotion; at another one the price says which it is.
    ...(correction.unitPriceMinor === first.unitPriceMinor && { promotionId: first.promotionId }),
  };
  const [lotId] = lotIds;
  if (lotIds.length === 1 && lotId !== undefined) {
    return bookLotMovement(context, lotId, { ...input, productId });
  }
  return bookProductMovement(context, productId ?? '', input);
}

async function bookedWith({ transaction, agentId }: Unit, id: string) {
  const [found] = await transaction
    .select({ bookingId: movements.bookingId })
    .from(movements)
    .where(and(eq(movements.id, id), eq(movements.agentId, agentId)));
  if (found === undefined) throw new Refusal('not-found');
  return transaction
    .select()
    .from(movements)
    .where(eq(movements.bookingId, found.bookingId))
    .orderBy(asc(movements.id));
}
