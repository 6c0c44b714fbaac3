import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { executedGuides } from '../testing/executed-guides.ts';
import { runGuide } from '../testing/run-guide.ts';

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
  it.each(executedGuides.map((guide) => [basename(guide), guide]))('%s', async (_name, guide) => {
    const written = await readFile(guide, 'utf8');
    expect(withoutChance(await runGuide(written))).toBe(withoutChance(written));
  });
});
