import type { z } from 'zod';
import type { RunnableBulk } from '../bulk/bulk-job.ts';
import type { ImportTarget } from '../csv/import-target.ts';
import type { OwnList } from '../lists/own-list.ts';
import { registerRecords } from '../records/known-records.ts';
import type { RecordFacts } from '../records/own-record.ts';

/** One kind of record with all that imports, bulk actions and management do with it. */
export interface RecordKind {
  record: RecordFacts;
  /** Its path begins the routes of `ownRecords`, and names the kind to imports and management. */
  list: OwnList;
  /** The answer of `GET` of one. */
  detail: { shape: Readonly<Record<string, z.core.$ZodType>> };
  bulk?: RunnableBulk;
  /** How files are imported; without it none is. */
  target?: ImportTarget;
}

let known: readonly RecordKind[] = [];

/** Registers the kinds for imports, bulk actions and management, and those of `registerRecords`. */
export function registerKinds(kinds: readonly RecordKind[]): void {
  known = kinds;
  registerRecords(kinds.map(({ record }) => record));
}

export function recordKinds(): readonly RecordKind[] {
  return known;
}

/** The kinds of files that can be imported, as addresses spell them. */
export function importKinds(): string[] {
  return known.flatMap(({ list, target }) => (target === undefined ? [] : [list.path]));
}

/** How files of a kind are imported, of those of `importKinds`. */
export function importTarget(kind: string): ImportTarget {
  const target = known.find(({ list }) => list.path === kind)?.target;
  if (target === undefined) throw new Error(`No file of ${kind} can be imported`);
  return target;
}
