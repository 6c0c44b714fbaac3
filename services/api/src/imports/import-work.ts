import { setImmediate as nextTurn } from 'node:timers/promises';
import { importUndoHours } from '@pazar/contracts/import';
import type { Clock } from '../clock/clock.ts';
import { readReferences, type References } from '../csv/references.ts';
import { databaseFault } from '../database/database-fault.ts';
import type { Database } from '../database/database.ts';
import { Refusal } from '../problems/refusal.ts';
import { databaseRefusal } from '../problems/database-refusal.ts';
import {
  findRepeated,
  findWork,
  lockRow,
  updateRow,
  type FileRow,
  type JobRow,
  type WorkStatus,
} from './import-repository.ts';
import { endLease, findWaiting, keepLease, leaseJob, type WaitingJob } from './import-leases.ts';
import { importRow, requireNoSurplus, rowFaults, type RowOutcome } from './import-row.ts';
import { notifyOfImport } from './import-news.ts';
import { importTargets } from './import-targets.ts';
import { openUnit } from '../work/open-unit.ts';

/** Rows between two renewals of the claim; a row takes some hundredths of a second. */
const chunk = 25;
/** Rows of one agent before it is another agent's turn. */
const rowsOfTurn = 100;
const undoMs = importUndoHours * 60 * 60 * 1000;

/** A validated row leaves nothing behind. */
class NothingWritten extends Error {
  readonly outcome: RowOutcome;
  constructor(outcome: RowOutcome) {
    super('validated');
    this.outcome = outcome;
  }
}

/** Another process has worked on the row since it was read: nothing of it is left to do here. */
class RowTaken extends Error {}

/** How the work on some rows ended; `lost` when another process has claimed the job since. */
type Progress = 'finished' | 'stopped' | 'lost';

/** Lookups for some rows of a file. */
interface Turn {
  references: References;
  /** Numbers of the rows that refer to the same record as an earlier one. */
  repeated: ReadonlySet<number>;
}

export interface ImportWork {
  /**
   * Processes some rows of the agent who has waited longest for a turn; returns whether there was
   * work.
   */
  runNext: (isStopped: () => boolean) => Promise<boolean>;
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

  async function validate(job: JobRow, row: FileRow, turn: Turn): Promise<void> {
    const target = importTargets[job.kind];
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
        const { action, id } = error.outcome;
        const entityId = action === 'update' ? id : null;
        await updateRow(database, row, { status: 'VALID', action, entityId, errors: [] });
        return;
      }
      const errors = rowFaults(target, problemOf(error));
      await updateRow(database, row, { status: 'ERROR', action: null, entityId: null, errors });
    }
  }

  /** Lookups made once for some rows of a file. */
  async function beginTurn({ id, agentId, kind }: JobRow, rows: readonly FileRow[]): Promise<Turn> {
    const { keyColumn, isKeyCased } = importTargets[kind];
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
    const target = importTargets[job.kind];
    const cellContext = cellContextOf(job, references);
    const { mode, agentId } = job;
    try {
      await database.transaction(async (transaction) => {
        const { cells } = await hold(transaction, row);
        const who = openUnit({ transaction, agentId, clock });
        const outcome = await importRow(who, { target, mode, cellContext }, cells);
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
      if (error instanceof RowTaken) return;
      const errors = rowFaults(target, problemOf(error));
      await updateRow(database, row, { status: 'ERROR', errors });
    }
  }

  async function undo(job: JobRow, row: FileRow): Promise<void> {
    const target = importTargets[job.kind];
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
        errors: rowFaults(target, problemOf(error)),
      });
    }
  }

  const steps: Record<WorkStatus, (job: JobRow, row: FileRow, turn: Turn) => Promise<void>> = {
    VALIDATING: validate,
    APPLYING: apply,
    UNDOING: undo,
  };
  /** When each agent last had a turn in this process. */
  const served = new Map<string, number>();
  let turns = 0;

  async function leaseNext(): Promise<JobRow | null> {
    const waiting = await findWaiting(database, clock());
    const since = ({ agentId }: WaitingJob) => served.get(agentId) ?? 0;
    for (const { id, agentId } of waiting.toSorted((one, other) => since(one) - since(other))) {
      const job = await leaseJob(database, id);
      if (job === null) continue;
      served.set(agentId, (turns += 1));
      return job;
    }
    // Nobody waits, so no turns need to be remembered.
    served.clear();
    return null;
  }

  async function end(job: JobRow): Promise<void> {
    const ends = { VALIDATING: 'READY', APPLYING: 'APPLIED', UNDOING: 'UNDONE' } as const;
    const now = clock();
    const isApplied = job.status === 'APPLYING';
    await database.transaction(async (transaction) => {
      const isHeld = await endLease(transaction, job, {
        status: ends[workStatusOf(job)],
        ...(isApplied && { undoUntil: new Date(now.getTime() + undoMs) }),
      });
      if (isHeld && isApplied) await notifyOfImport(transaction, job, now);
    });
  }

  async function workOn(job: JobRow, rows: FileRow[], isStopped: () => boolean): Promise<Progress> {
    const status = workStatusOf(job);
    const turn = await beginTurn(job, rows);
    for (const [index, row] of rows.entries()) {
      if (isStopped()) return 'stopped';
      if (index % chunk === 0 && !(await keepLease(database, job))) return 'lost';
      await steps[status](job, row, turn);
      // An embedded database answers without the event loop, which serves everybody else's requests.
      await nextTurn();
    }
    return 'finished';
  }

  return {
    validate: async (job, row) => validate(job, row, await beginTurn(job, [row])),
    runNext: async (isStopped) => {
      const job = await leaseNext();
      if (job === null) return false;
      const rows = await findWork(database, { id: job.id, status: workStatusOf(job) }, rowsOfTurn);
      const isDone = rows.length < rowsOfTurn;
      const progress = await workOn(job, rows, isStopped);
      if (progress === 'finished' && isDone) await end(job);
      else await endLease(database, job);
      return progress !== 'stopped';
    },
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
