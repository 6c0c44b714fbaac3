import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { imageSizes } from '@pazar/contracts/image';
import { runScript } from '@pazar/service/testing/run-script';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictureTexts } from '../data/pictures.ts';
import { compositions } from './compositions.ts';

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

  it('are drawn from an icon set, in every size', async () => {
    const place = await mkdtemp(join(tmpdir(), 'pazar-icons-'));
    const names = Object.values(compositions).flatMap((parts) => parts.map(({ icon }) => icon));
    const body = '<circle cx="16" cy="16" r="12" fill="#b5341c"/>';
    const icons = Object.fromEntries(names.map((name) => [name, { body }]));
    await writeFile(join(place, 'icons.json'), JSON.stringify({ icons }));
    const drawn = join(place, 'drawn');

    const { failed, output } = await runScript(
      fileURLToPath(new URL('../../..', import.meta.url)),
      ['draw-pictures', '--smallest', '--icons', place, '--to', drawn],
    );
    expect({ failed, output }).toMatchObject({ failed: false });
    const [first] = Object.keys(compositions);
    for (const size of imageSizes) {
      const { format, width } = await sharp(join(drawn, `${first}-${size}.webp`)).metadata();
      expect([format, width]).toEqual(['webp', size]);
    }
    await rm(place, { recursive: true });
  });
});
