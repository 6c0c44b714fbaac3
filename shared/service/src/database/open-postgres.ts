import { Client, Pool } from 'pg';
import { StartProblem } from '../start-problem.ts';
import { migrate } from './migrate.ts';
import { postgresMigrationClient } from './migration-client.ts';
import type { Schema } from './migrations.ts';
import { prepareStatements, statementNames } from './prepare-statements.ts';

/** A stuck statement must not hold a connection or a row's lock for ever; none of ours needs longer. */
const statementTimeoutMs = 15_000;
const connectionTimeoutMs = 5_000;
/** A process that opened a transaction and hangs must not hold its locks. */
const idleTransactionTimeoutMs = 30_000;
/** That of node-postgres. */
const usualConnections = 10;

/**
 * Connects to the PostgreSQL server at `url`, with so many connections at most, and applies pending migrations.
 * Times are in UTC. Rejects with a `StartProblem`, which names the host and never the password, when the server
 * does not answer. A connection that the server ends fails the query that uses it, and never ends the process.
 */
export async function openPostgres(
  url: string,
  schema: Schema,
  connections = usualConnections,
): Promise<Pool> {
  await migrateServer(url, schema);
  const pool = new Pool({
    connectionString: url,
    max: connections,
    application_name: `pazar-${schema.name}`,
    connectionTimeoutMillis: connectionTimeoutMs,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: idleTransactionTimeoutMs,
    options: '-c TimeZone=UTC',
  });
  // Without listeners, the event would end the process. The pool emits it for idle connections, and a
  // connection that serves a transaction emits it itself. Either is replaced at the next query.
  pool.on('error', ignore);
  const names = statementNames();
  pool.on('connect', (client) => {
    client.on('error', ignore);
    prepareStatements(client, names);
  });
  return pool;
}

const ignore = () => undefined;

/**
 * On a separate connection without a limit of time: an index on a full table takes minutes to create, and a
 * process that starts meanwhile waits for it.
 */
async function migrateServer(url: string, schema: Schema): Promise<void> {
  const client = new Client({
    connectionString: url,
    application_name: `pazar-${schema.name}-migrations`,
    connectionTimeoutMillis: connectionTimeoutMs,
    options: '-c TimeZone=UTC -c statement_timeout=0 -c idle_in_transaction_session_timeout=0',
  });
  client.on('error', ignore);
  try {
    await client.connect();
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    // The host alone: the address may carry a password.
    throw new StartProblem(
      `The database at ${new URL(url).host} (DATABASE_URL) does not answer: ${reason}.`,
      { cause: error },
    );
  }
  try {
    await migrate(postgresMigrationClient(client), schema);
  } finally {
    await client.end();
  }
}
