import { setImmediate as nextTurn } from 'node:timers/promises';
import { importUndoHours } from '@pazar/contracts/import';
import type { Clock } from '../clock/clock.ts';
import { readReferences, type References } from '../csv/references.ts';
import type { Database } from '../database/database.ts';
import { eq } from '../database/drizzle.ts';
import { importJobs } from '../database/tables/import-jobs.ts';
import { jobWork, type HeldJob, type JobEnd, type JobWork } from '../jobs/job-kind.ts';
import { Refusal } from '../problems/refusal.ts';
import { refusalOfRow } from '../problems/row-refusal.ts';
import {
  findRepeated,
  findWork,
  findWorkOf,
  lockRow,
  updateRow,
  type FileRow,
  type JobRow,
  type WorkStatus,
} from './import-repository.ts';
import { importKind, type ImportPayload } from './import-kind.ts';
import {
  importRow,
  noEffect,
  requireConfirmed,
  requireNoSurplus,
  rowFaults,
  validated,
  type RowOutcome,
} from './import-row.ts';
import { notifyOfImport } from './import-news.ts';
import { importTarget } from '../kinds/record-kind.ts';
import { openUnit } from '../units/open-unit.ts';

/** Rows of one agent before it is another agent's turn. */
const rowsOfTurn = 100;
/** How long the work on a file of a suspended agent waits before it looks again. */
const suspendedSeconds = 60;
const undoMs = importUndoHours * 60 * 60 * 1000;

/** A validated row leaves nothing behind. */
class NothingWritten extends Error {
  readonly outcome: RowOutcome;
  constructor(outcome: RowOutcome) {
    super('validated');
    this.outcome = outcome;
  }
}

/** Another process has worked on the row since it was read. */
class RowTaken extends Error {}

type Finish = HeldJob<ImportPayload>['finish'];

/** Lookups for some rows of a file. */
interface Turn {
  references: References;
  /** Numbers of the rows that refer to the same record as an earlier one. */
  repeated: ReadonlySet<number>;
}

/** The jobs of files: each run is a turn of some rows. */
export interface ImportWork extends JobWork {
  /** Validates one row against the current state. */
  validate: (job: JobRow, row: FileRow) => Promise<void>;
}

export interface ImportWorkDependencies {
  database: Database;
  clock: Clock;
  /** Hears of rows that failed for no fault of theirs. */
  onError: (error: unknown) => void;
}

