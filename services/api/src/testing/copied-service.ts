import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pgliteMigrationClient } from '@pazar/service/database/migration-client';
import { tableFiles, writeFolder } from '@pazar/service/tables/table-files';
import { inject } from 'vitest';
import { tablesOfTheApi } from '../database/column-types.ts';
import type * as OpenDatabase from '../database/open-database.ts';
import { openInMemory } from './pglite-snapshot.ts';
import type * as TestApps from './test-app.ts';

const repository = join(import.meta.dirname, '../../../..');
const service = 'services/api/src';

/** Links to the packages of the service, but for the contracts, which are those of the copy. */
function linkPackages(root: string): void {
  const from = join(repository, 'services/api/node_modules');
  const packages = readdirSync(from)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(from, name)).map((one) => join(name, one)) : [name],
    );
  for (const name of packages) {
    const link = join(root, 'services/api/node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    const isOfCopy = name === '@pazar/contracts';
    symlinkSync(isOfCopy ? join(root, 'shared/contracts') : join(from, name), link);
  }
}

/** The service and the contracts of a repository of their own. */
export async function copyRepository(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'new-record-'));
  for (const folder of [
    'shared/contracts',
    service,
    'services/api/assets',
    'services/api/package.json',
    'tsconfig.base.json',
    // The layout of what is made.
    '.oxfmtrc.json',
  ]) {
    cpSync(join(repository, folder), join(root, folder), {
      recursive: true,
      filter: (source) => !/\/node_modules$|[.]test[.]ts$|[.]jsonl$/.test(source),
    });
  }
  symlinkSync(
    join(repository, 'shared/contracts/node_modules'),
    join(root, 'shared/contracts/node_modules'),
  );
  linkPackages(root);
  return root;
}

export const moduleOf = (root: string, file: string): Promise<unknown> =>
  import(pathToFileURL(join(root, service, file)).href);

/** Starts the service of the copy on an embedded database, which its migrations bring up to date. */
export async function startCopy(root: string): Promise<TestApps.TestApp> {
  const client = await openInMemory(inject('databaseSnapshots').pglite.seeded);
  // The copy's own module.
  const database = (await moduleOf(root, 'database/open-database.ts')) as typeof OpenDatabase;
  const connection = await database.connectPglite(client);
  // What `describe-tables` writes after the migration.
  const tables = await tableFiles(pgliteMigrationClient(client), tablesOfTheApi);
  await writeFolder(pathToFileURL(join(root, service, 'database/tables/')), tables);
  // The copy's own module.
  const { startTestApp } = (await moduleOf(root, 'testing/test-app.ts')) as typeof TestApps;
  return startTestApp(connection);
}
