import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { DatabaseConnection } from './database.ts';
import { drizzlePglite } from './drizzle.ts';
import { lockFolder } from './folder-lock.ts';
import { migrate } from './migrate.ts';
import { pgliteMigrationClient } from './migration-client.ts';
import type { Migration } from './migrations.ts';
import { pgliteExtensions } from './pglite-extensions.ts';

/** Opens the embedded database in `folder`. */
export async function openPglite(
  folder: string,
  migrations: Migration[],
): Promise<DatabaseConnection> {
  await mkdir(dirname(folder), { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(folder);
  try {
    if (!existsSync(folder)) await createCluster(folder);
    const connection = await connectPglite(
      new PGlite(folder, { extensions: pgliteExtensions }),
      migrations,
    );
    return {
      ...connection,
      close: async () => {
        await connection.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/**
 * Makes a new database aside and renames it into place: a start that is killed meanwhile leaves
 * none, never half of one. In memory first, which takes half the time that it takes on disk.
 */
async function createCluster(folder: string): Promise<void> {
  const memory = new PGlite();
  await memory.waitReady;
  const files = await memory.dumpDataDir('none');
  await memory.close();

  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  const copy = new PGlite(draft, { loadDataDir: files });
  await copy.waitReady;
  await copy.close();
  await rename(draft, folder);
}

/** Brings an embedded database up to date. */
export async function connectPglite(
  client: PGlite,
  migrations: Migration[],
): Promise<DatabaseConnection> {
  await client.waitReady;
  await migrate(pgliteMigrationClient(client), migrations);
  return {
    database: drizzlePglite(client),
    ping: async () => void (await client.query('select 1')),
    close: () => client.close(),
  };
}
