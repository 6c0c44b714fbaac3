import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Files of pictures begin so. */
const beginnings = { png: '\u0089PNG', webp: 'RIFF' };

/** Expects so many pictures in a folder, none of them a white page. */
export async function expectPictures(
  folder: string,
  { kind, count }: { kind: keyof typeof beginnings; count: number },
): Promise<void> {
  const entries = await readdir(folder, { recursive: true });
  const pictures = entries.filter((entry) => entry.endsWith(`.${kind}`));
  expect(pictures).toHaveLength(count);
  for (const picture of pictures) {
    const content = await readFile(join(folder, picture), 'latin1');
    expect(content.startsWith(beginnings[kind])).toBe(true);
    // A white page takes less.
    expect(content.length).toBeGreaterThan(10_000);
  }
}
