import { readMigrations, type Schema } from '@pazar/service/database/migrations';
import { openPglite } from '@pazar/service/database/open-pglite';
import { openPostgres } from '@pazar/service/database/open-postgres';
import {
  drizzlePglite,
  drizzlePostgres,
  type PgDatabase,
  type PgQueryResultHKT,
} from './drizzle.ts';

/** Queries of either kind of database, inside or outside a transaction. */
export type Queries = PgDatabase<PgQueryResultHKT>;

export interface Database {
  queries: Queries;
  close: () => Promise<void>;
}

/** The location of the registry's tables: a PostgreSQL server, or a folder of the embedded one. */
export type DatabaseLocation = { url: string } | { folder: string };

/** The tables of this build. */
export async function registrySchema(): Promise<Schema> {
  const folder = new URL('./migrations/', import.meta.url);
  return { name: 'releases', migrations: await readMigrations(folder) };
}

/** Opens the database and brings its tables up to date. Throws `StartProblem` with the reason. */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  const schema = await registrySchema();
  if ('folder' in location) {
    const { client, close } = await openPglite(location.folder, schema);
    return { queries: drizzlePglite({ client }), close };
  }
  const pool = await openPostgres(location.url, schema);
  return { queries: drizzlePostgres({ client: pool }), close: () => pool.end() };
}
