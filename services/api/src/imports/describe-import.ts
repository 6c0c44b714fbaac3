import type { ImportFaults, ImportJob, ImportRow } from '@pazar/contracts/import';
import type { Locale } from '@pazar/contracts/locale';
import { surplusKey } from '../csv/read-file.ts';
import type { RowFault } from '../database/tables/import-rows.ts';
import { fillIn, problemMessages } from '../problems/problem-messages.ts';
import type { FoundFaults } from './import-faults.ts';
import type { FileRow } from './import-repository.ts';
import { importTargets } from './import-targets.ts';

/** An import as it is answered, its columns named in the language of the reader. */
export function describeJob(
  job: Omit<ImportJob, 'columnNames' | 'writtenColumns'>,
  locale: Locale,
): ImportJob {
  const { columns } = importTargets[job.kind];
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

/** A row as it is answered, its faults in the words of the reader. */
export function describeRow(row: FileRow, locale: Locale): ImportRow {
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
  const { fields, problems } = problemMessages[locale];
  const ofField = new Map<string, string>(Object.entries(fields)).get(code);
  const [, ofProblem] = new Map(Object.entries(problems)).get(code) ?? [];
  const text = ofField ?? ofProblem ?? code;
  return fillIn(text, params, locale);
}
