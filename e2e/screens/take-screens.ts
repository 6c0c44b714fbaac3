import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { everyPage } from '../pages/every-page.ts';
import { firstRows } from '../pages/first-rows.ts';
import { repository } from '../system/repository.ts';
import { withScreens } from './open-screens.ts';

/** The shell's own breakpoints are between these: phone, tablet, desktop and a wide one. */
const widths = [360, 768, 1200, 1600];
const height = 900;

/**
 * `pnpm screens [--only product] [--scheme dark]`: pictures of every page at 360, 768, 1200 and
 * 1600 px in both languages, with the seeded data, into `test-results/screens`.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    scheme: { type: 'string', default: 'light' },
  },
});
const colorScheme = values.scheme === 'dark' ? 'dark' : 'light';
const folder = join(repository, 'test-results', 'screens');

await mkdir(folder, { recursive: true });
await withScreens(async ({ system, open }) => {
  const pages = everyPage(await firstRows(system));
  const options = { colorScheme, viewport: { width: 1200, height } } as const;
  for (const { name, path, account } of pages.filter((each) => each.name.startsWith(values.only))) {
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
});
