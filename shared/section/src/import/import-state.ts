import type { ImportJob, ImportRowStatus, ImportStatus } from '@pazar/contracts/import';

const atWork: readonly ImportStatus[] = ['VALIDATING', 'APPLYING', 'UNDOING'];

/** Whether the server is processing it: its state changes without a request. */
export function isAtWork({ status }: Pick<ImportJob, 'status'>): boolean {
  return atWork.includes(status);
}

/** The agent's current actions on an import. */
export interface ImportChoices {
  /** Rows with errors can be fixed before the import, or after the valid rows were imported. */
  readonly canFix: boolean;
  /** One value can be written in all rows that have the same faulty one. */
  readonly canFixAll: boolean;
  /** Every row is valid. */
  readonly canApplyAll: boolean;
  /** Some rows are valid and some are not. */
  readonly canApplyValid: boolean;
  /** For a day; the server decides when it is over. */
  readonly canUndo: boolean;
}

/** Rows in some states. */
export function rowCount({ counts }: ImportJob, ...states: ImportRowStatus[]): number {
  return states.reduce((sum, state) => sum + (counts[state] ?? 0), 0);
}

/** All rows of the file. */
export function allRows({ counts }: ImportJob): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** Rows on one page. */
export const rowsOnPage = 25;

/** Which rows of a file are shown. */
export type RowsShown = 'error' | 'all';

/**
 * A file without errors is shown whole, and one of a single page unless all its rows have errors; a
 * longer one starts with its errors.
 */
export function rowsShownFirst(job: ImportJob): RowsShown {
  const [rows, faulty] = [allRows(job), rowCount(job, 'ERROR')];
  return faulty === 0 || (rows <= rowsOnPage && rows > faulty) ? 'all' : 'error';
}

export function importChoices(job: ImportJob): ImportChoices {
  const isOpen = job.status === 'READY' || job.status === 'APPLIED';
  const [valid, faulty] = [rowCount(job, 'VALID'), rowCount(job, 'ERROR')];
  return {
    canFix: isOpen && faulty > 0,
    canFixAll: job.status === 'READY' && faulty > 0,
    canApplyAll: isOpen && valid > 0 && faulty === 0,
    canApplyValid: isOpen && valid > 0 && faulty > 0,
    canUndo: job.status === 'APPLIED' && rowCount(job, 'APPLIED') > 0,
  };
}
