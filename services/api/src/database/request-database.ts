import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from './database.ts';

/** A transaction that all queries of a piece of work belong to, while it is open. */
export interface Unit {
  transaction: Database;
  isOpen: boolean;
}

export interface RequestDatabase {
  /** Queries in the unit of the work that asks, where there is one; its transactions nest there. */
  database: Database;
  /** Does some work, and all that it starts, within a unit. */
  within: (unit: Unit, work: () => void) => void;
}

/** Lets one transaction span all that a request does, unknown to those who query. */
export function createRequestDatabase(database: Database): RequestDatabase {
  const storage = new AsyncLocalStorage<Unit>();
  return {
    database: new Proxy(database, {
      get: (_target, property): unknown => {
        // What a request left running after its end is on its own.
        const unit = storage.getStore();
        const current = unit?.isOpen ? unit.transaction : database;
        const value: unknown = Reflect.get(current, property);
        return typeof value === 'function' ? value.bind(current) : value;
      },
    }),
    within: (unit, work) => storage.run(unit, work),
  };
}
