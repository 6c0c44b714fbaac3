import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

export interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** The tables of one service: their schema in the database and the migrations that create them. */
export interface Schema {
  readonly name: 'api' | 'releases';
  readonly migrations: readonly Migration[];
}

/** Reads the `.sql` files of a folder in the order in which they apply: that of their names. */
export async function readMigrations(folder: URL): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      // A checkout on Windows may have changed the line ends; the statements are the same.
      const sql = (await readFile(new URL(name, folder), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}
