import type { BulkAnswer } from '@pazar/contracts/bulk';
import type { Problem } from '@pazar/contracts/problem';
import type { BulkStep } from '../database/tables/bulk-actions.ts';

/** Who asks, and in which words a row's problem is told; unexpected errors are logged there too. */
export interface BulkCaller {
  agentId: string;
  describe: (error: unknown) => Problem;
}

/** A row as a bulk action left it. `before` is null when there is nothing to undo. */
export interface RowResult {
  version: number;
  before: BulkStep['before'] | null;
}

/** Rows that were changed, rows that could not be, and what an undo needs to know. */
export interface BulkOutcome {
  succeeded: BulkAnswer['succeeded'];
  failed: BulkAnswer['failed'];
  steps: BulkStep[];
}

/** Does something to each row for itself: one that fails leaves the others as they are. */
export async function eachRow<Row extends { id: string }>(
  rows: readonly Row[],
  change: (row: Row) => Promise<RowResult>,
  describe: (error: unknown) => Problem,
): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { succeeded: [], failed: [], steps: [] };
  for (const row of rows) {
    const { id } = row;
    try {
      const { version, before } = await change(row);
      outcome.succeeded.push({ id, version });
      if (before !== null) outcome.steps.push({ id, version, before });
    } catch (error) {
      outcome.failed.push({ id, problem: describe(error) });
    }
  }
  return outcome;
}
