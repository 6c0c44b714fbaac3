import type { ImportJob } from '@pazar/contracts/import';
import type { Position } from '@pazar/geography/position';

/** The kinds of files of points. */
export type PointFormat = NonNullable<ImportJob['format']['points']>;

/** One feature of a file of points. */
export interface FilePoint {
  /** Its position in the file, counted from 1: the line in KML, the index in GeoJSON. */
  line: number;
  /** Texts by the names that the file gives them. */
  texts: readonly (readonly [name: string, text: string])[];
  /** A point; the name of the kind for any other shape, or an unreadable one; null for none. */
  shape: Position | string | null;
}

/** Points that are read before other requests get their turn: some milliseconds of work. */
export const turnPoints = 50;
