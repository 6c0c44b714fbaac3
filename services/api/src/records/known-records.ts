import { nameUniqueFields } from '../problems/database-refusal.ts';
import type { RecordFacts } from './own-record.ts';

let known: readonly RecordFacts[] = [];

/** Registers the kinds for what works on each of them: activity, files, refusals, the closing of accounts. */
export function registerRecords(records: readonly RecordFacts[]): void {
  known = records;
  for (const { uniqueFields } of records) nameUniqueFields(uniqueFields);
}

/**
 * Every kind of record. Throws in a program that has loaded none, which would close an account and leave what the
 * account owns. Only this function throws then: the functions of `record-kind.ts` answer that there are no kinds.
 */
export function knownRecords(): readonly RecordFacts[] {
  if (known.length === 0) throw new Error('No kind of record is loaded');
  return known;
}
