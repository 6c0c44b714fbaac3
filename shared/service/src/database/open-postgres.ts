import { Pool, type PoolClient } from 'pg';
import { StartProblem } from '../start-problem.ts';
import { migrate } from './migrate.ts';
import { postgresMigrationClient } from './migration-client.ts';
import type { Schema } from './migrations.ts';

/** A stuck statement must not hold a connection or a row's lock for ever; none of ours needs longer. */
const statementTimeoutMs = 15_000;
const connectionTimeoutMs = 5_000;
/** A process that opened a transaction and hangs must not hold its locks. */
const idleTransactionTimeoutMs = 30_000;

/**
 * Connects to the PostgreSQL server at `url` and applies pending migrations. Times are in UTC. Rejects with a
 * `StartProblem`, which names the host and never the password, when the server does not answer.
 */
export async function openPostgres(url: string, schema: Schema): Promise<Pool> {
  const pool = new Pool({
    connectionString: url,
    application_name: `pazar-${schema.name}`,
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
      await migrate(postgresMigrationClient(client), schema);
    } finally {
      client.release();
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  return pool;
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
