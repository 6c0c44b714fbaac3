import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** An empty database on a server, for one test file. */
export interface ScratchDatabase {
  url: string;
  drop: () => Promise<void>;
}

export async function createScratchDatabase(serverUrl: string): Promise<ScratchDatabase> {
  const name = `pazar_api_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `create database ${name}`);
  const own = new URL(serverUrl);
  own.pathname = `/${name}`;
  return {
    url: own.href,
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
