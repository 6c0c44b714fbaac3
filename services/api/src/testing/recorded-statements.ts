import { PGlite } from '@electric-sql/pglite';
import { Pool } from 'pg';
import type { DatabaseConnection } from '../database/database.ts';
import { drizzlePglite, drizzlePostgres } from '../database/drizzle.ts';

export interface Statement {
  query: string;
  params: unknown[];
}

/** A connection that records the statements of its `database`, also those that begin and end transactions. */
export interface StatementRecorder {
  connection: DatabaseConnection;
  /** Those since the last call. */
  take: () => Statement[];
  /** Runs a statement that is not recorded. */
  ask: (query: string, params: unknown[]) => Promise<unknown>;
}

export function recordStatements(connection: DatabaseConnection): StatementRecorder {
  const statements: Statement[] = [];
  const logger = {
    logQuery: (query: string, params: unknown[]) => void statements.push({ query, params }),
  };
  // Drizzle keeps the client that it was created with.
  const client: unknown = Reflect.get(connection.database, '$client');
  const recorder = (database: DatabaseConnection['database'], ask: StatementRecorder['ask']) => ({
    connection: { ...connection, database },
    take: () => statements.splice(0),
    ask,
  });
  if (client instanceof PGlite) {
    return recorder(drizzlePglite(client, { logger }), (query, params) =>
      client.query(query, params),
    );
  }
  if (client instanceof Pool) {
    return recorder(drizzlePostgres(client, { logger }), (text, params) =>
      // As Drizzle sends it, so that the server prepares it.
      client.query({ text }, params),
    );
  }
  throw new Error('The connection has a client of another kind.');
}
