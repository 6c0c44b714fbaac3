import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPglite } from '@pazar/service/database/open-pglite';
import { pgliteMigrationClient } from '@pazar/service/database/migration-client';
import { readFolder, tableFiles } from '@pazar/service/tables/table-files';
import { expect, it } from 'vitest';
import { copyMigratedDatabase } from '../testing/migrated-database.ts';
import { tablesOfTheRegistry } from './column-types.ts';
import { registrySchema } from './open-database.ts';

it('The tables of the code are those that the migrations make: describe-tables changes nothing', async () => {
  const home = await mkdtemp(join(tmpdir(), 'pazar-tables-'));
  const folder = join(home, 'db');
  copyMigratedDatabase(folder);
  const { client, close } = await openPglite(folder, await registrySchema());
  const written = await tableFiles(pgliteMigrationClient(client), tablesOfTheRegistry);
  await close();
  await rm(home, { recursive: true });
  expect(await readFolder(new URL('./tables/', import.meta.url))).toEqual(written);
});
