import type { ImportChoice } from '@pazar/contracts/import';
import type { Locale } from '@pazar/contracts/locale';
import type { FieldFaultCode } from '../problems/refusal.ts';
import type { CsvFormat } from './csv-text.ts';
import type { References } from './references.ts';

/** Settings that the format of cells depends on. */
export interface CellContext {
  locale: Locale;
  decimal: CsvFormat['decimal'];
  references: References;
}

/** The error of a cell that cannot be read. */
export class CellFault extends Error {
  readonly code: FieldFaultCode;
  constructor(code: FieldFaultCode) {
    super(code);
    this.code = code;
  }
}

/** How values of a column are written and read. `read` throws a `CellFault`. */
export interface Codec {
  write: (value: unknown, context: CellContext) => string;
  read: (cell: string, context: CellContext) => unknown;
  isNumber?: true;
  /** The values that a cell may have, when they are a list. */
  choices?: (context: CellContext) => readonly ImportChoice[];
}

export interface Column {
  /** Its name for programs, which a file may use too. */
  key: string;
  names: Record<Locale, string>;
  /** Where in the record the value is, as in the API's JSON. */
  path: readonly (string | number)[];
  codec: Codec;
  /** Exported, and ignored on import. */
  readOnly?: true;
}

export function pointerOf({ path }: Column): string {
  return `/${path.join('/')}`;
}

/** The value of a record at a path; undefined where the path ends early. */
function valueAt(record: unknown, path: Column['path']): unknown {
  return path.reduce<unknown>((value, step) => {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step))
      return undefined;
    const inner: unknown = Reflect.get(value, step);
    return inner;
  }, record);
}

export function cellsOf(
  columns: readonly Column[],
  record: unknown,
  context: CellContext,
): string[] {
  return columns.map(({ path, codec }) => {
    const value = valueAt(record, path);
    return value === null || value === undefined ? '' : codec.write(value, context);
  });
}

/** The columns by every name that a header may give them: their key and their names, folded. */
export type ColumnIndex = ReadonlyMap<string, Column>;

/** Folds every name once: a file may have hundreds of headers, and each is looked up. */
export function indexColumns(columns: readonly Column[]): ColumnIndex {
  return new Map(
    columns.flatMap((column) =>
      [column.key, column.names.mk, column.names.en].map((name) => [folded(name), column] as const),
    ),
  );
}

/** The column that a header means, in any of its three names. */
export function columnNamed(columns: ColumnIndex, header: string): Column | undefined {
  return columns.get(folded(header));
}

function folded(name: string): string {
  return name.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}
