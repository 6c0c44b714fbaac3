import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { runScript } from '@pazar/service/testing/run-script';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { executedGuides } from '../testing/executed-guides.ts';

/**
 * Values that differ between runs: identifiers, hashes of records, sizes of compressed files, time.
 */
function withoutChance(markdown: string): string {
  return markdown
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '<id>')
    .replaceAll(/[0-9a-f]{64}/g, '<hash>')
    .replaceAll(/\(\d+\.\d s\)/g, '(<time>)')
    .replaceAll(/: \d+\.\d KB,/g, ': <size>,');
}

describe('A guide shows what its commands print', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pazar-guides-'));
    const words = ['write-guides', '--smallest', '--to', folder] as const;
    const variables = { NODE_COMPILE_CACHE: process.env['PAZAR_TEST_COMPILED'] };
    const home = join(import.meta.dirname, '..', '..');
    const { failed, output } = await runScript(home, words, { variables, deadline: 110_000 });
    if (failed) throw new Error(output);
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each(executedGuides.map((guide) => [basename(guide), guide]))('%s', async (name, guide) => {
    const written = await readFile(guide, 'utf8');
    const renewed = await readFile(join(folder, name), 'utf8');
    expect(withoutChance(renewed)).toBe(withoutChance(written));
  });
});
