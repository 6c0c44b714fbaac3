import {
  type ImportFaults,
  type ImportJob,
  importJobSchema,
  type ImportRow,
} from '@pazar/contracts/import';
import type { Locale } from '@pazar/contracts/locale';
import { z } from 'zod';
import { readReferences } from '../csv/references.ts';
import type { Database } from '../database/database.ts';
import { surplusKey } from '../csv/read-file.ts';
import type { RowFault } from '../database/stored-values.ts';
import { isTextKey, textOf } from '../texts/texts.ts';
import type { FoundFaults } from './import-faults.ts';
import { rowEffect } from './import-effects.ts';
import type { FileRow, JobRow } from './import-repository.ts';
import { importKinds, importTarget } from '../kinds/record-kind.ts';

/** The kinds of files that can be imported. */
export const importKindSchema = () => z.enum(importKinds());

/** The answer about an import. */
export const importAnswerSchema = () =>
  z.object({ ...importJobSchema.shape, kind: importKindSchema() });

/** An import as it is answered, its columns named in the language of the reader. */
export function describeJob(
  job: Omit<ImportJob, 'columnNames' | 'writtenColumns'>,
  locale: Locale,
): ImportJob {
  const { columns } = importTarget(job.kind);
  const columnNames = Object.fromEntries(columns.map(({ key, names }) => [key, names[locale]]));
  const writtenColumns = columns.filter(({ readOnly }) => !readOnly).map(({ key }) => key);
  return { ...job, columnNames, writtenColumns };
}

/** The faults of many rows as they are answered, in the words of the reader. */
export function describeFaults({ repeated, choices }: FoundFaults, locale: Locale): ImportFaults {
  return {
    repeated: repeated.map(({ params, ...fault }) => ({
      ...fault,
      detail: faultText({ ...fault, params }, locale),
    })),
    choices,
  };
}

/** Rows as they are answered: their changes and faults in the words of the reader. */
export async function describeRows(
  database: Database,
  { kind, format, agentId }: Pick<JobRow, 'kind' | 'format' | 'agentId'>,
  { rows, locale }: { rows: readonly FileRow[]; locale: Locale },
): Promise<ImportRow[]> {
  const { columns } = importTarget(kind);
  const hasChanges = rows.some(({ before }) => before !== null);
  const references = hasChanges ? await readReferences(database, agentId) : {};
  const context = { locale, decimal: format.decimal, references };
  return rows.map((row) => ({ ...describeRow(row, locale), ...rowEffect(row, columns, context) }));
}

function describeRow(row: FileRow, locale: Locale): ImportRow {
  const { number, line, status, action, entityId, errors } = row;
  // The row's error names the cells that belong to no column.
  const { [surplusKey]: _, ...cells } = row.cells;
  return {
    number,
    line,
    status,
    action,
    entityId,
    cells,
    errors: errors.map((fault) => ({ ...fault, detail: faultText(fault, locale) })),
  };
}

/** The error as text: a field's own, or that of a problem. */
export function faultText({ code, params }: RowFault, locale: Locale): string {
  const key = [`fault.${code}`, `problem.${code}.detail`].find(isTextKey);
  return key === undefined ? code : textOf(key, locale, params);
}
