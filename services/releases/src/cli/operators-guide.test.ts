import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { runGuide } from '../testing/run-guide.ts';

const guide = resolve(import.meta.dirname, '../../../../docs/guides/operators.md');

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

it('the guide of operators shows what its commands print', async () => {
  const written = await readFile(guide, 'utf8');
  expect(withoutChance(await runGuide(written))).toBe(withoutChance(written));
});
