import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readFolder } from '@pazar/service/tables/table-files';
import { runScript } from '@pazar/service/testing/run-script';
import { expect, it } from 'vitest';

it('The tables of the code are those that the migrations make: describe-tables changes nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pazar-tables-'));
  const words = ['describe-tables', '--smallest', '--to', folder] as const;
  const variables = { NODE_COMPILE_CACHE: process.env['PAZAR_TEST_COMPILED'] };
  const { failed, output } = await runScript(join(import.meta.dirname, '../..'), words, {
    variables,
  });
  expect({ failed, output }).toMatchObject({ failed: false });
  const written = await readFolder(pathToFileURL(`${folder}/`));
  await rm(folder, { recursive: true });
  expect(await readFolder(new URL('./tables/', import.meta.url))).toEqual(written);
});
