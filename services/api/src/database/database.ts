import type { Pool } from 'pg';
import type { PgDatabase, PgQueryResultHKT } from './drizzle.ts';

/**
 * The interface that repositories query; it hides whether PGlite or a PostgreSQL server answers.
 */
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
