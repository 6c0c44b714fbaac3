import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { DatabaseConnection } from '../database/database.ts';
import { connectPglite, openDatabase } from '../database/open-database.ts';
import { openInMemory, writeSnapshot } from './pglite-snapshot.ts';
import {
  createScratchDatabase,
  type ScratchDatabase,
} from '@pazar/service/testing/scratch-database';
import { seedForTests } from './test-seed.ts';

/** Databases that were migrated and seeded once; each test opens a copy. */
export interface DatabaseSnapshots {
  /** Files with PGlite's data folder: new, with the tables, and with the demo data too. */
  pglite: { new: string; migrated: string; seeded: string };
  /** Names of databases on the test server; null without a server. */
  postgres: { migrated: string; seeded: string } | null;
}

declare module 'vitest' {
  interface ProvidedContext {
    databaseSnapshots: DatabaseSnapshots;
  }
}

/**
 * Makes the snapshots before the tests and removes them afterwards. Opening a copy applies the
 * migrations again, so a snapshot of other migrations fails its test with their names.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'pazar-snapshots-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  // Also when a snapshot cannot be made, or somebody interrupts the tests.
  process.once('exit', removeFolder);
  const server = process.env['PAZAR_TEST_POSTGRES_URL'] ?? '';
  const pglite = await makeSnapshots(folder);
  // Node caches the compiled service there, for every test that starts it. Vitest's workers must
  // not inherit Node's own variable: they write when they end.
  process.env['PAZAR_TEST_COMPILED'] ??= join(folder, 'compiled');
  // Not meanwhile: making an embedded database blocks this process longer than a connection waits.
  const templates = server === '' ? null : await makeTemplates(server);
  project.provide('databaseSnapshots', {
    pglite,
    postgres: templates && { migrated: templates.migrated.name, seeded: templates.seeded.name },
  });
  return async () => {
    process.off('exit', removeFolder);
    removeFolder();
    await templates?.seeded.drop();
    await templates?.migrated.drop();
  };
}

async function makeSnapshots(folder: string): Promise<DatabaseSnapshots['pglite']> {
  const paths = {
    new: join(folder, 'new.snapshot'),
    migrated: join(folder, 'migrated.snapshot'),
    seeded: join(folder, 'seeded.snapshot'),
  };
  const client = await openInMemory();
  await writeSnapshot(client, paths.new);
  const { database } = await connectPglite(client);
  await writeSnapshot(client, paths.migrated);
  await seedForTests(database);
  await writeSnapshot(client, paths.seeded);
  await client.close();
  return paths;
}

async function makeTemplates(
  server: string,
): Promise<{ migrated: ScratchDatabase; seeded: ScratchDatabase }> {
  const migrated = await createScratchDatabase(server);
  await fill(migrated, () => Promise.resolve());
  const seeded = await createScratchDatabase(server, migrated.name);
  await fill(seeded, ({ database }) => seedForTests(database));
  return { migrated, seeded };
}

/** A database to which somebody is connected cannot be copied, so the connection closes. */
async function fill(
  { url }: ScratchDatabase,
  work: (connection: DatabaseConnection) => Promise<unknown>,
): Promise<void> {
  const connection = await openDatabase({ url });
  await work(connection);
  await connection.close();
}
