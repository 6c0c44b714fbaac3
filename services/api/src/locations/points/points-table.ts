import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { columnNamed, indexColumns, type Column, type ColumnIndex } from '../../csv/columns.ts';
import { maxRecordLength } from '../../csv/csv-text.ts';
import { guardFormula } from '../../csv/formula-guard.ts';
import { maxUnknownColumns, type CsvFile } from '../../csv/read-file.ts';
import { turnPoints, type FilePoint } from './file-point.ts';

/** Names of a column in other programs, used where the file lacks ours. */
const aliases: ReadonlyMap<string, string> = new Map([
  ['title', 'name'],
  ['description', 'notes'],
  ['desc', 'notes'],
  ['phonenumber', 'phone'],
]);

/** Most characters kept of a shape's name, so that a reader can recognise it. */
const shapeLength = 60;

type Cells = Record<string, string>;

/**
 * Points as rows of a table with the columns of a CSV file. Throws on text that the database
 * rejects.
 */
export async function tableOfPoints(
  points: readonly FilePoint[],
  columns: readonly Column[],
): Promise<Pick<CsvFile, 'columns' | 'unknownColumns' | 'rows'>> {
  const index = indexColumns(columns);
  const unknown = new Set<string>();
  const rows: CsvFile['rows'][number][] = [];
  for (const point of points) {
    const cells = { ...textCells(point, index, unknown), ...shapeCells(point.shape) };
    requireStorable(cells);
    rows.push({ line: point.line, cells });
    if (rows.length % turnPoints === 0) await setImmediate();
  }
  const used = new Set(rows.flatMap(({ cells }) => Object.keys(cells)));
  return {
    columns: columns.map(({ key }) => key).filter((key) => used.has(key)),
    unknownColumns: [...unknown].slice(0, maxUnknownColumns),
    rows,
  };
}

function textCells({ texts }: FilePoint, index: ColumnIndex, unknown: Set<string>): Cells {
  const named: Cells = {};
  const meant: Cells = {};
  for (const [name, text] of texts) {
    const key = isForeignId(name, text) ? undefined : columnNamed(index, name)?.key;
    const alias = aliases.get(name.toLowerCase());
    if (key !== undefined) named[key] ??= guardFormula(text);
    else if (alias !== undefined) meant[alias] ??= guardFormula(text);
    else unknown.add(name);
  }
  return { ...meant, ...named };
}

/** Other programs number their points; a location of ours is known by a UUID. */
const isForeignId = (name: string, text: string) =>
  name.toLowerCase() === 'id' && !z.uuid().safeParse(text).success;

/** A shape that is no point puts its kind into the cell of the latitude, where the import reports it. */
function shapeCells(shape: FilePoint['shape']): Cells {
  if (shape === null) return {};
  if (typeof shape === 'string') return { lat: shape.slice(0, shapeLength) };
  return { lat: degrees(shape.lat), lng: degrees(shape.lng) };
}

/** Six decimals, about 10 cm, as locations have them. */
const degrees = (value: number) => String(Math.round(value * 1e6) / 1e6);

function requireStorable(cells: Cells): void {
  const all = Object.values(cells).join('');
  // PostgreSQL stores neither, and a record of a CSV file is no longer.
  if (all.includes('\0') || !all.isWellFormed() || all.length > maxRecordLength) {
    throw new Error('A point has a text that cannot be stored.');
  }
}
