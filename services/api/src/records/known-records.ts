import { nameUniqueFields } from '../problems/database-refusal.ts';
import type { RecordFacts } from './own-record.ts';

let known: readonly RecordFacts[] = [];

/** Makes kinds of records known to what works on each kind: activity, files, refusals, the closing of accounts. */
export function knowRecords(records: readonly RecordFacts[]): void {
  known = records;
  for (const { uniqueFields } of records) nameUniqueFields(uniqueFields);
}

/**
 * Every kind of record. A program that has loaded none throws: it would close an account and leave what the
 * account owns.
 */
export function knownRecords(): readonly RecordFacts[] {
  if (known.length === 0) throw new Error('No kind of record is loaded');
  return known;
}
