import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

const variable = 'PAZAR_TEST_PGLITE_FILES';

/** Where the files are, for the processes that run the tests. */
export function pgliteFiles(): string {
  return process.env[variable] ?? '';
}

/**
 * Makes the files of a new PGlite once for all test files, which takes most of what opening one
 * takes. vitest calls it before and what it returns after the tests.
 */
export async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'pazar-pglite-'));
  const client = await PGlite.create();
  const files = await client.dumpDataDir('none');
  await client.close();
  const path = join(folder, 'files.tar');
  await writeFile(path, Buffer.from(await files.arrayBuffer()));
  process.env[variable] = path;
  return () => rm(folder, { recursive: true });
}
