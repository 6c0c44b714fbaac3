import type { Database } from './database.ts';

/**
 * Runs reads in one snapshot: each query sees the rows that were committed when the first one began.
 * A write there fails. Within another transaction, the snapshot is that transaction's.
 */
export function readSnapshot<Result>(
  database: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  return database.transaction(work, {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}
