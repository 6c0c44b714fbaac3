import type { PGlite } from '@electric-sql/pglite';
import type { ClientBase } from 'pg';

/** One connection, as far as migrating needs it. `execute` takes several statements at once. */
export interface MigrationClient {
  execute: (statements: string) => Promise<void>;
  query: (statement: string, parameters?: unknown[]) => Promise<unknown[]>;
}

export function pgliteMigrationClient(client: PGlite): MigrationClient {
  return {
    execute: async (statements) => void (await client.exec(statements)),
    query: async (statement, parameters) => (await client.query(statement, parameters)).rows,
  };
}

export function postgresMigrationClient(client: ClientBase): MigrationClient {
  return {
    execute: async (statements) => void (await client.query(statements)),
    query: async (statement, parameters) =>
      (await client.query<Record<string, unknown>>(statement, parameters)).rows,
  };
}
