import { nameUniqueFields } from '../problems/database-refusal.ts';
import { ownEntities, type OwnEntity, type OwnRecord, type OwnTypes } from './own-record.ts';

/** The facts about a kind of record that work on records of every kind needs. */
type KnownRecord = Pick<
  OwnRecord<OwnTypes>,
  'entity' | 'table' | 'names' | 'lockedAs' | 'uniqueFields' | 'closing'
>;

const known = new Map<OwnEntity, KnownRecord>();

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
 * Every kind of record, in the order of `ownEntities`. A program that has not loaded one throws: it would close an
 * account and leave what the account owns.
 */
export function knownRecords(): readonly KnownRecord[] {
  return ownEntities.map((entity) => {
    const record = known.get(entity);
    if (record === undefined) throw new Error(`The record ${entity} is not loaded`);
    return record;
  });
}
