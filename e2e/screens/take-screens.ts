import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readScriptOptions } from '@pazar/service/script-options';
import { everyPage } from '../pages/every-page.ts';
import { firstRows } from '../pages/first-rows.ts';
import { repository } from '../system/repository.ts';
import { withScreens } from './open-screens.ts';

/** The shell's own breakpoints are between these: phone, tablet, desktop and a wide one. */
const widths = [360, 768, 1200, 1600];
const height = 900;

const {
  pages: limit,
  only,
  scheme,
  to,
} = readScriptOptions({
  command: 'pnpm screens',
  about:
    'Takes pictures of every page at 360, 768, 1200 and 1600 px in both languages, with the seeded\n' +
    'data. Requires the builds.',
  sizes: { pages: { about: 'pages at most', full: 1000, smallest: 1 } },
  words: {
    only: { about: 'beginning of the names of pages, such as product', usual: '' },
    scheme: { about: 'colour scheme: light, which is usual, or dark', usual: 'light' },
    to: { about: 'folder for the pictures; without it test-results/screens', usual: '' },
  },
});
if (scheme !== 'dark' && scheme !== 'light') {
  process.stderr.write(`--scheme must be light or dark, not "${scheme}".\n`);
  process.exit(1);
}
const colorScheme = scheme;
const folder = to === '' ? join(repository, 'test-results', 'screens') : to;

await mkdir(folder, { recursive: true });
await withScreens(async ({ system, open }) => {
  const pages = everyPage(await firstRows(system))
    .filter(({ name }) => name.startsWith(only))
    .slice(0, limit);
  if (pages.length === 0) throw new Error(`There is no page whose name begins with "${only}".`);
  const options = { colorScheme, viewport: { width: 1200, height } } as const;
  for (const { name, path, account } of pages) {
    for (const locale of ['en', 'mk'] as const) {
      await open({ path, account, locale, options }, async (page) => {
        for (const width of widths) {
          await page.setViewportSize({ width, height });
          const file = `${name}-${locale}-${width}${colorScheme === 'dark' ? '-dark' : ''}.png`;
          await page.screenshot({ path: join(folder, file), fullPage: true });
        }
      });
    }
    process.stdout.write(`${name}\n`);
  }
  process.stdout.write(`${pages.length * widths.length * 2} pictures are in ${folder}\n`);
});
