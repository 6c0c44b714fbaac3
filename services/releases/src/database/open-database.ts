import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { Pool } from 'pg';
import { claimFolder } from './claim-folder.ts';
import {
  drizzlePglite,
  drizzlePostgres,
  type PgDatabase,
  type PgQueryResultHKT,
} from './drizzle.ts';
import { migrate, type SqlSession } from './migrate.ts';

/** Queries of either kind of database, inside or outside a transaction. */
export type Queries = PgDatabase<PgQueryResultHKT>;

/** An open, migrated database. */
export interface Database {
  queries: Queries;
  close: () => Promise<void>;
}

/** Where the registry keeps its tables: a PostgreSQL server, or a folder of the embedded one. */
export type DatabaseLocation = { url: string } | { folder: string };

/** The embedded database exists and cannot be opened. */
export class DatabaseDamaged extends Error {
  constructor(folder: string, cause: unknown) {
    const restore = 'Restore it from a backup (pazar restore).';
    super(`The database in ${folder} is damaged and does not open. ${restore}`, { cause });
    this.name = 'DatabaseDamaged';
  }
}

/** Opens the database and brings its tables up to date. */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  return 'url' in location ? openPostgres(location.url) : openPglite(location.folder);
}

async function openPostgres(url: string): Promise<Database> {
  const pool = new Pool({ connectionString: url, max: 8, connectionTimeoutMillis: 5_000 });
  // An idle connection that the server closes must not end the process.
  pool.on('error', () => undefined);
  const client = await pool.connect();
  try {
    const session: SqlSession = {
      run: async (sql) => void (await client.query(sql)),
      rows: async (sql, values) => (await client.query<Record<string, unknown>>(sql, values)).rows,
    };
    await migrate(session);
  } finally {
    client.release();
  }
  return { queries: drizzlePostgres({ client: pool }), close: () => pool.end() };
}

async function openPglite(folder: string): Promise<Database> {
  await mkdir(folder, { recursive: true });
  const release = await claimFolder(folder);
  const client = await PGlite.create(folder).catch(async (error: unknown) => {
    await release();
    throw new DatabaseDamaged(folder, error);
  });
  const session: SqlSession = {
    run: async (sql) => void (await client.exec(sql)),
    rows: async (sql, values) => (await client.query<Record<string, unknown>>(sql, values)).rows,
  };
  await migrate(session);
  return {
    queries: drizzlePglite({ client }),
    close: async () => {
      await client.close();
      await release();
    },
  };
}
