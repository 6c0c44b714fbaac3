import { type Column } from '../../csv/columns.ts';
import { decodeCsv } from '../../csv/csv-text.ts';
import { fileFault, requireRows, type CsvFile } from '../../csv/read-file.ts';
import { Refusal } from '../../problems/refusal.ts';
import type { FilePoint, PointFormat } from './file-point.ts';
import { tableOfPoints } from './points-table.ts';
import { readGeoJson } from './read-geojson.ts';
import { readKml } from './read-kml.ts';

/** The first bytes of a zip archive (PKWARE, APPNOTE 4.3.7), which KMZ is. */
const zip = [0x50, 0x4b];

/** How the cells are written that points make. */
const cellFormat = { delimiter: ',', decimal: '.' } as const;

/**
 * Reads GeoJSON or KML as the table that a CSV file is, with a row for each of its points; null for a
 * file that starts like neither. 413 `too-large` above 5,000 points; 422 `validation` at `/file` when
 * it has none, cannot be read (`points-broken`), or is KMZ (`points-packed`).
 */
export async function readPointsFile(
  content: Uint8Array,
  columns: readonly Column[],
): Promise<CsvFile | null> {
  if (zip.every((byte, at) => content[at] === byte)) throw fileFault({ code: 'points-packed' });
  const { text, encoding } = decodeCsv(content);
  const points = formatOf(text);
  if (points === null) return null;
  try {
    const found = await readPoints(text, points);
    requireRows(found.length);
    return {
      ...(await tableOfPoints(found, columns)),
      format: { ...cellFormat, encoding, points },
    };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const problem = fileFault({ code: 'points-broken' });
    problem.cause = error;
    throw problem;
  }
}

/** Tables start with a name; no name of a column starts with one of these signs. */
function formatOf(text: string): PointFormat | null {
  const first = text.trimStart().charAt(0);
  if (first === '{') return 'geojson';
  return first === '<' ? 'kml' : null;
}

async function readPoints(text: string, format: PointFormat): Promise<FilePoint[]> {
  return format === 'geojson' ? readGeoJson(text) : readKml(text);
}
