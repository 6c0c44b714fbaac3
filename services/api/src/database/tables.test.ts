import { pgliteMigrationClient } from '@pazar/service/database/migration-client';
import { readFolder, tableFiles } from '@pazar/service/tables/table-files';
import { expect, inject, it } from 'vitest';
import { openInMemory } from '../testing/pglite-snapshot.ts';
import { tablesOfTheApi } from './column-types.ts';

it('The tables of the code are those that the migrations make: describe-tables changes nothing', async () => {
  const database = await openInMemory(inject('databaseSnapshots').pglite.migrated);
  const written = await tableFiles(pgliteMigrationClient(database), tablesOfTheApi);
  await database.close();
  expect(await readFolder(new URL('./tables/', import.meta.url))).toEqual(written);
});
