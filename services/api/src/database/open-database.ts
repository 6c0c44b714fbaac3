import { readMigrations, type Schema } from '@pazar/service/database/migrations';
import { migrate } from '@pazar/service/database/migrate';
import { pgliteMigrationClient } from '@pazar/service/database/migration-client';
import { openPglite } from '@pazar/service/database/open-pglite';
import { openPostgres } from '@pazar/service/database/open-postgres';
import type { PGlite } from '@electric-sql/pglite';
import type { DatabaseConnection } from './database.ts';
import { drizzlePglite, drizzlePostgres } from './drizzle.ts';
import { givingTurns } from './give-turns.ts';
import { pgliteExtensions } from './pglite-extensions.ts';

/** The location of the rows: a PostgreSQL server and its connections, or a folder of the embedded database. */
export type DatabaseAddress = { url: string; connections?: number } | { folder: string };

/** The tables of this build. */
export async function apiSchema(): Promise<Schema> {
  const folder = new URL('./migrations/', import.meta.url);
  return { name: 'api', migrations: await readMigrations(folder) };
}

/** Opens a database and applies missing migrations. Throws `StartProblem` with the reason. */
export async function openDatabase(address: DatabaseAddress): Promise<DatabaseConnection> {
  const schema = await apiSchema();
  if ('folder' in address) {
    const { client, close } = await openPglite(address.folder, schema, pgliteExtensions);
    return { ...connectionOf(client), close };
  }
  const pool = await openPostgres(address.url, schema, address.connections);
  return {
    database: drizzlePostgres(pool),
    pool,
    ping: async () => void (await pool.query('select 1')),
    close: () => pool.end(),
  };
}

/** Brings an embedded database that is open up to date. */
export async function connectPglite(client: PGlite): Promise<DatabaseConnection> {
  await client.waitReady;
  await migrate(pgliteMigrationClient(client), await apiSchema());
  return connectionOf(client);
}

function connectionOf(client: PGlite): DatabaseConnection {
  return {
    database: drizzlePglite(givingTurns(client)),
    ping: async () => void (await client.query('select 1')),
    close: () => client.close(),
  };
}
