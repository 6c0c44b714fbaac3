import type { ImportEffects, ImportRow } from '@pazar/contracts/import';
import { cellsOf, type CellContext, type Column } from '../csv/columns.ts';
import { unguardFormula } from '../csv/formula-guard.ts';
import type { Database } from '../database/database.ts';
import { and, count, eq, inArray, isNotNull, sql } from '../database/drizzle.ts';
import { importRows } from '../database/tables/import-rows.ts';
import type { FileRow } from './import-repository.ts';

/** Rows that would change a record that they name without its id. */
const isUnconfirmed = sql<boolean>`(${importRows.status} = 'ERROR'
  and ${importRows.errors} @> '[{"code": "known-name"}]')`;

/** How many rows create a record, change one, leave one as it is, or wait for a confirmation. */
export async function countEffects(database: Database, jobId: string): Promise<ImportEffects> {
  const isChange = sql<boolean>`${importRows.before} is not null`;
  const rows = await database
    .select({ action: importRows.action, isChange, isUnconfirmed, rows: count() })
    .from(importRows)
    .where(
      and(
        eq(importRows.jobId, jobId),
        isNotNull(importRows.action),
        inArray(importRows.status, ['VALID', 'APPLIED', 'ERROR']),
      ),
    )
    .groupBy(importRows.action, isChange, isUnconfirmed);
  const counts: ImportEffects = { create: 0, update: 0, unchanged: 0, unconfirmed: 0 };
  for (const row of rows) {
    if (row.isUnconfirmed) counts.unconfirmed += row.rows;
    else counts[effectOf(row.action, row.isChange)] += row.rows;
  }
  return counts;
}

function effectOf(action: FileRow['action'], isChange: boolean): 'create' | 'update' | 'unchanged' {
  if (action === 'create') return 'create';
  return isChange ? 'update' : 'unchanged';
}

/**
 * What a row does, and each cell that it changes, as a file has it before and after, without the marks
 * that a spreadsheet needs.
 */
export function rowEffect(
  { action, before, after }: FileRow,
  columns: readonly Column[],
  context: CellContext,
): Pick<ImportRow, 'effect' | 'changes'> {
  const effect = action === null ? null : effectOf(action, before !== null);
  if (effect !== 'update') return { effect, changes: [] };
  const [old, next] = [cellsOf(columns, before, context), cellsOf(columns, after, context)];
  const changes = columns
    .map(({ key }, index) => ({
      column: key,
      before: unguardFormula(old[index] ?? ''),
      after: unguardFormula(next[index] ?? ''),
    }))
    .filter((cell) => cell.before !== cell.after);
  return { effect, changes };
}

/**
 * Writes the ids of the records into the rows that name them, which are to be validated again. Returns
 * the number of rows.
 */
export async function confirmNames(database: Database, jobId: string): Promise<number> {
  const confirmed = await database
    .update(importRows)
    .set({
      cells: sql`${importRows.cells} || jsonb_build_object('id', ${importRows.entityId})`,
      status: 'PENDING',
    })
    .where(and(eq(importRows.jobId, jobId), isUnconfirmed, isNotNull(importRows.entityId)))
    .returning({ number: importRows.number });
  return confirmed.length;
}
