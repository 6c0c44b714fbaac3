import type { LotBulk } from '@pazar/contracts/produce-bulk';
import { lotPatchSchema, type LotPatch } from '@pazar/contracts/produce-input';
import { z } from 'zod';
import type { BulkStep } from '../database/tables/bulk-actions.ts';
import { readLotImages } from './lot-images.ts';
import { lotInputOf } from './lot-store.ts';
import type { RowResult } from '../bulk/each-row.ts';
import { reverseBooking } from '../stock/reverse-booking.ts';
import { changeLot } from './change-lot.ts';
import { deleteLot } from './delete-lot.ts';
import { lockLot } from './lock-lot.ts';
import { closeLot, findAgain, loseLot, reopenLot } from './lot-transitions.ts';
import type { AgentContext, Target } from '../records/agent-context.ts';

/** What a changed state was before: the state, and what was booked with the change. */
const stateBefore = z.object({
  status: z.enum(['PLANNED', 'GROWING', 'AVAILABLE', 'CLOSED']),
  writeOffId: z.string().nullable().default(null),
});

/** Does a bulk action to one lot; throws as the same change to it alone would. */
export async function bulkLot(
  context: AgentContext,
  id: string,
  bulk: LotBulk,
): Promise<RowResult> {
  const target = { id, version: null };
  const { status, version } = await lockLot(context, target);
  switch (bulk.action) {
    case 'close': {
      const { lot, writeOffId } = await closeLot(context, target, bulk.params);
      return { version: lot.version, before: { status, writeOffId } };
    }
    case 'reopen':
      return { version: (await reopenLot(context, target)).version, before: { status } };
    case 'markLost': {
      const lot = await loseLot(context, target, bulk.params);
      return { version: lot.version, before: { status } };
    }
    case 'delete':
      await deleteLot(context, target);
      return { version, before: null };
    default:
      return patchLot(context, target, bulk.params);
  }
}

async function patchLot(
  context: AgentContext,
  target: Target,
  patch: LotPatch,
): Promise<RowResult> {
  const current = await lockLot(context, target);
  const imageIds = await readLotImages(context.transaction, current.id);
  const was = new Map<string, unknown>(Object.entries(lotInputOf(current, imageIds)));
  const { version } = await changeLot(context, target, patch);
  if (version === current.version) return { version, before: null };
  const fields = Object.keys(patch).map((field) => [field, was.get(field) ?? null] as const);
  return { version, before: Object.fromEntries(fields) };
}

/**
 * Makes one lot what it was before a bulk action. 412 `version-conflict` when it was changed since,
 * 409 when it can no longer go back.
 */
export async function undoLot(context: AgentContext, step: BulkStep): Promise<RowResult> {
  const target = { id: step.id, version: step.version };
  const before = stateBefore.safeParse(step.before).data;
  if (before === undefined) {
    const { version } = await changeLot(context, target, lotPatchSchema.parse(step.before));
    return { version, before: null };
  }
  return { version: await goBack(context, target, before), before: null };
}

async function goBack(
  context: AgentContext,
  target: Target,
  { status, writeOffId }: z.infer<typeof stateBefore>,
): Promise<number> {
  switch (status) {
    case 'AVAILABLE': {
      const { version } = await reopenLot(context, target);
      if (writeOffId !== null) {
        const { transaction, agentId, now } = context;
        await reverseBooking(transaction, { agentId, now }, { movementId: writeOffId, note: null });
      }
      return version;
    }
    case 'CLOSED':
      return (await closeLot(context, target, { writeOff: null })).lot.version;
    case 'PLANNED':
    case 'GROWING':
      return (await findAgain(context, target, status)).version;
  }
}
