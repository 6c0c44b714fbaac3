import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repository } from '../system/repository.ts';
import { withScreens } from './open-screens.ts';

/**
 * `pnpm --filter @pazar/e2e run public-pictures`: takes the pictures of the product on the public
 * pages, in both languages and colour schemes, from the seeded data. Run it after their screens
 * have changed.
 */
const screens = [
  { name: 'products', path: '/product', width: 1200, height: 750 },
  { name: 'phone', path: '/product', width: 390, height: 760 },
  { name: 'promotions', path: '/promotion', width: 1200, height: 750 },
  { name: 'dashboard', path: '/dashboard', width: 1200, height: 750 },
];

/** Of WebP, 0 to 100: text stays sharp, and the largest picture takes about 50 KB. */
const quality = 70;

const folder = join(repository, 'host', 'public', 'assets', 'screens');
await mkdir(folder, { recursive: true });
await withScreens(async ({ open }) => {
  for (const { name, path, width, height } of screens) {
    for (const locale of ['en', 'mk'] as const) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const options = { colorScheme, viewport: { width, height } } as const;
        await open({ path, account: 'producer', locale, options }, async (page) => {
          // Playwright writes PNG and JPEG only.
          const browser = await page.context().newCDPSession(page);
          const { data } = await browser.send('Page.captureScreenshot', {
            format: 'webp',
            quality,
          });
          const file = join(folder, `${name}-${locale}-${colorScheme}.webp`);
          await writeFile(file, Buffer.from(data, 'base64'));
        });
      }
    }
  }
});
