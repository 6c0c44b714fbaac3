import type { LotStatus } from '@pazar/contracts/produce';
import type { LotDetail } from '@pazar/contracts/produce-detail';
import type { LotClose, LotLoss } from '@pazar/contracts/produce-input';
import { eq } from '../database/drizzle.ts';
import { lots } from '../database/tables/lots.ts';
import { Refusal } from '../problems/refusal.ts';
import { reopenUntil } from './lot-detail.ts';
import { quantityText } from '../records/values.ts';
import type { LotRow } from '../stock/stock-locks.ts';
import { writeBooking } from '../stock/booking.ts';
import { lockLot } from './lock-lot.ts';
import { readOwnLot } from './read-own-lot.ts';
import { recordLotChange, type LotChange } from './record-lot-change.ts';
import type { AgentContext, Target } from '../records/agent-context.ts';

/**
 * AVAILABLE → CLOSED. What is left is written off in the same step; without `writeOff` it is
 * 409 `invalid-transition` with what remains. `writeOffId` is the entry that was booked for it.
 */
export async function closeLot(
  context: AgentContext,
  target: Target,
  { writeOff }: LotClose,
): Promise<{ lot: LotDetail; writeOffId: string | null }> {
  const lot = await lockInState(context, target, ['AVAILABLE']);
  const { agentId, now } = context;
  let writeOffId: string | null = null;
  if (lot.remaining > 0n) {
    if (writeOff === null) throw stillHolds(lot);
    writeOffId = await writeBooking(context.transaction, { agentId, now }, [
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
      },
    ]);
  }
  const closed = await moveTo(context, lot, {
    action: 'close',
    columns: { status: 'CLOSED', closedAt: now },
    reason: writeOff?.note ?? null,
  });
  return { lot: closed, writeOffId };
}

/** CLOSED → AVAILABLE, within thirty days. 409 `invalid-transition` later. */
export async function reopenLot(context: AgentContext, target: Target): Promise<LotDetail> {
  const lot = await lockInState(context, target, ['CLOSED']);
  const until = reopenUntil(lot);
  if (until === null || until < context.now) throw wrongState(lot);
  return moveTo(context, lot, {
    action: 'reopen',
    columns: { status: 'AVAILABLE', closedAt: null },
  });
}

/** PLANNED or GROWING → LOST, for a reason. */
export async function loseLot(
  context: AgentContext,
  target: Target,
  { reason, note }: LotLoss,
): Promise<LotDetail> {
  const lot = await lockInState(context, target, ['PLANNED', 'GROWING']);
  return moveTo(context, lot, {
    action: 'lose',
    columns: { status: 'LOST', closedAt: context.now, lossReason: reason, lossNote: note },
  });
}

/** LOST → what it was: only to undo having said so. */
export async function findAgain(
  context: AgentContext,
  target: Target,
  status: 'PLANNED' | 'GROWING',
): Promise<LotDetail> {
  const lot = await lockInState(context, target, ['LOST']);
  return moveTo(context, lot, {
    action: 'find',
    columns: { status, closedAt: null, lossReason: null, lossNote: null },
  });
}

async function lockInState(
  context: AgentContext,
  target: Target,
  states: readonly LotStatus[],
): Promise<LotRow> {
  const lot = await lockLot(context, target);
  if (!states.includes(lot.status)) throw wrongState(lot);
  return lot;
}

interface Move {
  action: LotChange['action'];
  columns: Pick<LotRow, 'status' | 'closedAt'> & Partial<Pick<LotRow, 'lossReason' | 'lossNote'>>;
  reason?: string | null;
}

async function moveTo(
  context: AgentContext,
  lot: LotRow,
  { action, columns, reason = null }: Move,
): Promise<LotDetail> {
  const { transaction, agentId, now } = context;
  const version = lot.version + 1;
  await transaction
    .update(lots)
    .set({ ...columns, version, updatedBy: agentId, updatedAt: now })
    .where(eq(lots.id, lot.id));
  await recordLotChange(context, {
    action,
    lot,
    version,
    reason,
    before: { status: lot.status },
    after: { ...columns, closedAt: columns.closedAt?.toISOString() ?? null },
  });
  return readOwnLot(context, lot.id);
}

function wrongState({ status }: LotRow): Refusal {
  return new Refusal('invalid-transition', { extensions: { state: status } });
}

function stillHolds({ status, remaining, unit }: LotRow): Refusal {
  return new Refusal('invalid-transition', {
    extensions: { state: status, remaining: quantityText(remaining), unit },
  });
}
