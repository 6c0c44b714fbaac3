import type { AuditActionOf } from '@pazar/contracts/audit-action';
import type { LotStatus } from '@pazar/contracts/produce';
import type { LotDetail } from '@pazar/contracts/produce-detail';
import type { LotClose, LotLoss } from '@pazar/contracts/produce-input';
import { marketDay } from '../clock/market-day.ts';
import { count, eq } from '../database/drizzle.ts';
import { movements } from '../database/tables/movements.ts';
import { productLots } from '../database/tables/product-lots.ts';
import { Refusal } from '../problems/refusal.ts';
import type { Target } from '../records/agent-context.ts';
import { createOwn, lockOwn, removeOwn, writeOwn, type Change } from '../records/change-own.ts';
import type { Unit } from '../records/unit.ts';
import { quantityText } from '../records/values.ts';
import { reverseBooking } from '../stock/reverse-booking.ts';
import { type LotRow, readLots } from '../stock/stock-rows.ts';
import { closingWriteOff, type WriteOff, writeOffRest } from './closing-write-off.ts';
import { reopenUntil } from './lot-detail.ts';
import { lotRecord } from './lot-record.ts';
import { lotInputOf } from './lot-store.ts';

/**
 * AVAILABLE → CLOSED. The remaining stock is written off in the same step; without `writeOff` it is
 * an `invalid-transition` with the remainder.
 */
export async function closeLot(
  context: Unit,
  target: Target,
  { writeOff }: LotClose,
): Promise<Change> {
  const lot = await lockInState(context, target, ['AVAILABLE']);
  return close(context, lot, { writeOff, closedAt: context.now });
}

/**
 * CLOSED → AVAILABLE, within thirty days; an `invalid-transition` later. The lot has what its
 * closing wrote off again. `before` has what `undoReopening` needs.
 */
export async function reopenLot(context: Unit, target: Target): Promise<Change> {
  const lot = await lockInState(context, target, ['CLOSED']);
  const until = reopenUntil(lot);
  if (until === null || until < context.now) throw wrongState(lot);
  const entry = await closingWriteOff(context, lot);
  const change = await moveTo(context, lot, {
    action: 'lot.reopen',
    columns: { status: 'AVAILABLE', closedAt: null },
  });
  if (entry !== undefined) {
    await reverseBooking(context, { movementId: entry.id, note: null });
  }
  const [now] = await readLots(context.transaction, context.agentId, [lot.id]);
  const writeOff = entry && { type: entry.type, note: entry.note };
  const closedAt = lot.closedAt?.toISOString() ?? null;
  const before = { status: lot.status, closedAt, writeOff: writeOff ?? null };
  return { ...change, before: { ...before, ledgerVersion: now?.ledgerVersion } };
}

/** AVAILABLE → CLOSED as it was: an `invalid-transition` once anything was booked on the lot. */
export async function undoReopening(
  context: Unit,
  target: Target,
  was: { closedAt: Date; writeOff: WriteOff | null; ledgerVersion: number | undefined },
): Promise<Change> {
  const lot = await lockInState(context, target, ['AVAILABLE']);
  // What cancels out leaves the same quantity, and was booked all the same.
  if (lot.ledgerVersion !== was.ledgerVersion) throw stillHolds(lot);
  return close(context, lot, was);
}

async function close(
  context: Unit,
  lot: LotRow,
  { writeOff, closedAt }: { writeOff: WriteOff | null; closedAt: Date },
): Promise<Change> {
  if (lot.remaining > 0n) {
    if (writeOff === null) throw stillHolds(lot);
    await writeOffRest(context, lot, writeOff);
  }
  return moveTo(context, lot, {
    action: 'lot.close',
    columns: { status: 'CLOSED', closedAt },
    reason: writeOff?.note ?? null,
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
