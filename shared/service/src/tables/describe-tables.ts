import { PGlite, type Extensions } from '@electric-sql/pglite';
import { migrate } from '../database/migrate.ts';
import { pgliteMigrationClient } from '../database/migration-client.ts';
import type { Schema } from '../database/migrations.ts';
import type { TableFiles } from './table-file.ts';
import { tableFiles, writeFolder } from './table-files.ts';

/** Migrates an embedded database in memory, and makes the files of `folder` those of its tables. */
export async function describeTables(
  folder: URL,
  files: TableFiles,
  { schema, extensions = {} }: { schema: Schema; extensions?: Extensions },
): Promise<void> {
  const database = await PGlite.create({ extensions });
  const client = pgliteMigrationClient(database);
  await migrate(client, schema);
  await writeFolder(folder, await tableFiles(client, files));
  await database.close();
}
