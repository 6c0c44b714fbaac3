import { maxBulkRows, type BulkAnswer } from '@pazar/contracts/bulk';
import type { Problem } from '@pazar/contracts/problem';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import type { BulkStep } from '../database/tables/bulk-actions.ts';
import { findListIds } from '../lists/find-ids.ts';
import type { OwnList } from '../lists/own-list.ts';
import { Refusal } from '../problems/refusal.ts';
import type { Change } from '../records/change-own.ts';
import type { Unit, Wanted } from '../records/unit.ts';
import { inUnit } from '../work/open-unit.ts';
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
  /** All that an action on some rows locks. */
  locks: (unit: Unit, ids: readonly string[], bulk: Bulk) => Wanted | Promise<Wanted>;
  /** Applies the action to one row. */
  change: (unit: Unit, id: string, bulk: Bulk) => Promise<Change>;
  /** All that the undo of some rows locks. */
  undoLocks: (unit: Unit, steps: readonly BulkStep[]) => Wanted | Promise<Wanted>;
  /** Restores one row to its state before the action. */
  undo: (unit: Unit, step: BulkStep) => Promise<Change>;
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
  const { agentId, describe } = caller;
  const ids = await selectIds(kind.list, caller, bulk);
  return inUnit(caller, async (unit) => {
    await unit.lock(await kind.locks(unit, ids, bulk));
    const rows = ids.map((id) => ({ id }));
    const change = (part: Unit, { id }: { id: string }) => kind.change(part, id, bulk);
    const { succeeded, failed, steps } = await eachRow({ unit, describe }, rows, change);
    const done = { agentId, entity: kind.entity, action: bulk.action, steps };
    return { succeeded, failed, ...(await rememberBulk(unit.transaction, done, unit.now)) };
  });
}

/**
 * Undoes a bulk action. `not-found`; `invalid-transition` when it was undone or its time is over.
 */
export function undoBulk<Bulk extends Selection & { action: string }>(
  kind: BulkKind<Bulk>,
  caller: BulkCaller,
  token: string,
): Promise<BulkAnswer> {
  const { agentId, clock, describe } = caller;
  return inUnit(caller, async (unit) => {
    const asked = { agentId, entity: kind.entity, token };
    const { exists, steps } = await takeUndo(unit.transaction, asked, clock());
    if (!exists) throw new Refusal('not-found');
    if (steps === null) throw new Refusal('invalid-transition');
    await unit.lock(await kind.undoLocks(unit, steps));
    // The last first: changing one row may have affected an earlier one.
    const done = await eachRow({ unit, describe }, steps.toReversed(), kind.undo);
    return { succeeded: done.succeeded, failed: done.failed, undoToken: null, undoUntil: null };
  });
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

/** Works on rows whose locks are taken; their prices are written once, at the end. */
async function eachRow<Row extends { id: string }>(
  { unit, describe }: Pick<BulkCaller, 'describe'> & { unit: Unit },
  rows: readonly Row[],
  work: (part: Unit, row: Row) => Promise<Change>,
) {
  const succeeded: BulkAnswer['succeeded'] = [];
  const failed: BulkAnswer['failed'] = [];
  const steps: BulkStep[] = [];
  await unit.together(async () => {
    for (const row of rows) {
      const { id } = row;
      try {
        const { version, before } = await unit.attempt((part) => work(part, row));
        succeeded.push({ id, version });
        if (before !== null) steps.push({ id, version, before });
      } catch (error) {
        failed.push({ id, problem: describe(error) });
      }
    }
  });
  return { succeeded, failed, steps };
}
