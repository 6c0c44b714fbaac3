import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import type { DatabaseConnection } from '../database/database.ts';
import {
  pgliteMigrationClient,
  postgresMigrationClient,
  type MigrationClient,
} from '../database/migration-client.ts';
import { readMigrations } from '../database/migrations.ts';
import { openDatabase } from '../database/open-database.ts';
import { connectPglite } from '../database/open-pglite.ts';
import { pgliteExtensions } from '../database/pglite-extensions.ts';
import { pgliteFiles } from './pglite-snapshot.ts';
import { createScratchDatabase } from './scratch-database.ts';

/** A kind of database that every test runs on. Each call gives an empty one of its own. */
export interface TestDatabase {
  name: string;
  /** With its migrations applied. */
  open: () => Promise<DatabaseConnection>;
  /** With nothing in it. */
  connect: () => Promise<{ client: MigrationClient; close: () => Promise<void> }>;
}

/** The PostgreSQL server to test on; `.ci/run` starts one. */
export const testServerUrl = process.env['PAZAR_TEST_POSTGRES_URL'] ?? '';

const pglite: TestDatabase = {
  name: 'PGlite',
  open: async () => connectPglite(await createPglite(), await readMigrations()),
  connect: async () => {
    const client = await createPglite();
    return { client: pgliteMigrationClient(client), close: () => client.close() };
  },
};

const postgres: TestDatabase = {
  name: 'PostgreSQL',
  open: async () => {
    const { url, drop } = await createScratchDatabase(testServerUrl);
    const connection = await openDatabase({ url });
    return {
      ...connection,
      close: async () => {
        await connection.close();
        await drop();
      },
    };
  },
  connect: async () => {
    const { url, drop } = await createScratchDatabase(testServerUrl);
    const client = new Client({ connectionString: url });
    await client.connect();
    return {
      client: postgresMigrationClient(client),
      close: async () => {
        await client.end();
        await drop();
      },
    };
  },
};

/** PGlite always; PostgreSQL too when PAZAR_TEST_POSTGRES_URL names a server. */
export const testDatabases: TestDatabase[] = testServerUrl === '' ? [pglite] : [pglite, postgres];

async function createPglite(): Promise<PGlite> {
  return PGlite.create({
    loadDataDir: await openAsBlob(pgliteFiles()),
    extensions: pgliteExtensions,
  });
}
