import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { MigrationClient } from '../database/migration-client.ts';
import { readTables, type Table } from './read-tables.ts';
import { isDescribed, tableFile, type TableFiles } from './table-file.ts';

/** The texts of files by their names. */
type Texts = Map<string, string>;

/**
 * The files that declare the tables of a migrated database to TypeScript.
 *
 * @throws Error for a name of `files` that the database does not have
 */
export async function tableFiles(client: MigrationClient, files: TableFiles): Promise<Texts> {
  const tables = await readTables(client, files.schema);
  checkNames(tables, files);
  const read = tables.filter(({ name }) => !files.unread.includes(name));
  return new Map(
    read.map((table) => {
      const { name, text } = tableFile(table, files);
      return [name, text];
    }),
  );
}

function checkNames(tables: Table[], { unread, types }: TableFiles): void {
  const known = new Set(
    tables.flatMap(({ name, columns }) => [
      name,
      ...columns.flatMap((column) => [`${name}.${column.name}`, `*.${column.name}`]),
    ]),
  );
  const named = [...unread, ...Object.values(types).flatMap((columns) => Object.keys(columns))];
  const unknown = named.filter((name) => !known.has(name));
  if (unknown.length > 0) throw new Error(`The database does not have ${unknown.join(', ')}.`);
}

/** The files of a folder by their names. */
export async function readFolder(folder: URL): Promise<Texts> {
  const names = (await readdir(folder)).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')));
  return new Map(names.map((name, at) => [name, texts[at] ?? '']));
}

/**
 * Makes the described tables of a folder those of `texts`. Creates the folder, and keeps the files that no
 * script described.
 *
 * @throws Error for a folder that has a folder
 */
export async function writeFolder(folder: URL, texts: Texts): Promise<void> {
  await mkdir(folder, { recursive: true });
  const entries = await readdir(folder, { withFileTypes: true });
  const inner = entries.find((entry) => entry.isDirectory());
  if (inner)
    throw new Error(`${folder.pathname} has the folder ${inner.name}, so nothing is written.`);
  const before = await readFolder(folder);
  const gone = [...before].filter(([name, text]) => isDescribed(text) && !texts.has(name));
  await Promise.all(gone.map(([name]) => rm(new URL(name, folder))));
  await Promise.all([...texts].map(([name, text]) => writeFile(new URL(name, folder), text)));
}
