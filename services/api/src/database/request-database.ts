import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from './database.ts';

/** A transaction for all queries of one request or job, while it is open. */
export interface Unit {
  transaction: Database;
  isOpen: boolean;
}

export interface RequestDatabase {
  /** Runs queries in the caller's unit of work, if there is one; its transactions nest there. */
  database: Database;
  /** Does some work, and all that it starts, within a unit. */
  within: (unit: Unit, work: () => void) => void;
}

/** Runs all queries of a request in one transaction, without the querying code knowing of it. */
export function createRequestDatabase(database: Database): RequestDatabase {
  const storage = new AsyncLocalStorage<Unit>();
  return {
    database: new Proxy(database, {
      get: (_target, property): unknown => {
        // Queries left running after the end of a request are outside its transaction.
        const unit = storage.getStore();
        const current = unit?.isOpen ? unit.transaction : database;
        const value: unknown = Reflect.get(current, property);
        return typeof value === 'function' ? value.bind(current) : value;
      },
    }),
    within: (unit, work) => storage.run(unit, work),
  };
}
