import { and, asc, eq, inArray, type InferSelectModel } from '../database/drizzle.ts';
import { movements } from '../database/tables/movements.ts';
import { Refusal } from '../problems/refusal.ts';
import { readLots, readProducts } from './stock-rows.ts';
import { writeBooking } from './booking.ts';
import { insufficientStock } from './stock-refusals.ts';
import type { Unit } from '../records/unit.ts';

type MovementRow = InferSelectModel<typeof movements>;

/**
 * Reverses an own entry, with all entries of its booking: a sale that was drawn from three lots
 * returns to all three, a forced one loses its adjustment. Works once only, and a reversal cannot
 * be reversed. Returns the id of the reversing booking.
 */
export async function reverseBooking(
  context: Unit,
  { movementId, note }: { movementId: string; note: string | null },
): Promise<string> {
  const { transaction, agentId } = context;
  const [movement] = await transaction
    .select()
    .from(movements)
    .where(and(eq(movements.id, movementId), eq(movements.agentId, agentId)));
  if (movement === undefined) throw new Refusal('not-found');
  if (movement.reversesId !== null) throw new Refusal('invalid-transition');

  const rows = await transaction
    .select()
    .from(movements)
    .where(eq(movements.bookingId, movement.bookingId))
    .orderBy(asc(movements.id));
  await lockAndCheck(context, rows);
  return writeBooking(
    context,
    rows.map((row) => ({
      ...row,
      quantity: -row.quantity,
      occurredAt: context.now,
      note,
      reversesId: row.id,
    })),
  );
}

async function lockAndCheck(unit: Unit, rows: readonly MovementRow[]): Promise<void> {
  const lotIds = distinct(rows.map((row) => row.lotId));
  const ownRows = rows.filter((row) => row.lotId === null);
  const productIds = distinct(ownRows.map((row) => row.productId));
  await unit.lock({ lots: lotIds, products: productIds });
  const { transaction, agentId } = unit;
  const lotRows = await readLots(transaction, agentId, lotIds);
  const productRows = await readProducts(transaction, agentId, productIds);

  // Checked under the locks: a concurrent reversal has finished.
  const reversed = await transaction
    .select({ id: movements.id })
    .from(movements)
    .where(
      inArray(
        movements.reversesId,
        rows.map((row) => row.id),
      ),
    )
    .limit(1);
  if (reversed.length > 0) throw new Refusal('invalid-transition');

  for (const lot of lotRows) {
    if (lot.status !== 'AVAILABLE') throw new Refusal('invalid-transition');
    const booked = total(rows.filter((row) => row.lotId === lot.id));
    if (lot.remaining < booked) throw insufficientStock(lot.remaining, lot.unit);
  }
  for (const product of productRows) {
    const booked = total(ownRows);
    if (product.ledgerBalance < booked) {
      throw insufficientStock(product.ledgerBalance, product.baseUnit);
    }
  }
}

function total(rows: readonly MovementRow[]): bigint {
  return rows.reduce((sum, row) => sum + row.quantity, 0n);
}

function distinct(ids: readonly (string | null)[]): string[] {
  return [...new Set(ids.filter((id) => id !== null))];
}
