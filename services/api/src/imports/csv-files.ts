import type { Locale } from '@pazar/contracts/locale';
import { writeCsv } from '../csv/csv-text.ts';
import { guardFormula } from '../csv/formula-guard.ts';
import type { FileRow, JobRow } from './import-repository.ts';
import { faultText } from './describe-import.ts';
import { importTarget } from '../kinds/record-kind.ts';

const errorHeader = { mk: 'Грешка', en: 'Error' };

/** An empty file to start from. */
export function templateCsv(kind: string, locale: Locale): string {
  return writeCsv([importTarget(kind).template.map(({ names }) => names[locale])], locale);
}

/** The rows with errors as they were in the file, each with its errors. */
export function errorsCsv(
  { kind, columns: keys }: JobRow,
  rows: readonly FileRow[],
  locale: Locale,
): string {
  const all = importTarget(kind).columns;
  const nameOf = (key: string) => all.find((column) => column.key === key)?.names[locale] ?? key;
  // Corrected rows may have cells of columns that the file did not have.
  const used = [...new Set([...keys, ...rows.flatMap(({ cells }) => Object.keys(cells))])];
  const lines = rows.map(({ cells, errors }) => {
    const faults = errors.map((fault) => {
      const text = faultText(fault, locale);
      return fault.column === null ? text : `${nameOf(fault.column)}: ${text}`;
    });
    return [...used.map((key) => safe(cells[key] ?? '')), guardFormula(faults.join('; '))];
  });
  return writeCsv([[...used.map(nameOf), errorHeader[locale]], ...lines], locale);
}

/**
 * A cell of an uploaded file may start a formula; the sign that clears a field is left as it is.
 */
function safe(cell: string): string {
  return cell === '-' || cell.startsWith("'") ? cell : guardFormula(cell);
}
