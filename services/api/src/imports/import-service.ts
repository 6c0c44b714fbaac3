import type { ImportJob, ImportMode, ImportReplacement, ImportRow } from '@pazar/contracts/import';
import type { Locale } from '@pazar/contracts/locale';
import { newId } from '../records/values.ts';
import type { Clock } from '../clock/clock.ts';
import { readCsvFile, surplusKey, type CsvFile } from '../csv/read-file.ts';
import type { Database } from '../database/database.ts';
import { Refusal, type FieldFault } from '../problems/refusal.ts';
import { describeRows } from './describe-import.ts';
import { confirmNames, countEffects } from './import-effects.ts';
import { findFaults, replaceValue, type FoundFaults } from './import-faults.ts';
import {
  beginWork,
  countRowsByStatus,
  findFaultyRows,
  findJob,
  findRow,
  insertImport,
  isUndoable,
  lockJob,
  updateRow,
  type FileRow,
  type JobRow,
  type WorkStatus,
} from './import-repository.ts';
import type { ImportWork } from './import-work.ts';
import { importTarget } from '../kinds/record-kind.ts';

/** How long a file is stored with its results. */
const keptMs = 30 * 24 * 60 * 60 * 1000;

interface Own {
  agentId: string;
  id: string;
}

/** An import without its kind's columns, whose names depend on the reader's language. */
type Job = Omit<ImportJob, 'columnNames' | 'writtenColumns'>;

export interface ImportService {
  /**
   * Reads a file as a table. `named` has keys of columns by headers of the file. 413, 422: see
   * `readCsvFile` and the target's `readOther`.
   */
  parse: (given: {
    file: Uint8Array;
    kind: string;
    named: ReadonlyMap<string, string>;
  }) => Promise<CsvFile>;
  /** Stores the parsed file for its job. 429 while the agent's other files fill its share. */
  start: (
    agentId: string,
    given: { file: CsvFile; kind: string; mode: ImportMode },
  ) => Promise<Job>;
  /** 404. */
  read: (own: Own) => Promise<Job>;
  /** 404, 409 `invalid-transition` while rows are worked on or after they were applied, 422. */
  changeRow: (
    own: Own,
    given: { number: number; cells: Record<string, string>; locale: Locale },
  ) => Promise<ImportRow>;
  /** 404. */
  faults: (own: Own, locale: Locale) => Promise<FoundFaults>;
  /** 404; 409 `invalid-transition` unless it is READY; 422 at `/value` when no row has it. */
  replace: (own: Own, given: ImportReplacement) => Promise<Job>;
  /** 404; 409 `invalid-transition` unless it is READY and a row waits for it. */
  confirmNames: (own: Own) => Promise<Job>;
  /** 404, 409 `invalid-transition`, 422 when rows have errors and are not left out. */
  apply: (own: Own, how: { onlyValid: boolean }) => Promise<Job>;
  /** 404, 409 `invalid-transition` unless it was applied within a day. */
  undo: (own: Own) => Promise<Job>;
  /** 404. */
  faultyRows: (own: Own) => Promise<{ job: JobRow; rows: FileRow[] }>;
}

