import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from './database.ts';

/** A transaction for all queries of one request or job, while it is open. */
export interface Unit {
  transaction: Database;
  isOpen: boolean;
}

export type RequestDatabase = ReturnType<typeof createRequestDatabase>;

const current = Symbol('transaction of the request');

/**
 * Runs work in the transaction of the request, or in a new one. Its errors must reach the end of the
 * request, which undoes the whole transaction then: no savepoint undoes the work alone.
 */
export function inRequestTransaction<Result>(
  database: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  const open = Reflect.get(database, current) as Database | undefined;
  return open === undefined ? database.transaction(work) : work(open);
}

/** Runs all queries of a request in one transaction, without the querying code knowing of it. */
export function createRequestDatabase(database: Database) {
  const storage = new AsyncLocalStorage<Unit>();
  return {
    /** Runs queries in the caller's unit of work, if there is one; its transactions nest there. */
    database: new Proxy(database, {
      get: (_target, property): unknown => {
        // Queries left running after the end of a request are outside its transaction.
        const unit = storage.getStore();
        const open = unit?.isOpen ? unit.transaction : undefined;
        if (property === current) return open;
        const target = open ?? database;
        const value: unknown = Reflect.get(target, property);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    }),
    /** Does some work, and all that it starts, within a unit. */
    within: (unit: Unit, work: () => void) => storage.run(unit, work),
  };
}
