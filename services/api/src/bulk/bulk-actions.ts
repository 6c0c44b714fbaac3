import { bulkUndoMinutes } from '@pazar/contracts/bulk';
import { v4 as randomId } from 'uuid';
import type { Database } from '../database/database.ts';
import { and, eq, gt, isNull } from '../database/drizzle.ts';
import { bulkActions } from '../database/tables/bulk-actions.ts';
import type { BulkStep } from '../database/stored-values.ts';

const undoMs = bulkUndoMinutes * 60_000;

export type BulkEntity = (typeof bulkActions.$inferSelect)['entity'];

interface DoneBulk {
  agentId: string;
  entity: BulkEntity;
  action: string;
  steps: BulkStep[];
}

/** Stores the effects of a bulk action; null when there is nothing to undo. */
export async function rememberBulk(database: Database, done: DoneBulk, now: Date) {
  if (done.steps.length === 0) return { undoToken: null, undoUntil: null };
  const undoUntil = new Date(now.getTime() + undoMs);
  const id = randomId();
  await database.insert(bulkActions).values({ ...done, id, undoUntil, createdAt: now });
  return { undoToken: id, undoUntil: undoUntil.toISOString() };
}

/** Whether a bulk action of an agent exists, and its steps when it can still be undone, once. */
export async function takeUndo(
  database: Database,
  { agentId, entity, token }: { agentId: string; entity: BulkEntity; token: string },
  now: Date,
): Promise<{ exists: boolean; steps: BulkStep[] | null }> {
  const own = and(
    eq(bulkActions.id, token),
    eq(bulkActions.agentId, agentId),
    eq(bulkActions.entity, entity),
  );
  const [taken] = await database
    .update(bulkActions)
    .set({ undoneAt: now })
    .where(and(own, isNull(bulkActions.undoneAt), gt(bulkActions.undoUntil, now)))
    .returning({ steps: bulkActions.steps });
  if (taken !== undefined) return { exists: true, steps: taken.steps };
  const [known] = await database.select({ id: bulkActions.id }).from(bulkActions).where(own);
  return { exists: known !== undefined, steps: null };
}
