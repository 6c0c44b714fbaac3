import { maxBulkRows, type BulkAnswer } from '@pazar/contracts/bulk';
import type { Problem } from '@pazar/contracts/problem';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import type { BulkStep } from '../database/tables/bulk-actions.ts';
import { findListIds } from '../lists/find-ids.ts';
import type { OwnList } from '../lists/own-list.ts';
import { Refusal } from '../problems/refusal.ts';
import type { AgentContext } from '../records/agent-context.ts';
import type { Change } from '../records/change-own.ts';
import { rememberBulk, takeUndo, type BulkEntity } from './bulk-actions.ts';

/** The rows that a bulk action is for: some by their ids, or all that a filter of their list finds. */
export interface Selection {
  ids?: readonly string[] | undefined;
  filter?: object | undefined;
}

/** A kind of record that many can be changed of at once. */
export interface BulkKind<Bulk extends Selection & { action: string }> {
  entity: BulkEntity;
  list: OwnList;
  /**
   * Locks all that the changes of these rows lock, until the transaction ends, in the order of every
   * change: the agent, lots, products, the ledger of prices, promotions; each by its ids.
   */
  lock: (context: AgentContext, ids: readonly string[]) => Promise<unknown>;
  /** Applies the action to one row. */
  change: (context: AgentContext, id: string, bulk: Bulk) => Promise<Change>;
  /** Restores one row to its state before the action. */
  undo: (context: AgentContext, step: BulkStep) => Promise<Change>;
}

/** The agent, and the language of problems; unexpected errors are logged there too. */
export interface BulkCaller {
  database: Database;
  clock: Clock;
  agentId: string;
  describe: (error: unknown) => Problem;
}

/** Applies an action to each row separately: one failure leaves the others applied. */
export async function runBulk<Bulk extends Selection & { action: string }>(
  kind: BulkKind<Bulk>,
  caller: BulkCaller,
  bulk: Bulk,
): Promise<BulkAnswer> {
  const { database, clock, agentId } = caller;
  const ids = await selectIds(kind.list, caller, bulk);
  // A request with a key is one transaction: it locks all rows before it changes the first.
  await kind.lock({ transaction: database, agentId, now: clock() }, ids);
  const rows = ids.map((id) => ({ id }));
  const work = (context: AgentContext, { id }: { id: string }) => kind.change(context, id, bulk);
  const { succeeded, failed, steps } = await eachRow(caller, rows, work);
  const done = { agentId, entity: kind.entity, action: bulk.action, steps };
  return { succeeded, failed, ...(await rememberBulk(database, done, clock())) };
}

/**
 * Undoes a bulk action. `not-found`; `invalid-transition` when it was undone or its time is over.
 */
export async function undoBulk<Bulk extends Selection & { action: string }>(
  kind: BulkKind<Bulk>,
  caller: BulkCaller,
  token: string,
): Promise<BulkAnswer> {
  const { database, clock, agentId } = caller;
  const asked = { agentId, entity: kind.entity, token };
  const { exists, steps } = await takeUndo(database, asked, clock());
  if (!exists) throw new Refusal('not-found');
  if (steps === null) throw new Refusal('invalid-transition');
  const ids = steps.map((step) => step.id);
  await kind.lock({ transaction: database, agentId, now: clock() }, ids);
  // The last first: changing one row may have affected an earlier one.
  const { succeeded, failed } = await eachRow(caller, steps.toReversed(), kind.undo);
  return { succeeded, failed, undoToken: null, undoUntil: null };
}

/** The ids of the rows that are meant; `validation` when a filter finds too many. */
export async function selectIds(
  list: OwnList,
  { database, clock, agentId }: Pick<BulkCaller, 'database' | 'clock' | 'agentId'>,
  { ids, filter }: Selection,
): Promise<string[]> {
  if (filter === undefined) return [...new Set(ids)];
  const limit = maxBulkRows + 1;
  const found = await findListIds({ database, now: clock() }, list, { agentId, filter, limit });
  if (found.length < limit) return found;
  throw new Refusal('validation', {
    errors: [{ pointer: '/filter', code: 'max', params: { limit: maxBulkRows } }],
  });
}

async function eachRow<Row extends { id: string }>(
  { database, clock, agentId, describe }: BulkCaller,
  rows: readonly Row[],
  work: (context: AgentContext, row: Row) => Promise<Change>,
) {
  const succeeded: BulkAnswer['succeeded'] = [];
  const failed: BulkAnswer['failed'] = [];
  const steps: BulkStep[] = [];
  for (const row of rows) {
    const { id } = row;
    try {
      const { version, before } = await database.transaction((transaction) =>
        work({ transaction, agentId, now: clock() }, row),
      );
      succeeded.push({ id, version });
      if (before !== null) steps.push({ id, version, before });
    } catch (error) {
      failed.push({ id, problem: describe(error) });
    }
  }
  return { succeeded, failed, steps };
}
