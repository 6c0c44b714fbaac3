import type { Crop } from '@pazar/contracts/reference';
import type { Database } from '../database/database.ts';
import { asc, eq, sql } from '../database/drizzle.ts';
import { lots } from '../database/tables/lots.ts';
import { crops } from '../database/tables/crops.ts';
import type { ManagementAct } from '../records/agent-context.ts';
import { recordAudit } from '../records/audit.ts';

interface Merging {
  transaction: Database;
  now: Date;
  act: ManagementAct;
}

/**
 * Moves the lots of a crop to another one, and retires the first. Lots keep the name that they were
 * entered with, and the history of each records the change and its reason.
 */
export async function mergeCrops(
  { transaction, now, act }: Merging,
  gone: Crop,
  kept: Crop,
): Promise<void> {
  const actor = { id: act.managerId, role: 'management' } as const;
  const written = { at: now, actor, reason: act.reason };
  // In the order of their ids, as bulk actions on lots lock them.
  await transaction
    .select({ id: lots.id })
    .from(lots)
    .where(eq(lots.cropId, gone.id))
    .orderBy(asc(lots.id))
    .for('no key update');
  const moved = await transaction
    .update(lots)
    .set({ cropId: kept.id, version: sql`${lots.version} + 1`, updatedAt: now })
    .where(eq(lots.cropId, gone.id))
    .returning({
      id: lots.id,
      agentId: lots.agentId,
      lotNumber: lots.lotNumber,
      version: lots.version,
    });
  for (const { id, agentId, lotNumber, version } of moved) {
    await recordAudit(transaction, {
      ...written,
      agentId,
      action: 'lot.update',
      entity: 'lot',
      entityId: id,
      label: lotNumber,
      version,
      before: { cropId: gone.id },
      after: { cropId: kept.id },
    });
  }
  await transaction
    .update(crops)
    .set({ active: false, version: gone.version + 1, updatedAt: now })
    .where(eq(crops.id, gone.id));
  await recordAudit(transaction, {
    ...written,
    agentId: null,
    action: 'crop.merge',
    entity: 'crop',
    entityId: gone.id,
    label: gone.name.mk,
    version: gone.version + 1,
    before: { active: gone.active },
    after: { active: false, mergedInto: kept.id, lots: moved.length },
  });
}
