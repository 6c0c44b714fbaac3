import { Client } from 'pg';
import { inject } from 'vitest';
import type { DatabaseConnection } from '../database/database.ts';
import {
  pgliteMigrationClient,
  postgresMigrationClient,
  type MigrationClient,
} from '@pazar/service/database/migration-client';
import { connectPglite, openDatabase } from '../database/open-database.ts';
import { openInMemory } from './pglite-snapshot.ts';
import { createScratchDatabase } from '@pazar/service/testing/scratch-database';

/** A kind of database that tests run on. Each call opens a new one that no other test uses. */
export interface TestDatabase {
  name: string;
  /** With all tables and the demo data of `testNow`. */
  open: () => Promise<DatabaseConnection>;
  /** With all tables, without rows. */
  openEmpty: () => Promise<DatabaseConnection>;
  /** Without tables. */
  connect: () => Promise<{ client: MigrationClient; close: () => Promise<void> }>;
}

const snapshots = inject('databaseSnapshots');

/** The PostgreSQL server to test on, which `npm test` starts. */
export const testServerUrl = process.env['PAZAR_TEST_POSTGRES_URL'] ?? '';

const pglite: TestDatabase = {
  name: 'PGlite',
  open: async () => connectPglite(await openInMemory(snapshots.pglite.seeded)),
  openEmpty: async () => connectPglite(await openInMemory(snapshots.pglite.migrated)),
  connect: async () => {
    const client = await openInMemory(snapshots.pglite.new);
    return { client: pgliteMigrationClient(client), close: () => client.close() };
  },
};

const postgres: TestDatabase = {
  name: 'PostgreSQL',
  open: () => copyTemplate(snapshots.postgres?.seeded),
  openEmpty: () => copyTemplate(snapshots.postgres?.migrated),
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

async function copyTemplate(template: string | undefined): Promise<DatabaseConnection> {
  const { url, drop } = await createScratchDatabase(testServerUrl, template);
  const connection = await openDatabase({ url });
  return {
    ...connection,
    close: async () => {
      await connection.close();
      await drop();
    },
  };
}

/** For tests of rules: PostgreSQL, or PGlite where PAZAR_TEST_POSTGRES_URL names no server. */
export const testDatabases: TestDatabase[] = [testServerUrl === '' ? pglite : postgres];

/**
 * For tests of what PGlite could do otherwise, because it runs in the service's process, one
 * transaction at a time: migrations, the seed, keys, imports, refusals and slow work.
 */
export const bothDatabases: TestDatabase[] =
  testServerUrl === '' ? testDatabases : [pglite, postgres];
