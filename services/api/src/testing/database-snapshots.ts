import { openAsBlob } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import type { DatabaseConnection } from '../database/database.ts';
import { readMigrations } from '../database/migrations.ts';
import { openDatabase } from '../database/open-database.ts';
import { connectPglite } from '../database/open-pglite.ts';
import { pgliteExtensions } from '../database/pglite-extensions.ts';
import { createScratchDatabase, type ScratchDatabase } from './scratch-database.ts';
import { seedForTests } from './test-seed.ts';

/** Databases that were migrated and seeded once, of which each test opens a copy. */
export interface DatabaseSnapshots {
  /** Archives of PGlite's data folder: new, with the tables, and with the demo data too. */
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
  const server = process.env['PAZAR_TEST_POSTGRES_URL'] ?? '';
  const [pglite, templates] = await Promise.all([
    makeArchives(folder),
    server === '' ? null : makeTemplates(server),
  ]);
  project.provide('databaseSnapshots', {
    pglite,
    postgres: templates && { migrated: templates.migrated.name, seeded: templates.seeded.name },
  });
  return async () => {
    await rm(folder, { recursive: true });
    await templates?.seeded.drop();
    await templates?.migrated.drop();
  };
}

async function makeArchives(folder: string): Promise<DatabaseSnapshots['pglite']> {
  const paths = {
    new: join(folder, 'new.tar'),
    migrated: join(folder, 'migrated.tar'),
    seeded: join(folder, 'seeded.tar'),
  };
  const cluster = await PGlite.create();
  await archive(cluster, paths.new);
  await cluster.close();
  const client = await PGlite.create({
    loadDataDir: await openAsBlob(paths.new),
    extensions: pgliteExtensions,
  });
  const { database } = await connectPglite(client, await readMigrations());
  await archive(client, paths.migrated);
  await seedForTests(database);
  await archive(client, paths.seeded);
  await client.close();
  return paths;
}

async function archive(client: PGlite, path: string): Promise<void> {
  const files = await client.dumpDataDir('none');
  await writeFile(path, Buffer.from(await files.arrayBuffer()));
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
