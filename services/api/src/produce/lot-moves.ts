import type { AuditActionOf } from '@pazar/contracts/audit-action';
import type { LotStatus } from '@pazar/contracts/produce';
import type { LotDetail } from '@pazar/contracts/produce-detail';
import type { LotClose, LotLoss } from '@pazar/contracts/produce-input';
import { marketDay } from '../clock/market-day.ts';
import { count, eq } from '../database/drizzle.ts';
import { movements } from '../database/tables/movements.ts';
import { productLots } from '../database/tables/product-links.ts';
import { Refusal } from '../problems/refusal.ts';
import type { Target } from '../records/agent-context.ts';
import { createOwn, lockOwn, removeOwn, writeOwn, type Change } from '../records/change-own.ts';
import type { Unit } from '../records/unit.ts';
import { quantityText } from '../records/values.ts';
import { writeBooking } from '../stock/booking.ts';
import type { LotRow } from '../stock/stock-rows.ts';
import { reopenUntil } from './lot-detail.ts';
import { lotRecord } from './lot-record.ts';
import { lotInputOf } from './lot-store.ts';

/**
 * AVAILABLE → CLOSED. The remaining stock is written off in the same step; without `writeOff` it is
 * an `invalid-transition` with the remainder. `before` has the id of the entry booked for it.
 */
export async function closeLot(
  context: Unit,
  target: Target,
  { writeOff }: LotClose,
): Promise<Change> {
  const lot = await lockInState(context, target, ['AVAILABLE']);
  const { now } = context;
  let writeOffId: string | null = null;
  if (lot.remaining > 0n) {
    if (writeOff === null) throw stillHolds(lot);
    writeOffId = await writeBooking(context, [
      {
        type: writeOff.type,
        quantity: -lot.remaining,
        lotId: lot.id,
        productId: null,
        occurredAt: now,
        note: writeOff.note,
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
  const { id, version } = await moveTo(context, lot, {
    action: 'lot.close',
    columns: { status: 'CLOSED', closedAt: now },
    reason: writeOff?.note ?? null,
  });
  return { id, version, before: { status: lot.status, writeOffId } };
}

/** CLOSED → AVAILABLE, within thirty days; an `invalid-transition` later. */
export async function reopenLot(context: Unit, target: Target): Promise<Change> {
  const lot = await lockInState(context, target, ['CLOSED']);
  const until = reopenUntil(lot);
  if (until === null || until < context.now) throw wrongState(lot);
  return moveTo(context, lot, {
    action: 'lot.reopen',
    columns: { status: 'AVAILABLE', closedAt: null },
  });
}

/** PLANNED or GROWING → LOST, for a reason. */
export async function loseLot(
  context: Unit,
  target: Target,
  { reason, note }: LotLoss,
): Promise<Change> {
  const lot = await lockInState(context, target, ['PLANNED', 'GROWING']);
  return moveTo(context, lot, {
    action: 'lot.lose',
    columns: { status: 'LOST', closedAt: context.now, lossReason: reason, lossNote: note },
  });
}

/** LOST → the former state: only to undo the change to LOST. */
export async function undoLoss(
  context: Unit,
  target: Target,
  status: 'PLANNED' | 'GROWING',
): Promise<Change> {
  const lot = await lockInState(context, target, ['LOST']);
  return moveTo(context, lot, {
    action: 'lot.find',
    columns: { status, closedAt: null, lossReason: null, lossNote: null },
  });
}

/**
 * Copies a lot into this season: crop, location, area and quantity, without the dates, the notes, the
 * images and the number. A purchased lot is received today.
 */
export async function copyLot(context: Unit, id: string): Promise<LotDetail> {
  const lot = await lockOwn(lotRecord, context, { id, version: null });
  return createOwn(lotRecord, context, {
    ...lotInputOf(lot, []),
    lotNumber: null,
    receivedOn: lot.origin === 'SOURCED' ? marketDay(context.now) : null,
    plantedOn: null,
    expectedFrom: null,
    expectedTo: null,
    bestBefore: null,
    notes: null,
    seasonYear: null,
    status: 'PLANNED',
  });
}

/** Deletes a lot without any bookings; otherwise `in-use`. */
export async function removeLot(context: Unit, target: Target): Promise<Change> {
  const { transaction } = context;
  const lot = await lockOwn(lotRecord, context, target);
  const [entries] = await transaction
    .select({ total: count() })
    .from(movements)
    .where(eq(movements.lotId, lot.id));
  if (entries === undefined || entries.total > 0) throw new Refusal('in-use');
  await transaction.delete(productLots).where(eq(productLots.lotId, lot.id));
  await removeOwn(lotRecord, context, lot);
  return { id: lot.id, version: lot.version, before: null };
}

async function lockInState(
  context: Unit,
  target: Target,
  states: readonly LotStatus[],
): Promise<LotRow> {
  const lot = await lockOwn(lotRecord, context, target);
  if (!states.includes(lot.status)) throw wrongState(lot);
  return lot;
}

interface Move {
  action: AuditActionOf<'lot'>;
  columns: Pick<LotRow, 'status' | 'closedAt'> & Partial<Pick<LotRow, 'lossReason' | 'lossNote'>>;
  reason?: string | null;
}

async function moveTo(
  context: Unit,
  lot: LotRow,
  { action, columns, reason = null }: Move,
): Promise<Change> {
  const before = { status: lot.status };
  const version = await writeOwn(lotRecord, context, {
    row: lot,
    action,
    columns,
    reason,
    before,
    after: { ...columns, closedAt: columns.closedAt?.toISOString() ?? null },
  });
  return { id: lot.id, version, before };
}

function wrongState({ status }: LotRow): Refusal {
  return new Refusal('invalid-transition', { extensions: { state: status } });
}

function stillHolds({ status, remaining, unit }: LotRow): Refusal {
  return new Refusal('invalid-transition', {
    extensions: { state: status, remaining: quantityText(remaining), unit },
  });
}
