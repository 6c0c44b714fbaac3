import type { Pool } from 'pg';
import type { PgDatabase, PgQueryResultHKT } from './drizzle.ts';

/** What repositories query: PGlite or a PostgreSQL server, they cannot tell which. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An open database with its migrations applied. */
export interface DatabaseConnection {
  database: Database;
  /** The connections to a server, which other processes may share; none to an embedded database. */
  pool?: Pool;
  /** Rejects when the database does not answer. */
  ping: () => Promise<void>;
  close: () => Promise<void>;
}
