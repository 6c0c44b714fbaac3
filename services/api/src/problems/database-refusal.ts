import type { ProblemCode } from '@pazar/contracts/problem';
import type { DatabaseFault } from '../database/database-fault.ts';
import { Refusal } from './refusal.ts';

/**
 * The field that a unique index guards. Two who enter the same value at once are detected only
 * here. Those of records are members of `OwnRecord`.
 */
const uniqueFields = new Map([
  ['agents_username_key', '/username'],
  ['agents_email_key', '/email'],
  ['saved_views_name_key', '/name'],
  ['vat_rates_rate_valid_from_key', '/validFrom'],
]);

/** Adds the fields that unique indexes of a kind of record guard. */
export function nameUniqueFields(fields: Readonly<Record<string, string>>): void {
  for (const [index, pointer] of Object.entries(fields)) uniqueFields.set(index, pointer);
}

/** Guards of the ledger that hold even where the service misses a check. */
const guards: Readonly<Record<string, ProblemCode>> = {
  movements_reverses_id_key: 'invalid-transition',
  lots_remaining_check: 'insufficient-stock',
  categories_two_levels: 'validation',
};

/** Seconds before a database that is unreachable or overloaded may be retried. */
const waitSeconds = { away: 5, busy: 1 };

/**
 * The problem that a database fault means for the caller; null for a bug of this service. Codes:
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
export function databaseRefusal({ code, constraint, message }: DatabaseFault): Refusal | null {
  const guard = guards[constraint ?? ''];
  if (guard !== undefined) return new Refusal(guard);
  if (code === '23505') return duplicate(constraint);
  // A row with dependants was deleted, or a row refers to one that was just deleted.
  if (code === '23503') {
    return new Refusal(message.startsWith('update or delete') ? 'in-use' : 'validation');
  }
  // Characters that PostgreSQL cannot store, such as NUL; days of the year 0.
  if (/^(?:22021|22P05|22007|22008)$/.test(code)) return new Refusal('malformed');
  // Concurrency: a deadlock, a lock timeout, a serialization failure.
  if (/^(?:40001|40P01|55P03)$/.test(code)) return maintenance(waitSeconds.busy);
  // Away: connection (08), resources (53), cancelled or shutting down (57), idle too long, network.
  return /^(?:08|53|57)|^25P0[34]$|^E/.test(code) ? maintenance(waitSeconds.away) : null;
}

function duplicate(constraint = ''): Refusal {
  const pointer = uniqueFields.get(constraint);
  if (pointer === undefined) return new Refusal('duplicate');
  return new Refusal('duplicate', { errors: [{ pointer, code: 'duplicate' }] });
}

function maintenance(retryAfter: number): Refusal {
  return new Refusal('maintenance', { retryAfter });
}
