import type { Locale } from '@pazar/contracts/locale';
import { joinList } from '../../csv/cell-lists.ts';
import { formatOf, writeCsvInTurns } from '../../csv/csv-text.ts';
import { guardFormula } from '../../csv/formula-guard.ts';
import { columnHeading, nameHeading, recordOf } from '../../csv/column-heading.ts';
import { knownRecords } from '../../records/known-records.ts';
import { thousandthsColumns } from './export-tables.ts';
import type { ExportRow } from './read-export-table.ts';
import type { RecordNames } from './record-names.ts';

interface ArchiveCsv {
  locale: Locale;
  names: RecordNames;
}

/** What has names and is no record of an agent: the archive writes its name beside its identifier too. */
const namedToo: readonly string[] = ['category', 'crop', 'municipality', 'pack'];

/**
 * A file of the archive as spreadsheets of that language read it: headings in words, a name before each
 * identifier, decimals of the language, no formula that runs when it is opened.
 */
export function archiveCsv(
  rows: readonly ExportRow[],
  { locale, names }: ArchiveCsv,
): Promise<string> {
  const named: ReadonlySet<string | null> = new Set([
    ...namedToo,
    ...knownRecords().map(({ entity }) => entity),
  ]);
  const columns = Object.keys(rows[0] ?? {}).flatMap((column) => {
    const heading = nameHeading(column, locale);
    const own = { heading: columnHeading(column, locale) ?? column, cell: cellsOf(column, locale) };
    if (heading === undefined || !named.has(recordOf(column))) return [own];
    const nameCell = (row: ExportRow) => guardFormula(names.get(String(row[column])) ?? '');
    return [{ heading, cell: nameCell }, own];
  });
  return writeCsvInTurns(
    {
      header: columns.map(({ heading }) => heading),
      entries: rows,
      cells: (row) => columns.map(({ cell }) => cell(row)),
    },
    locale,
  );
}

const yesNo = { en: ['yes', 'no'], mk: ['да', 'не'] } as const;

/** How the values of a column are written. */
function cellsOf(column: string, locale: Locale): (row: ExportRow) => string {
  const { decimal } = formatOf(locale);
  const numberText = column.endsWith('_minor') ? moneyText : String;
  const isDecimal = thousandthsColumns.has(column);
  return ({ [column]: value }) => {
    switch (typeof value) {
      case 'boolean':
        return yesNo[locale][value ? 0 : 1];
      case 'number':
        return numberText(value).replace('.', decimal);
      case 'string':
        return isDecimal ? value.replace('.', decimal) : guardFormula(value);
      default:
        return partsText(value);
    }
  };
}

/** A list in one cell; anything with members as JSON. */
function partsText(value: unknown): string {
  if (value === null || value === undefined) return '';
  const isList = Array.isArray(value) && value.every((item) => typeof item !== 'object');
  return isList ? guardFormula(joinList(value.map(String))) : JSON.stringify(value);
}

/** Minor units as an amount with a point; a reversal is below zero. */
function moneyText(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
