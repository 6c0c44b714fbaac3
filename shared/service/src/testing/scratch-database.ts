import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** A database on a server, for one test file or one proof. */
export type ScratchDatabase = Awaited<ReturnType<typeof createScratchDatabase>>;

/**
 * @param template name of the database to copy; without it the server's empty one
 */
export async function createScratchDatabase(serverUrl: string, template = 'template1') {
  const name = `pazar_test_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `create database ${name} template ${template}`);
  const own = new URL(serverUrl);
  own.pathname = `/${name}`;
  return {
    name,
    url: own.href,
    /** Runs one statement. */
    run: (statement: string) => onServer(own.href, statement),
    drop: () => onServer(serverUrl, `drop database ${name} with (force)`),
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
