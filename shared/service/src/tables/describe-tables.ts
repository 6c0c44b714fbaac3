import { pathToFileURL } from 'node:url';
import { PGlite, type Extensions } from '@electric-sql/pglite';
import { migrate } from '../database/migrate.ts';
import { pgliteMigrationClient } from '../database/migration-client.ts';
import type { Schema } from '../database/migrations.ts';
import { readScriptOptions } from '../script-options.ts';
import type { TableFiles } from './table-file.ts';
import { tableFiles, writeFolder } from './table-files.ts';

/** The script of a service that makes the files of `folder` those of the tables of its migrated database. */
export async function describeTables(
  folder: URL,
  files: TableFiles,
  { schema, extensions = {} }: { schema: Schema; extensions?: Extensions },
): Promise<void> {
  const { to } = readScriptOptions({
    command: files.command,
    about: 'Applies the migrations to an embedded database and writes its tables for TypeScript.',
    sizes: {},
    words: { to: { about: 'folder for the files, instead of that of the service', usual: '' } },
  });
  const database = await PGlite.create({ extensions });
  const client = pgliteMigrationClient(database);
  await migrate(client, schema);
  const target = to === '' ? folder : pathToFileURL(`${to}/`);
  await writeFolder(target, await tableFiles(client, files));
  await database.close();
}
