import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PGlite, type Extensions } from '@electric-sql/pglite';
import { StartProblem } from '../start-problem.ts';
import { lockFolder } from './folder-lock.ts';
import { migrate } from './migrate.ts';
import { pgliteMigrationClient } from './migration-client.ts';
import type { Schema } from './migrations.ts';

/** An embedded database of one process. `close` releases the lock of the folder too. */
export interface OpenPglite {
  client: PGlite;
  close: () => Promise<void>;
}

/** The embedded database exists and does not open. */
export class DatabaseDamaged extends StartProblem {
  override name = 'DatabaseDamaged';
  constructor(folder: string, cause: unknown) {
    super(`The database in ${folder} is damaged and does not open. Restore it from a backup.`, {
      cause,
    });
  }
}

/**
 * Opens the embedded database in `folder` and applies pending migrations. A new one is created in another
 * folder, then renamed. Rejects with a `StartProblem` when another process has it or it is damaged.
 */
export async function openPglite(
  folder: string,
  schema: Schema,
  extensions: Extensions = {},
): Promise<OpenPglite> {
  await mkdir(dirname(folder), { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(folder);
  try {
    if (!existsSync(folder)) await createCluster(folder);
    const client = await PGlite.create(folder, { extensions }).catch((error: unknown) => {
      throw new DatabaseDamaged(folder, error);
    });
    await migrate(pgliteMigrationClient(client), schema).catch(async (error: unknown) => {
      await client.close();
      throw error;
    });
    return {
      client,
      close: async () => {
        await client.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/**
 * A killed start leaves no database instead of half of one. The database is created in memory, which
 * takes half the time that it takes on disk.
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