/** Background work on files: each row is a separate transaction. */
export function createImportWork({ database, clock, onError }: ImportWorkDependencies): ImportWork {
  async function validate(job: JobRow, row: FileRow, turn: Turn): Promise<void> {
    const target = importTarget(job.kind);
    const context = cellContextOf(job, turn.references);
    const { mode, agentId } = job;
    try {
      requireNoSurplus(job, row);
      if (turn.repeated.has(row.number)) throw repeatedRow(row, target.keyField);
      await database.transaction(async (transaction) => {
        const who = openUnit({ transaction, agentId, clock });
        const how = { target, mode, cellContext: context };
        throw new NothingWritten(await importRow(who, how, row.cells));
      });
    } catch (error) {
      if (error instanceof NothingWritten) {
        await updateRow(database, row, validated(target, error.outcome));
        return;
      }
      const errors = rowFaults(target, refusalOfRow(error, onError));
      await updateRow(database, row, { ...noEffect, status: 'ERROR', errors });
    }
  }

  /** Lookups made once for some rows of a file. */
  async function beginTurn({ id, agentId, kind }: JobRow, rows: readonly FileRow[]): Promise<Turn> {
    const { keyColumn, isKeyCased } = importTarget(kind);
    const some = { jobId: id, numbers: rows.map(({ number }) => number) };
    const repeated = [
      ...(await findRepeated(database, some, { column: 'id', isCased: false })),
      ...(await findRepeated(database, some, { column: keyColumn, isCased: isKeyCased })),
    ];
    return { references: await readReferences(database, agentId), repeated: new Set(repeated) };
  }

  /**
   * Holds a row in the state in which it was found, with the cells of now: an effect and the row's new state
   * are one transaction, so no two processes have the effect.
   */
  async function hold(transaction: Database, row: FileRow): Promise<FileRow> {
    const held = await lockRow(transaction, row);
    if (held === undefined) throw new RowTaken();
    return held;
  }

  async function apply(job: JobRow, row: FileRow, { references }: Turn): Promise<void> {
    const target = importTarget(job.kind);
    const cellContext = cellContextOf(job, references);
    const { mode, agentId } = job;
    try {
      await database.transaction(async (transaction) => {
        const { cells } = await hold(transaction, row);
        const who = openUnit({ transaction, agentId, clock });
        const outcome = await importRow(who, { target, mode, cellContext }, cells);
        const { action, id, version, before, after } = outcome;
        // Another record has the name since the rows were checked.
        requireConfirmed(target, outcome);
        await updateRow(transaction, row, {
          status: 'APPLIED',
          action,
          entityId: id,
          entityVersion: version,
          before,
          after,
          errors: [],
        });
      });
    } catch (error) {
      if (error instanceof RowTaken) return;
      const errors = rowFaults(target, refusalOfRow(error, onError));
      await updateRow(database, row, { ...noEffect, status: 'ERROR', errors });
    }
  }

  async function undo(job: JobRow, row: FileRow): Promise<void> {
    const target = importTarget(job.kind);
    try {
      await database.transaction(async (transaction) => {
        const held = await hold(transaction, row);
        const { entityId: id, entityVersion: version, before, action } = held;
        const who = openUnit({ transaction, agentId: job.agentId, clock });
        const isStep = id !== null && version !== null;
        if (isStep && action === 'create') await target.undoCreate(who, { id, version, before });
        if (isStep && action === 'update' && before !== null) {
          await target.undoUpdate(who, { id, version, before });
        }
        await updateRow(transaction, row, { status: 'UNDONE', errors: [] });
      });
    } catch (error) {
      if (error instanceof RowTaken) return;
      await updateRow(database, row, {
        status: 'KEPT',
        errors: rowFaults(target, refusalOfRow(error, onError)),
      });
    }
  }

  const steps: Record<WorkStatus, (job: JobRow, row: FileRow, turn: Turn) => Promise<void>> = {
    VALIDATING: validate,
    APPLYING: apply,
    UNDOING: undo,
  };
  async function end(job: JobRow, finish: Finish): Promise<void> {
    const ends = { VALIDATING: 'READY', APPLYING: 'APPLIED', UNDOING: 'UNDONE' } as const;
    const now = clock();
    const isApplied = job.status === 'APPLYING';
    await database.transaction(async (transaction) => {
      await finish(transaction);
      await transaction
        .update(importJobs)
        .set({
          status: ends[workStatusOf(job)],
          ...(isApplied && { undoUntil: new Date(now.getTime() + undoMs) }),
        })
        .where(eq(importJobs.id, job.id));
      if (isApplied) await notifyOfImport(transaction, job, now);
    });
  }

  /** Works on some rows; false when the process stops before the last of them. */
  async function workOn(
    job: JobRow,
    rows: readonly FileRow[],
    isStopped: () => boolean,
  ): Promise<boolean> {
    const status = workStatusOf(job);
    const turn = await beginTurn(job, rows);
    for (const row of rows) {
      if (isStopped()) return false;
      await steps[status](job, row, turn);
      // An embedded database answers without the event loop, which serves everybody else's requests.
      await nextTurn();
    }
    return true;
  }

  async function run({ payload, isStopped, finish }: HeldJob<ImportPayload>): Promise<JobEnd> {
    const found = await findWorkOf(database, payload.import, clock());
    // Removed since, with its agent or as one file too many.
    if (found === undefined) return 'done';
    if (!found.mayWrite) return { inSeconds: suspendedSeconds };
    const { job } = found;
    const rows = await findWork(database, { id: job.id, status: workStatusOf(job) }, rowsOfTurn);
    const isWhole = await workOn(job, rows, isStopped);
    if (!isWhole || rows.length === rowsOfTurn) return 'again';
    await end(job, finish);
    return 'done';
  }

  return {
    validate: async (job, row) => validate(job, row, await beginTurn(job, [row])),
    ...jobWork(importKind, { run }),
  };
}

function cellContextOf({ format }: JobRow, references: References) {
  return { locale: 'en' as const, decimal: format.decimal, references };
}

function workStatusOf({ status }: JobRow): WorkStatus {
  if (status === 'VALIDATING' || status === 'APPLYING' || status === 'UNDOING') return status;
  throw new Error(`There is nothing to do for an import that is ${status}.`);
}

function repeatedRow({ cells }: FileRow, keyField: string): Refusal {
  const pointer = cells['id'] === undefined ? `/${keyField}` : '/id';
  return new Refusal('validation', { errors: [{ pointer, code: 'duplicate' }] });
}
