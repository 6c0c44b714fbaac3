import { readFile } from 'node:fs/promises';
import { salesChannelSchema } from '@pazar/contracts/movement';
import { movementTypeSchema } from '@pazar/contracts/produce';
import { z } from 'zod';
import { splitList } from '../csv/cell-lists.ts';
import { textCodec } from '../csv/codecs.ts';
import { CellFault, type Codec, type Column } from '../csv/columns.ts';
import { readCsvFile, surplusKey } from '../csv/read-file.ts';
import { readRecord } from '../csv/read-record.ts';
import type { References } from '../csv/references.ts';
import { nextSuchDay, type SeedContext } from './seed-context.ts';

/** A row of the demo: its agent, and the values of its cells as an import reads them. */
export interface SeedRow {
  agent: string;
  values: Record<string, unknown>;
}

export interface SeedFiles {
  columns: readonly Column[];
  /** The records of an agent that cells may name. */
  referencesOf?: (agent: string) => References;
}

/** Days and amounts, which may be negative; with a decimal point. */
export const numberCodec: Codec = { write: String, read: readNumber };

function readNumber(cell: string): number {
  const number = Number(cell);
  if (Number.isNaN(number)) throw new CellFault('format');
  return number;
}

/** Entries of a ledger, `38:120|31:150.5`. */
const entriesCodec: Codec = {
  write: String,
  read: (cell) => splitList(cell).map((entry) => entry.split(':').map(readNumber)),
};

/** A column that no import has. */
export function seedColumn(key: string, codec: Codec = textCodec): Column {
  return { key, names: { mk: key, en: key }, path: ['seed', key], codec };
}

/** A column for each type of entry. */
export const ledgerColumns: readonly Column[] = movementTypeSchema.options.map((type) => ({
  ...seedColumn(type.toLowerCase(), entriesCodec),
  path: ['seed', 'ledger', type],
}));

/** When, in days ago, and how much, in the unit of the lot or product; the type gives the sign. */
const entrySchema = z.tuple([z.number(), z.number(), z.optional(salesChannelSchema)]);
export const ledgerSchema = z.partialRecord(movementTypeSchema, z.array(entrySchema)).default({});
export type SeedEntry = z.infer<typeof entrySchema>;
export type SeedLedger = z.infer<typeof ledgerSchema>;

/** The columns of an import, with those that it only exports: the demo has them too. */
export function withReadOnly(columns: readonly Column[]): Column[] {
  return columns.map((column) => {
    const { readOnly: _, ...written } = column;
    return written;
  });
}

/** The rows of the demo's two files of a kind: the one in Macedonian is the producer's. */
export async function readSeedFiles(
  context: SeedContext,
  kind: 'locations' | 'lots' | 'products' | 'promotions',
  files: SeedFiles,
): Promise<SeedRow[]> {
  const names = [`${kind}-mk`, `${kind}-en`];
  return (await Promise.all(names.map((name) => readSeedFile(context, name, files)))).flat();
}

/** The rows of a file, with its days as of today. An error names the cell. */
export async function readSeedFile(
  context: SeedContext,
  name: string,
  { columns, referencesOf }: SeedFiles,
): Promise<SeedRow[]> {
  const text = await readFile(new URL(`data/${name}.csv`, import.meta.url), 'utf8');
  const { format, rows, unknownColumns } = await readCsvFile(
    Buffer.from(withDays(context, text)),
    columns,
  );
  // An import leaves them out, and says so on its page.
  if (unknownColumns.length > 0)
    throw new Error(`${name}.csv: no column ${unknownColumns.join(', ')}`);
  const { decimal } = format;
  return rows.map(({ line, cells }) => {
    if (cells[surplusKey] !== undefined)
      throw new Error(`${name}.csv, line ${line}: too many cells`);
    const agent = cells['agent'] ?? '';
    const references = { ...identifiersIn(cells), ...referencesOf?.(agent) };
    const { values, faults } = readRecord(columns, cells, { locale: 'en', decimal, references });
    if (faults.length === 0) return { agent, values };
    throw new Error(`${name}.csv, line ${line}: ${JSON.stringify(faults)}`);
  });
}

/** `{38}` is the day 38 days ago, `{-7}` in a week, `{01-07}` the next 7 January. */
function withDays(context: SeedContext, text: string): string {
  return text.replaceAll(/\{(?:(\d{2}-\d{2})|(-?\d+))\}/g, (_, ofYear?: string, ago?: string) =>
    ofYear === undefined ? context.day(Number(ago)) : nextSuchDay(context, ofYear),
  );
}

/** Crops, categories and municipalities are named by their identifiers, which the database checks. */
function identifiersIn(cells: Readonly<Record<string, string>>): References {
  const named = (...keys: string[]) =>
    keys.flatMap((key) => splitList(cells[key] ?? '').map((id) => referenceTo(id)));
  return {
    category: named('category_id'),
    crop: named('crop'),
    municipality: named('address_municipality_code', 'service_area_codes'),
  };
}

/** What a cell can name. */
export function referenceTo(id: string, name = id): References[string][number] {
  return { id, mk: name, en: name, active: true };
}
