import {
  maxBulkRows,
  maxBulkRowsAtOnce,
  type BulkAnswer,
  type BulkRun,
} from '@pazar/contracts/bulk';
import type { Problem } from '@pazar/contracts/problem';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import type { BulkStep } from '../database/stored-values.ts';
import type { BulkRequest } from '../database/stored-values.ts';
import { findListIds } from '../lists/find-ids.ts';
import type { OwnList } from '../lists/own-list.ts';
import { Refusal } from '../problems/refusal.ts';
import type { Change } from '../records/change-own.ts';
import type { Unit, Wanted } from '../records/unit.ts';
import { inUnit } from '../units/open-unit.ts';
import { rememberBulk, takeUndo, type BulkEntity } from './bulk-actions.ts';
import { addBulkRun } from './bulk-runs.ts';

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
  change: (unit: Unit, id: string, bulk: Bulk) => Promise<Change>;
  /** All that the undo of some rows locks. */
  undoLocks: (unit: Unit, steps: readonly BulkStep[]) => Wanted | Promise<Wanted>;
  /** Restores one row to its state before the action. */
  undo: (unit: Unit, step: BulkStep) => Promise<Change>;
}

/** The agent, and the request, whose language problems have; unexpected errors are logged there too. */
export interface BulkCaller extends Describing {
  database: Database;
  clock: Clock;
  agentId: string;
  request: BulkRequest;
}

/**
 * Applies an action to each row separately: one failure leaves the others applied. A job does so for more
 * than `maxBulkRowsAtOnce` rows.
 */
export async function startBulk<Bulk extends Selection & { action: string }>(
  kind: BulkKind<Bulk>,
  caller: BulkCaller,
  bulk: Bulk,
): Promise<BulkAnswer | BulkRun> {
  const { agentId } = caller;
  const ids = await selectIds(kind.list, caller, bulk);
  const rows = ids.map((id) => ({ id }));
  if (rows.length > maxBulkRowsAtOnce) {
    const run = { entity: kind.entity, action: bulk.action, bulk, rows };
    return inUnit(caller, ({ transaction }) => addBulkRun(transaction, caller, run));
  }
  return inUnit(caller, async (unit) => {
    const { succeeded, failed, steps } = await changeRows(kind, { unit, bulk, rows }, caller);
    const done = { agentId, entity: kind.entity, action: bulk.action, steps };
    return { succeeded, failed, ...(await rememberBulk(unit.transaction, done, unit.now)) };
  });
}

/**
 * Undoes a bulk action; a job does so for more than `maxBulkRowsAtOnce` rows. `not-found`;
 * `invalid-transition` when it was undone or its time is over.
 */
export function undoBulk<Bulk extends Selection & { action: string }>(
  kind: BulkKind<Bulk>,
  caller: BulkCaller,
  token: string,
): Promise<BulkAnswer | BulkRun> {
  const { agentId, clock } = caller;
  return inUnit(caller, async (unit) => {
    const { transaction } = unit;
    const asked = { agentId, entity: kind.entity, token };
    const { exists, steps } = await takeUndo(transaction, asked, clock());
    if (!exists) throw new Refusal('not-found');
    if (steps === null) throw new Refusal('invalid-transition');
    // The last first: changing one row may have affected an earlier one.
    const rows = steps.toReversed();
    if (rows.length > maxBulkRowsAtOnce) {
      const run = { entity: kind.entity, action: 'undo', bulk: null, rows };
      return addBulkRun(transaction, caller, run);
    }
    const done = await undoRows(kind, { unit, rows }, caller);
    return { succeeded: done.succeeded, failed: done.failed, undoToken: null, undoUntil: null };
  });
}

interface Describing {
  describe: (error: unknown) => Problem;
}

/** Locks all rows, and applies the action to each. */
export async function changeRows<Bulk extends Selection & { action: string }>(
  kind: BulkKind<Bulk>,
  { unit, bulk, rows }: { unit: Unit; bulk: Bulk; rows: readonly { id: string }[] },
  caller: Describing,
): Promise<DoneRows> {
  const ids = rows.map(({ id }) => id);
  await unit.lock(await kind.locks(unit, ids, bulk));
  return eachRow({ unit, describe: caller.describe }, rows, (part, { id }) =>
    kind.change(part, id, bulk),
  );
}

/** Locks all rows, and restores each. */
export async function undoRows<Bulk extends Selection & { action: string }>(
  kind: BulkKind<Bulk>,
  { unit, rows }: { unit: Unit; rows: readonly BulkStep[] },
  caller: Describing,
): Promise<DoneRows> {
  await unit.lock(await kind.undoLocks(unit, rows));
  return eachRow({ unit, describe: caller.describe }, rows, kind.undo);
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

/** The outcome of some rows. */
export interface DoneRows {
  succeeded: BulkAnswer['succeeded'];
  failed: BulkAnswer['failed'];
  /** What an undo needs of those that were changed. */
  steps: BulkStep[];
}

/** Works on rows whose locks are taken; their prices are written once, at the end. */
async function eachRow<Row extends { id: string }>(
  { unit, describe }: Describing & { unit: Unit },
  rows: readonly Row[],
  work: (part: Unit, row: Row) => Promise<Change>,
): Promise<DoneRows> {
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