export function createImportService(
  database: Database,
  { clock, work }: { clock: Clock; work: ImportWork },
): ImportService {
  async function ownJob(own: Own): Promise<JobRow> {
    return found(await findJob(database, own));
  }

  async function move(
    own: Own,
    check: (job: JobRow, transaction: Database) => Promise<WorkStatus>,
  ): Promise<Job> {
    return database.transaction(async (transaction) => {
      const job = found(await lockJob(transaction, own));
      const status = await check(job, transaction);
      return answerJob(transaction, await beginWork(transaction, job, status));
    });
  }

  return {
    parse: async ({ file, kind, named }) => {
      const { columns, readOther } = importTarget(kind);
      return (await readOther?.(file)) ?? readCsvFile(file, columns, named);
    },
    start: async (agentId, { file, kind, mode }) => {
      const { format, columns, unknownColumns, rows } = file;
      const now = clock();
      const job: JobRow = {
        id: newId(now),
        agentId,
        kind,
        mode,
        status: 'VALIDATING',
        format,
        columns,
        unknownColumns,
        undoUntil: null,
        createdAt: now,
      };
      const since = new Date(now.getTime() - keptMs);
      await database.transaction((transaction) => insertImport(transaction, job, { rows, since }));
      return answerJob(database, job);
    },
    read: async (own) => answerJob(database, await ownJob(own)),
    changeRow: async (own, { number, cells, locale }) => {
      const job = await ownJob(own);
      if (job.status !== 'READY' && job.status !== 'APPLIED') throw wrongState(job);
      const row = await findRow(database, job.id, number);
      if (row === undefined) throw new Refusal('not-found');
      if (!['PENDING', 'VALID', 'ERROR'].includes(row.status)) throw wrongState(row);
      requireColumns(job, Object.keys(cells));
      // An agent who edits the row has seen the cells without a column.
      const { [surplusKey]: _, ...kept } = row.cells;
      const changed: FileRow = { ...row, cells: { ...kept, ...cells }, status: 'PENDING' };
      if (!(await updateRow(database, row, changed))) throw wrongState(job);
      await work.validate(job, changed);
      const rows = [(await findRow(database, job.id, number)) ?? changed];
      const [described] = await describeRows(database, job, { rows, locale });
      if (described === undefined) throw new Refusal('not-found');
      return described;
    },
    faults: async (own, locale) => findFaults(database, await ownJob(own), locale),
    replace: (own, given) =>
      move(own, async (job, transaction) => {
        if (job.status !== 'READY') throw wrongState(job);
        const rows = await replaceValue(transaction, job.id, given);
        if (rows === 0) throw fault('/value', 'unknown');
        return 'VALIDATING';
      }),
    confirmNames: (own) =>
      move(own, async (job, transaction) => {
        if (job.status !== 'READY') throw wrongState(job);
        if ((await confirmNames(transaction, job.id)) === 0) throw wrongState(job);
        return 'VALIDATING';
      }),
    apply: (own, { onlyValid }) =>
      move(own, async (job, transaction) => {
        const counts = await countRowsByStatus(transaction, job.id);
        const isAgain = job.status === 'APPLIED' && counts.VALID > 0;
        if (job.status !== 'READY' && !isAgain) throw wrongState(job);
        if (counts.ERROR > 0 && !onlyValid) throw fault('/onlyValid', 'rows-with-errors');
        return 'APPLYING';
      }),
    undo: (own) =>
      move(own, async (job) => {
        if (!isUndoable(job, clock())) throw wrongState(job);
        return 'UNDOING';
      }),
    faultyRows: async (own) => {
      const job = await ownJob(own);
      return { job, rows: await findFaultyRows(database, job.id) };
    },
  };
}

async function answerJob(database: Database, job: JobRow): Promise<Job> {
  const { id, kind, mode, status, format, columns, unknownColumns, undoUntil, createdAt } = job;
  return {
    id,
    kind,
    mode,
    status,
    format,
    columns,
    warnings: unknownColumns.map((column) => ({ code: 'unknown-column', column })),
    counts: await countRowsByStatus(database, id),
    effects: await countEffects(database, id),
    undoUntil: undoUntil?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

function found(job: JobRow | undefined): JobRow {
  if (job === undefined) throw new Refusal('not-found');
  return job;
}

function wrongState({ status }: { status: string }): Refusal {
  return new Refusal('invalid-transition', { extensions: { state: status } });
}

/** Cells can be corrected, and columns that the file lacks be filled in. */
function requireColumns({ kind }: JobRow, keys: readonly string[]): void {
  const known = new Set(importTarget(kind).columns.map((column) => column.key));
  const unknown = keys.find((key) => !known.has(key));
  if (unknown !== undefined) throw fault(`/cells/${unknown}`, 'unknown-key', { key: unknown });
}

function fault(
  pointer: string,
  code: FieldFault['code'],
  params?: NonNullable<FieldFault['params']>,
): Refusal {
  return new Refusal('validation', { errors: [{ pointer, code, ...(params && { params }) }] });
}
