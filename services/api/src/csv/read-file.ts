import { importLimits, type ImportJob } from '@pazar/contracts/import';
import { withoutCopiedSigns } from '@pazar/contracts/pasted-text';
import { Refusal, type FieldFault } from '../problems/refusal.ts';
import { columnNamed, indexColumns, type Column } from './columns.ts';
import {
  decodeCsv,
  detectDelimiter,
  parseCsv,
  type CsvFormat,
  type CsvRecord,
} from './csv-text.ts';

/** The content of a file before validation. */
export interface CsvFile {
  format: ImportJob['format'];
  columns: string[];
  unknownColumns: string[];
  rows: { line: number; cells: Record<string, string> }[];
}

/**
 * The key of cells in no named column: beyond the header, for example, where an unquoted decimal
 * comma shifts the rest. No column has this key.
 */
export const surplusKey = '';

/** Most headers of a file: products have 110 columns, and a file may add some. */
const maxColumns = 300;

const maxNamed = 5;

/** Most unknown headers that the import's warnings list. */
export const maxUnknownColumns = 20;

/**
 * Reads a file of an import. 413 `too-large` above 5,000 rows; 422 `validation` at `/file` when it
 * is no table, has no rows, more than 300 columns, no known column, or one twice, and at `/columns`
 * when a header is named as a column that an import does not write.
 *
 * @param named keys of columns by headers that are no name of one
 */
export async function readCsvFile(
  content: Uint8Array,
  columns: readonly Column[],
  named: ReadonlyMap<string, string> = new Map(),
): Promise<CsvFile> {
  for (const key of named.values()) {
    if (!columns.some((column) => column.key === key && !column.readOnly)) {
      throw new Refusal('validation', { errors: [{ pointer: '/columns', code: 'unknown' }] });
    }
  }
  const { text, encoding } = decodeCsv(content);
  const index = indexColumns(columns);
  const delimiter = await detectDelimiter(
    text,
    // A line of thousands of headers is rejected below, whatever their names.
    (headers) => headers.slice(0, maxColumns).filter((header) => columnNamed(index, header)).length,
  );
  const [headers, ...records] = await recordsOf(text, delimiter);
  const names = headers?.values ?? [];
  if (names.length > maxColumns) {
    throw fileFault({ code: 'csv-wide', params: { limit: maxColumns, actual: names.length } });
  }
  const found = names.map((name) => {
    const header = withoutCopiedSigns(name).trim();
    return { header, column: columnNamed(index, named.get(header) ?? header) };
  });
  const known = found.flatMap(({ column }) => column ?? []);
  if (headers !== undefined && known.length === 0) {
    const own = columns.filter(({ readOnly }) => !readOnly).map(({ key }) => key);
    const params = { columns: own.slice(0, maxNamed).join(', ') };
    throw fileFault({ code: 'csv-headers', params });
  }
  requireRows(records.length);
  if (new Set(known).size < known.length) throw fileFault({ code: 'csv-twice' });
  const rows = records.map(({ line, values }) => ({ line, cells: cellsByKey(found, values) }));
  const numbers = known.filter(({ codec }) => codec.isNumber).map(({ key }) => key);
  return {
    format: { delimiter, encoding, decimal: decimalOf(rows, numbers, delimiter) },
    columns: known.map(({ key }) => key),
    unknownColumns: found
      .filter(({ column, header }) => !column && header)
      .map(({ header }) => header)
      .slice(0, maxUnknownColumns),
    rows,
  };
}

async function recordsOf(text: string, delimiter: string): Promise<CsvRecord[]> {
  // PostgreSQL cannot store it, and no text has it.
  if (text.includes('\0')) throw fileFault({ code: 'csv-broken' });
  try {
    return await parseCsv(text, { delimiter });
  } catch (error) {
    const line = lineOf(error);
    const problem = fileFault(
      line === null ? { code: 'csv-broken' } : { code: 'csv-quote', params: { line } },
    );
    problem.cause = error;
    throw problem;
  }
}

/** The line of a quote that is not closed; null for another error. */
function lineOf(error: unknown): number | null {
  const [, line] = /opening quote at line (\d+)/.exec(String(error)) ?? [];
  return line === undefined ? null : Number(line);
}

/** Throws 422 `csv-empty` for a file without rows, and 413 `too-large` above 5,000. */
export function requireRows(count: number): void {
  if (count === 0) throw fileFault({ code: 'csv-empty' });
  if (count <= importLimits.rows) return;
  throw new Refusal('too-large', { extensions: { limit: importLimits.rows, actual: count } });
}

function cellsByKey(
  found: readonly { header: string; column: Column | undefined }[],
  values: readonly string[],
): Record<string, string> {
  const filled = values
    .map((value, index) => ({ cell: withoutCopiedSigns(value).trim(), ...found[index] }))
    .filter(({ cell }) => cell !== '');
  const cells = filled.flatMap(({ column, cell }) => (column ? [[column.key, cell] as const] : []));
  const surplus = filled.filter(({ header = '' }) => header === '').map(({ cell }) => cell);
  return {
    ...Object.fromEntries(cells),
    ...(surplus.length > 0 && { [surplusKey]: surplus.join(' ') }),
  };
}

/**
 * The decimal sign of a file: from numbers that can be read in one way only, otherwise by the
 * delimiter.
 */
function decimalOf(
  rows: readonly { cells: Record<string, string> }[],
  numberKeys: readonly string[],
  delimiter: string,
): CsvFormat['decimal'] {
  let commas = 0;
  for (const { cells } of rows) {
    for (const key of numberKeys) commas += vote(cells[key] ?? '');
  }
  if (commas === 0) return delimiter === ';' ? ',' : '.';
  return commas > 0 ? ',' : '.';
}

/** 1 for a comma, -1 for a point, 0 when it could be either, or neither. */
function vote(cell: string): number {
  const [, sign, digits = ''] = /([.,])(\d+)\D*$/.exec(cell) ?? [];
  if (sign === undefined) return 0;
  const isMixed = cell.includes(',') && cell.includes('.');
  const isClear = isMixed || digits.length !== 3;
  if (!isClear || cell.split(sign).length > 2) return 0;
  return sign === ',' ? 1 : -1;
}

/** 422 `validation` at `/file`. */
export function fileFault(fault: Pick<FieldFault, 'code' | 'params'>): Refusal {
  return new Refusal('validation', { errors: [{ pointer: '/file', ...fault }] });
}
