import { importUndoHours } from '@pazar/contracts/import';
import type { Clock } from '../clock/clock.ts';
import { readReferences, type References } from '../csv/references.ts';
import { databaseFault } from '../database/database-fault.ts';
import type { Database } from '../database/database.ts';
import { Refusal } from '../problems/refusal.ts';
import { databaseRefusal } from '../problems/database-refusal.ts';
import {
  findWork,
  isRepeated,
  leaseJob,
  setJob,
  updateRow,
  type FileRow,
  type JobRow,
  type WorkStatus,
} from './import-repository.ts';
import { importRow, requireNoSurplus, rowFaults, type RowOutcome } from './import-row.ts';
import type { ImportTarget } from '../csv/import-target.ts';
import { importTargets } from './import-targets.ts';

/** Rows between two looks at the lease; a row takes some hundredths of a second. */
const chunk = 25;
const leaseMs = 60_000;
const undoMs = importUndoHours * 60 * 60 * 1000;

/** A validated row leaves nothing behind. */
class NothingWritten extends Error {
  readonly outcome: RowOutcome;
  constructor(outcome: RowOutcome) {
    super('validated');
    this.outcome = outcome;
  }
}

export interface ImportWork {
  /** Does all that waits to be done; answers whether there was anything. */
  runNext: (isStopped: () => boolean) => Promise<boolean>;
  /** Judges one row as it is now. */
  validate: (job: JobRow, row: FileRow) => Promise<void>;
}

export interface ImportWorkParts {
  database: Database;
  clock: Clock;
  /** Hears of rows that failed for no fault of theirs. */
  onError: (error: unknown) => void;
}

/** What the service does with files by itself: each row is a transaction of its own. */
export function createImportWork({ database, clock, onError }: ImportWorkParts): ImportWork {
  function problemOf(error: unknown): Refusal {
    if (error instanceof Refusal) return error;
    const fault = databaseFault(error);
    const problem = fault && databaseRefusal(fault);
    // A database that is away is no fault of the row: the job waits for it.
    if (problem?.code === 'maintenance') throw error;
    if (problem) return problem;
    onError(error);
    return new Refusal('internal');
  }

  async function validate(job: JobRow, row: FileRow, references?: References): Promise<void> {
    const target = importTargets[job.kind];
    const context = await cellContextOf(job, references);
    const { mode, agentId } = job;
    try {
      requireNoSurplus(job, row);
      if (await isRepeatedRow(row, target)) throw repeated(row, target.keyField);
      await database.transaction(async (transaction) => {
        const who = { transaction, agentId, now: clock() };
        const how = { target, mode, cellContext: context };
        throw new NothingWritten(await importRow(who, how, row.cells));
      });
    } catch (error) {
      if (error instanceof NothingWritten) {
        const { action, id } = error.outcome;
        const entityId = action === 'update' ? id : null;
        await updateRow(database, row, { status: 'VALID', action, entityId, errors: [] });
        return;
      }
      const errors = rowFaults(target, problemOf(error));
      await updateRow(database, row, { status: 'ERROR', action: null, entityId: null, errors });
    }
  }

  async function isRepeatedRow(row: FileRow, target: ImportTarget): Promise<boolean> {
    if (await isRepeated(database, row, { column: 'id', isCased: false })) return true;
    return isRepeated(database, row, { column: target.keyColumn, isCased: target.isKeyCased });
  }

  async function apply(job: JobRow, row: FileRow, references: References): Promise<void> {
    const target = importTargets[job.kind];
    const cellContext = await cellContextOf(job, references);
    const { mode, agentId } = job;
    try {
      await database.transaction(async (transaction) => {
        const who = { transaction, agentId, now: clock() };
        const outcome = await importRow(who, { target, mode, cellContext }, row.cells);
        const { action, id, version, before } = outcome;
        await updateRow(transaction, row, {
          status: 'APPLIED',
          action,
          entityId: id,
          entityVersion: version,
          before,
          errors: [],
        });
      });
    } catch (error) {
      const errors = rowFaults(target, problemOf(error));
      await updateRow(database, row, { status: 'ERROR', errors });
    }
  }

  async function undo(job: JobRow, row: FileRow): Promise<void> {
    const target = importTargets[job.kind];
    const { entityId: id, entityVersion: version, before, action } = row;
    try {
      await database.transaction(async (transaction) => {
        const who = { transaction, agentId: job.agentId, now: clock() };
        const isStep = id !== null && version !== null;
        if (isStep && action === 'create') await target.undoCreate(who, { id, version, before });
        if (isStep && action === 'update' && before !== null) {
          await target.undoUpdate(who, { id, version, before });
        }
        await updateRow(transaction, row, { status: 'UNDONE', errors: [] });
      });
    } catch (error) {
      await updateRow(database, row, {
        status: 'KEPT',
        errors: rowFaults(target, problemOf(error)),
      });
    }
  }

  async function cellContextOf({ agentId, format }: JobRow, references?: References) {
    return {
      locale: 'en' as const,
      decimal: format.decimal,
      references: references ?? (await readReferences(database, agentId)),
    };
  }

  const steps: Record<WorkStatus, (job: JobRow, row: FileRow, known: References) => Promise<void>> =
    { VALIDATING: validate, APPLYING: apply, UNDOING: undo };

  async function end(job: JobRow): Promise<void> {
    const ends = { VALIDATING: 'READY', APPLYING: 'APPLIED', UNDOING: 'UNDONE' } as const;
    const undoUntil = new Date(clock().getTime() + undoMs);
    await setJob(database, job.id, {
      status: ends[workStatusOf(job)],
      leaseUntil: null,
      ...(job.status === 'APPLYING' && { undoUntil }),
    });
  }

  return {
    validate: (job, row) => validate(job, row),
    runNext: async (isStopped) => {
      const now = clock();
      const job = await leaseJob(database, { now, until: leaseFrom(now) });
      if (job === null) return false;
      const status = workStatusOf(job);
      const references = await readReferences(database, job.agentId);
      let rows = await findWork(database, { id: job.id, status }, chunk);
      while (rows.length > 0) {
        for (const row of rows) {
          if (isStopped()) {
            await setJob(database, job.id, { leaseUntil: null });
            return false;
          }
          await steps[status](job, row, references);
        }
        await setJob(database, job.id, { leaseUntil: leaseFrom(clock()) });
        rows = await findWork(database, { id: job.id, status }, chunk);
      }
      await end(job);
      return true;
    },
  };
}

const leaseFrom = (now: Date) => new Date(now.getTime() + leaseMs);

function workStatusOf({ status }: JobRow): WorkStatus {
  if (status === 'VALIDATING' || status === 'APPLYING' || status === 'UNDOING') return status;
  throw new Error(`There is nothing to do for an import that is ${status}.`);
}

function repeated({ cells }: FileRow, keyField: string): Refusal {
  const pointer = cells['id'] === undefined ? `/${keyField}` : '/id';
  return new Refusal('validation', { errors: [{ pointer, code: 'duplicate' }] });
}
