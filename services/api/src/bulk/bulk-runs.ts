import type { BulkRun } from '@pazar/contracts/bulk';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { and, eq, lt } from '../database/drizzle.ts';
import { bulkRuns } from '../database/tables/bulk-runs.ts';
import type { BulkRequest } from '../database/stored-values.ts';
import { addJob, retryForADay, type JobKind } from '../jobs/job-kind.ts';
import { Refusal } from '../problems/refusal.ts';
import type { BulkEntity } from './bulk-actions.ts';

/** How long the outcome of a run is kept. */
const keptMs = 24 * 60 * 60 * 1000;

const payloadSchema = z.object({ run: z.uuid() });
export type BulkPayload = z.infer<typeof payloadSchema>;

/** The job of a run: each turn tries some rows. */
export const bulkKindOfJob: JobKind<BulkPayload> = {
  name: 'bulk',
  lane: 'rows',
  schema: payloadSchema,
  retry: retryForADay,
  inOrder: true,
};

export type BulkRunRow = typeof bulkRuns.$inferSelect;

/** Adds a run and its job; runs of the agent from before a day go. */
export async function addBulkRun(
  transaction: Database,
  { agentId, clock, request }: { agentId: string; clock: () => Date; request: BulkRequest },
  run: Pick<BulkRunRow, 'entity' | 'action' | 'bulk' | 'rows'>,
): Promise<BulkRun> {
  const now = clock();
  const since = new Date(now.getTime() - keptMs);
  await transaction
    .delete(bulkRuns)
    .where(and(eq(bulkRuns.agentId, agentId), lt(bulkRuns.createdAt, since)));
  const [id, total] = [uuid(), run.rows.length];
  const values = { ...run, id, agentId, total, caller: request, createdAt: now };
  await transaction.insert(bulkRuns).values(values);
  await addJob(transaction, bulkKindOfJob, { payload: { run: id }, agentId, key: id });
  return { id, total, done: 0, answer: null };
}

/** How far a run of the agent is. `not-found`. */
export async function readBulkRun(
  database: Database,
  asked: { id: string; agentId: string; entity: BulkEntity },
): Promise<BulkRun> {
  const [run] = await database
    .select()
    .from(bulkRuns)
    .where(
      and(
        eq(bulkRuns.id, asked.id),
        eq(bulkRuns.agentId, asked.agentId),
        eq(bulkRuns.entity, asked.entity),
      ),
    );
  if (run === undefined) throw new Refusal('not-found');
  const { id, total, done, succeeded, failed, undoToken } = run;
  const undoUntil = run.undoUntil?.toISOString() ?? null;
  const answer = done < total ? null : { succeeded, failed, undoToken, undoUntil };
  return { id, total, done, answer };
}

/** A run, held until the transaction ends; undefined when it was removed. */
export async function lockBulkRun(
  transaction: Database,
  id: string,
): Promise<BulkRunRow | undefined> {
  const [run] = await transaction
    .select()
    .from(bulkRuns)
    .where(eq(bulkRuns.id, id))
    .for('no key update');
  return run;
}

/** Stores what a turn did. */
export async function keepTurn(
  transaction: Database,
  id: string,
  change: Pick<BulkRunRow, 'done' | 'succeeded' | 'failed' | 'steps' | 'undoToken' | 'undoUntil'>,
): Promise<void> {
  await transaction.update(bulkRuns).set(change).where(eq(bulkRuns.id, id));
}
