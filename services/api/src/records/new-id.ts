import { v7 as uuid } from 'uuid';

let sequence = 0;

/**
 * An identifier of a record created `at` this instant. Later ones sort after, also within one
 * millisecond: the order of identifiers decides between lots that expire on one day.
 */
export function newId(at: Date): string {
  sequence = (sequence + 1) >>> 0;
  return uuid({ msecs: at.getTime(), seq: sequence });
}
