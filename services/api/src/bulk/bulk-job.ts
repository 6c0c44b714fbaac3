import { setTimeout } from 'node:timers/promises';
import type { Problem } from '@pazar/contracts/problem';
import { z } from 'zod';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import type { BulkRequest } from '../database/stored-values.ts';
import { jobWork, type HeldJob, type JobEnd, type JobWork } from '../jobs/job-kind.ts';
import type { Unit } from '../records/unit.ts';
import { inUnit } from '../units/open-unit.ts';
import { rememberBulk } from './bulk-actions.ts';
import {
  bulkKindOfJob,
  keepTurn,
  lockBulkRun,
  type BulkPayload,
  type BulkRunRow,
} from './bulk-runs.ts';
import { changeRows, undoRows, type BulkKind, type DoneRows, type Selection } from './bulk-work.ts';

/** A kind of record with the turns of its runs. */
export interface RunnableBulk {
  entity: BulkRunRow['entity'];
  runRows: (
    unit: Unit,
    given: { run: BulkRunRow; rows: BulkRunRow['rows'] },
    describing: { describe: (error: unknown) => Problem },
  ) => Promise<DoneRows>;
}

const stepsSchema = z.array(
  z.object({ id: z.uuid(), version: z.int(), before: z.record(z.string(), z.unknown()) }),
);

/** @param body checks the stored body of an action again, as the build may have changed since */
export function runnableBulk<Bulk extends Selection & { action: string }>(
  kind: BulkKind<Bulk>,
  body: z.core.$ZodType<Bulk>,
): RunnableBulk {
  return {
    entity: kind.entity,
    runRows: (unit, { run, rows }, describing) =>
      run.bulk === null
        ? undoRows(kind, { unit, rows: stepsSchema.parse(rows) }, describing)
        : changeRows(kind, { unit, bulk: z.core.parse(body, run.bulk), rows }, describing),
  };
}

interface BulkJobDependencies {
  database: Database;
  clock: Clock;
  /** A turn has as many rows as the one before got done in this time: others wait for its transaction. */
  turnMs: number;
  /** Whether it pauses after a turn for as long as the turn took. */
  rests: boolean;
  /** The problem of a row, in the words of the reader of the request that asked for the run. */
  describe: (error: unknown, request: BulkRequest) => Problem;
}

/** Rows of the first turn of a process, and the most of any, however fast they are. */
const rowsAtFirst = 4;
const maxRows = 50;

/** Works on runs: each turn changes some rows and stores their outcome in one transaction. */
export function bulkJob(
  kinds: readonly RunnableBulk[],
  { database, clock, turnMs, rests, describe }: BulkJobDependencies,
): JobWork {
  let rowsOfTurn = rowsAtFirst;

  async function turn(unit: Unit, before: BulkRunRow): Promise<BulkRunRow> {
    const kind = kinds.find(({ entity }) => entity === before.entity);
    if (kind === undefined) throw new Error(`There are no bulk actions on a ${before.entity}.`);
    const rows = before.rows.slice(before.done, before.done + rowsOfTurn);
    const outcome = await kind.runRows(
      unit,
      { run: before, rows },
      { describe: (error) => describe(error, before.caller) },
    );
    return {
      ...before,
      done: before.done + rows.length,
      succeeded: [...before.succeeded, ...outcome.succeeded],
      failed: [...before.failed, ...outcome.failed],
      steps: [...before.steps, ...outcome.steps],
    };
  }

  /** What an action did can be undone from its end on. */
  async function remember(unit: Unit, done: BulkRunRow): Promise<BulkRunRow> {
    const { agentId, entity, action, steps } = done;
    if (done.bulk === null) return done;
    const undo = await rememberBulk(unit.transaction, { agentId, entity, action, steps }, unit.now);
    const undoUntil = undo.undoUntil === null ? null : new Date(undo.undoUntil);
    return { ...done, undoToken: undo.undoToken, undoUntil };
  }

  async function run(job: HeldJob<BulkPayload>): Promise<JobEnd> {
    const began = performance.now();
    const end = await runTurn(job);
    const took = performance.now() - began;
    rowsOfTurn = Math.min(Math.max(Math.round((rowsOfTurn * turnMs) / took), 1), maxRows);
    if (rests && end === 'again') await setTimeout(took);
    return end;
  }

  async function runTurn({ payload, agentId, finish }: HeldJob<BulkPayload>): Promise<JobEnd> {
    // Removed with its agent.
    if (agentId === null) return 'done';
    return inUnit({ database, agentId, clock }, async (unit) => {
      const { transaction } = unit;
      const found = await lockBulkRun(transaction, payload.run);
      if (found === undefined) return 'done';
      const after = await turn(unit, found);
      const isLast = after.done === after.total;
      await keepTurn(transaction, after.id, isLast ? await remember(unit, after) : after);
      if (isLast) await finish(transaction);
      return isLast ? 'done' : 'again';
    });
  }

  return jobWork(bulkKindOfJob, { run });
}
