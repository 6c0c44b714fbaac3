import type { Booking } from '@pazar/contracts/movement';
import type { MovementCorrection } from '@pazar/contracts/movement-input';

import { paidPacks } from '@pazar/format/multi-buy';
import { roundedQuotient } from '@pazar/format/quantity-math';
import { and, asc, eq, type InferSelectModel } from '../database/drizzle.ts';
import { movements } from '../database/tables/movements.ts';
import { promotions } from '../database/tables/promotions.ts';
import { Refusal } from '../problems/refusal.ts';
import type { Unit } from '../records/unit.ts';
import { bookLotMovement, bookProductMovement, reverseMovement } from './book.ts';

type Entry = InferSelectModel<typeof movements>;

/**
 * Reverses an own entry and books it again as it should have been, at its own time: on the lot that it was drawn
 * from, or on the product where that were several. Both or neither. It keeps the size of its pack, its VAT rate and,
 * at its price, its promotion and list price, whatever they are by now. `invalid-transition` for a count, which the
 * next count corrects; `insufficient-stock` for more than is there.
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
  // All at once: the new entry needs what the reversal must not lock later.
  await context.lock({
    lots: entries.flatMap(({ lotId }) => lotId ?? []),
    drawing: first.productId === null ? [] : [first.productId],
  });
  const reverse = () => reverseMovement(context, movementId, { note: null });
  // Of what came in, some may be gone: the right amount comes in before the wrong one goes.
  if (first.quantity > 0n) {
    const booking = await bookAgain(context, { entries, goods, first }, correction);
    await reverse();
    return booking;
  }
  await reverse();
  return bookAgain(context, { entries, goods, first }, correction);
}

interface BookedEntries {
  entries: readonly Entry[];
  /** The entries without those that made a forced sale possible. */
  goods: readonly Entry[];
  first: Entry;
}

async function bookAgain(
  context: Unit,
  { entries, goods, first }: BookedEntries,
  correction: MovementCorrection,
): Promise<Booking> {
  const { productId, packId, packSize, vatRate, promotionId, listPriceMinor, type } = first;
  const isItsPrice =
    correction.unitPriceMinor === first.unitPriceMinor && correction.currency === first.currency;
  const input = {
    ...correction,
    ...(isItsPrice && (await priceOfPacks(context, first, correction))),
    type,
    packId,
    occurredAt: first.occurredAt.toISOString(),
    force: entries.length > goods.length,
  };
  const promotion = isItsPrice ? { promotionId, listPriceMinor } : undefined;
  const kept = { packSize, vatRate, promotion };
  const [lotId, ...others] = new Set(goods.flatMap((entry) => entry.lotId ?? []));
  if (lotId !== undefined && others.length === 0) {
    return bookLotMovement(context, lotId, { ...input, productId, kept });
  }
  return bookProductMovement(context, productId ?? '', { ...input, kept });
}

/** Where some packs are free, what one comes to depends on how many there are. */
async function priceOfPacks(
  { transaction }: Unit,
  { promotionId, listPriceMinor, packCount: before }: Entry,
  { packCount }: MovementCorrection,
): Promise<{ unitPriceMinor: number } | undefined> {
  if (promotionId === null || listPriceMinor === null || packCount === null) return undefined;
  if (packCount === before) return undefined;
  const [promotion] = await transaction
    .select({ rule: promotions.rule })
    .from(promotions)
    .where(eq(promotions.id, promotionId));
  if (promotion?.rule.type !== 'MULTI_BUY') return undefined;
  const paid = BigInt(listPriceMinor) * BigInt(paidPacks(promotion.rule, packCount));
  return { unitPriceMinor: Math.max(roundedQuotient(paid, BigInt(packCount)), 1) };
}

async function bookedWith({ transaction, agentId }: Unit, id: string): Promise<Entry[]> {
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
