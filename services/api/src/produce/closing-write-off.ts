import type { LotClose } from '@pazar/contracts/produce-input';
import { and, desc, eq, gte, inArray } from '../database/drizzle.ts';
import { movements } from '../database/tables/movements.ts';
import type { Unit } from '../records/unit.ts';
import { writeBooking } from '../stock/booking.ts';
import { notReversed } from '../stock/kept-entries.ts';
import type { LotRow } from '../stock/stock-rows.ts';

/** How the rest of a lot is written off when it is closed; imported entries have no note. */
export interface WriteOff {
  type: NonNullable<LotClose['writeOff']>['type'];
  note: string | null;
}

export async function writeOffRest(
  context: Unit,
  { id, remaining }: LotRow,
  { type, note }: WriteOff,
): Promise<void> {
  await writeBooking(context, [
    {
      type,
      quantity: -remaining,
      lotId: id,
      productId: null,
      occurredAt: context.now,
      note,
      channel: null,
      unitPriceMinor: null,
      currency: null,
      packId: null,
      packCount: null,
      packSize: null,
      promotionId: null,
      listPriceMinor: null,
    },
  ]);
}

/** The entry that wrote off the rest of a closed lot; undefined when nothing was left. */
export async function closingWriteOff({ transaction }: Unit, { id, closedAt }: LotRow) {
  if (closedAt === null) return undefined;
  const types = ['WASTE', 'OWN_USE'] as const;
  const [entry] = await transaction
    .select({
      id: movements.id,
      type: movements.type,
      quantity: movements.quantity,
      note: movements.note,
    })
    .from(movements)
    .where(
      and(
        eq(movements.lotId, id),
        inArray(movements.type, types),
        // Nothing else is booked on a lot while it is closed.
        gte(movements.createdAt, closedAt),
        notReversed,
      ),
    )
    .orderBy(desc(movements.id))
    .limit(1);
  return entry;
}
