import { Pool, type PoolClient } from 'pg';
import { StartProblem } from '../start-problem.ts';
import type { DatabaseConnection } from './database.ts';
import { drizzlePostgres } from './drizzle.ts';
import { migrate } from './migrate.ts';
import { postgresMigrationClient } from './migration-client.ts';
import type { Migration } from './migrations.ts';

/** A stuck statement must not hold a connection for ever; nothing here needs longer. */
const statementTimeoutMs = 15_000;
const connectionTimeoutMs = 5_000;
/** Whoever opened a transaction and went away must not hold its locks. */
const idleTransactionTimeoutMs = 30_000;

/** Opens the PostgreSQL server that `url` names. */
export async function openPostgres(
  url: string,
  migrations: Migration[],
): Promise<DatabaseConnection> {
  const pool = new Pool({
    connectionString: url,
    application_name: 'pazar-api',
    connectionTimeoutMillis: connectionTimeoutMs,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: idleTransactionTimeoutMs,
    options: '-c TimeZone=UTC',
  });
  // An idle connection that the server drops is replaced at the next query; without a listener
  // the event would end the process.
  pool.on('error', () => undefined);
  try {
    const client = await firstClient(pool, url);
    try {
      await migrate(postgresMigrationClient(client), migrations);
    } finally {
      client.release();
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    database: drizzlePostgres(pool),
    pool,
    ping: async () => void (await pool.query('select 1')),
    close: () => pool.end(),
  };
}

async function firstClient(pool: Pool, url: string): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    // The host alone: the address may carry a password.
    throw new StartProblem(
      `The database at ${new URL(url).host} (DATABASE_URL) does not answer: ${reason}.`,
      { cause: error },
    );
  }
}
