import { isDeepStrictEqual } from 'node:util';
import type { LotDetail } from '@pazar/contracts/produce-detail';
import { lotInputSchema, type LotInput, type LotPatch } from '@pazar/contracts/produce-input';
import { changedFields } from '../records/audit.ts';
import { eq } from '../database/drizzle.ts';
import { lots } from '../database/tables/lots.ts';
import { Refusal } from '../problems/refusal.ts';
import { fieldFaults } from '../problems/field-faults.ts';
import { readLotImages, writeLotImages } from './lot-images.ts';
import { lotColumns, lotInputOf } from './lot-store.ts';
import type { LotRow } from '../stock/stock-locks.ts';
import { mergePatch } from '../records/read-input.ts';
import { lotFaults } from './check-lot.ts';
import { lockLot } from './lock-lot.ts';
import { readOwnLot } from './read-own-lot.ts';
import { recordLotChange } from './record-lot-change.ts';
import { requireFreeNumber, writeNumbered } from './require-free-number.ts';
import { settleLot } from './settle-lot.ts';
import type { AgentContext, Target } from '../records/agent-context.ts';

/**
 * Changes fields of an own lot. 404, 412 `version-conflict`, 422 `validation`, 409 `duplicate`
 * (number), 409 `invalid-transition` (a status other than planned or growing). What does not
 * differ leaves the version as it is.
 */
export async function changeLot(
  context: AgentContext,
  target: Target,
  patch: LotPatch,
): Promise<LotDetail> {
  const { transaction, agentId, now } = context;
  const current = await lockLot(context, target);
  if (patch.status !== undefined && !isOpen(current)) throw invalidState(current);
  const was = lotInputOf(current, await readLotImages(transaction, current.id));
  const input = merge(was, patch);
  const errors = await lotFaults(context, { input, current });
  if (errors.length > 0) throw new Refusal('validation', { errors });

  const settled = await settleLot(context, input);
  // Once there was a harvest, dates no longer say what state a lot is in.
  const lot = { ...settled, status: isOpen(current) ? settled.status : was.status };
  const { before, after } = changedFields({ ...was }, { ...lot });
  if (Object.keys(after).length === 0) return readOwnLot(context, current.id);
  const { lotNumber } = lot;
  await requireFreeNumber(context, { lotNumber, lotId: current.id });
  const version = current.version + 1;
  await writeNumbered(
    transaction
      .update(lots)
      .set({
        ...lotColumns(lot),
        ...(isOpen(current) && { status: lot.status }),
        version,
        updatedBy: agentId,
        updatedAt: now,
      })
      .where(eq(lots.id, current.id)),
  );
  if (!isDeepStrictEqual(was.imageIds, lot.imageIds)) {
    await writeLotImages(transaction, current.id, lot.imageIds);
  }
  await recordLotChange(context, { action: 'update', lot: current, version, before, after });
  return readOwnLot(context, current.id);
}

/** A crop by name takes the place of one from the list. */
function merge(was: LotInput, patch: LotPatch): LotInput {
  const named = patch.cropName && patch.cropId === undefined ? { cropId: null } : {};
  const merged = lotInputSchema.safeParse(mergePatch(was, { ...patch, ...named }), {
    reportInput: true,
  });
  if (merged.success) return merged.data;
  throw new Refusal('validation', { errors: fieldFaults(merged.error.issues) });
}

function isOpen({ status }: LotRow): boolean {
  return status === 'PLANNED' || status === 'GROWING';
}

function invalidState({ status }: LotRow): Refusal {
  return new Refusal('invalid-transition', { extensions: { state: status } });
}
