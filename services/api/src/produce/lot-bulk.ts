import type { LotBulk } from '@pazar/contracts/produce-bulk';
import { lotPatchSchema } from '@pazar/contracts/produce-input';
import { z } from 'zod';
import type { BulkKind } from '../bulk/bulk-work.ts';
import type { BulkStep } from '../database/stored-values.ts';
import type { Target } from '../records/agent-context.ts';
import { patchOwn, type Change } from '../records/change-own.ts';
import type { Unit } from '../records/unit.ts';
import { lotList } from './lot-list.ts';
import { closeLot, loseLot, removeLot, reopenLot, undoLoss, undoReopening } from './lot-moves.ts';
import { lotRecord } from './lot-record.ts';

export const lotBulk: BulkKind<LotBulk> = {
  entity: 'lot',
  list: lotList,
  locks: (_unit, lots) => ({ lots }),
  change: changeOne,
  undoLocks: (_unit, steps) => ({ lots: steps.map(({ id }) => id) }),
  undo: undoOne,
};

/** The state before a change, how the lot was closed, and its ledger once it was open again. */
const stateBefore = z.object({
  status: z.enum(['PLANNED', 'GROWING', 'AVAILABLE', 'CLOSED']),
  closedAt: z.coerce.date().nullable().default(null),
  writeOff: z
    .object({
      type: z.enum(['WASTE', 'OWN_USE']),
      note: z.string().nullable(),
    })
    .nullable()
    .default(null),
  ledgerVersion: z.int().optional(),
});

/** Applies a bulk action to one lot; throws as the same change to it alone would. */
function changeOne(context: Unit, id: string, bulk: LotBulk): Promise<Change> {
  const target = { id, version: null };
  switch (bulk.action) {
    case 'close':
      return closeLot(context, target, bulk.params);
    case 'reopen':
      return reopenLot(context, target);
    case 'markLost':
      return loseLot(context, target, bulk.params);
    case 'delete':
      return removeLot(context, target);
    default:
      return patchOwn(lotRecord, context, { ...target, patch: bulk.params });
  }
}

/**
 * Restores one lot to its state before a bulk action. `version-conflict` when it was changed since,
 * `invalid-transition` when it can no longer go back.
 */
async function undoOne(context: Unit, step: BulkStep): Promise<Change> {
  const target = { id: step.id, version: step.version };
  const state = stateBefore.safeParse(step.before).data;
  const { id, version } =
    state === undefined
      ? await patchOwn(lotRecord, context, { ...target, patch: lotPatchSchema.parse(step.before) })
      : await goBack(context, target, state);
  return { id, version, before: null };
}

function goBack(
  context: Unit,
  target: Target,
  { status, closedAt, writeOff, ledgerVersion }: z.infer<typeof stateBefore>,
): Promise<Change> {
  switch (status) {
    case 'AVAILABLE':
      return reopenLot(context, target);
    case 'CLOSED':
      return undoReopening(context, target, {
        closedAt: closedAt ?? context.now,
        writeOff,
        ledgerVersion,
      });
    case 'PLANNED':
    case 'GROWING':
      return undoLoss(context, target, status);
  }
}
