import { nameUniqueFields } from '../problems/database-refusal.ts';
import type { OwnRecord, OwnTypes } from './own-record.ts';

/** The facts about a kind of record that work on records of every kind needs. */
type KnownRecord = Pick<
  OwnRecord<OwnTypes>,
  'entity' | 'table' | 'names' | 'lockedAs' | 'uniqueFields' | 'closing'
>;

const known = new Map<string, KnownRecord>();

/**
 * Makes a kind of record known to what works on each kind: activity, refusals of the database, the closing
 * of accounts.
 */
export function defineRecord<Types extends OwnTypes>(record: OwnRecord<Types>): OwnRecord<Types> {
  known.set(record.entity, record);
  nameUniqueFields(record.uniqueFields);
  return record;
}

/**
 * Every kind of record that the running service has. A program that has loaded none throws: it would close accounts
 * and leave what they own.
 */
export function knownRecords(): readonly KnownRecord[] {
  if (known.size === 0) throw new Error('No kind of record is loaded');
  return [...known.values()];
}
