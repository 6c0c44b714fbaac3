import { readdir, stat } from 'node:fs/promises';
import { imageSizes } from '@pazar/contracts/image';
import { describe, expect, it } from 'vitest';
import { pictureTexts } from '../data/pictures.ts';

const folder = new URL('files/', import.meta.url);

describe('The pictures of the demo', () => {
  it('are there in every size, and no others', async () => {
    const expected = Object.keys(pictureTexts).flatMap((name) =>
      imageSizes.map((size) => `${name}-${size}.webp`),
    );
    expect((await readdir(folder)).toSorted()).toEqual(expected.toSorted());
  });

  it('stay small: the repository and every demo carry them', async () => {
    const files = await readdir(folder);
    const sizes = await Promise.all(
      files.map(async (file) => (await stat(new URL(file, folder))).size),
    );
    expect(Math.max(...sizes)).toBeLessThan(25_000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_200_000);
  });
});
