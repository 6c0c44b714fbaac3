import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readScriptOptions } from '@pazar/service/script-options';
import type { Page } from '@playwright/test';
import { readLots } from '../pages/produce-page.ts';
import { signInAtApi } from '../system/agents-api.ts';
import { inTime } from '../system/in-time.ts';
import { repository } from '../system/repository.ts';
import { type Screen, withScreens } from './open-screens.ts';

const { limit, to, isSmallest } = readScriptOptions({
  command: 'pnpm --filter @pazar/e2e public-pictures',
  about:
    'Takes the pictures of the product on the public pages, in both languages and colour schemes, and\n' +
    'those in the documents, from the seeded data. Run it after their screens have changed, and look\n' +
    'at each picture. Requires the builds.',
  sizes: { limit: { about: 'pictures of either kind at most', full: 100, smallest: 1 } },
  words: {
    to: {
      about:
        'folder for the pictures; without it they replace those of the repository, in the smallest ' +
        'form those in test-results/public-pictures',
      usual: '',
    },
  },
});
/** Two pictures of the smallest form must not replace two of a whole set. */
const usualFolder = isSmallest ? join(repository, 'test-results', 'public-pictures') : repository;
const folder = to === '' ? usualFolder : to;

const wide = { width: 1200, height: 750 };
const phone = { width: 390, height: 760 };
const account = 'producer';

/** Of WebP, 0 to 100: text stays sharp, and the largest picture takes about 50 KB. */
const quality = 70;

const publicScreens = [
  { name: 'products', path: '/product', viewport: wide },
  { name: 'phone', path: '/product', viewport: phone },
  { name: 'promotions', path: '/promotion', viewport: wide },
  { name: 'dashboard', path: '/dashboard', viewport: wide },
].flatMap(({ name, path, viewport }) =>
  (['en', 'mk'] as const).flatMap((locale) =>
    (['light', 'dark'] as const).map((colorScheme) => ({
      file: `host/public/assets/screens/${name}-${locale}-${colorScheme}.webp`,
      screen: { path, account, locale, options: { colorScheme, viewport } },
    })),
  ),
);

const inDocuments = (
  name: string,
  { path, locale, viewport }: Pick<Screen, 'path' | 'locale'> & { viewport: typeof wide },
) => ({
  file: `docs/screens/${name}.webp`,
  screen: { path, account, locale, options: { colorScheme: 'light' as const, viewport } },
});

await withScreens(async ({ open, system }) => {
  const { token } = await signInAtApi(system, account);
  const [lot] = await readLots({ apiUrl: system.apiUrl, token }, 'status=AVAILABLE&limit=1');
  const documentScreens = [
    inDocuments('lot-mk', { path: `/produce/${lot?.id}`, locale: 'mk', viewport: wide }),
    inDocuments('products-en', { path: '/product', locale: 'en', viewport: wide }),
    inDocuments('products-mk-phone', { path: '/product', locale: 'mk', viewport: phone }),
    inDocuments('harvest-mk-phone', {
      path: '/produce/record/harvest',
      locale: 'mk',
      viewport: phone,
    }),
    inDocuments('calendar-en', { path: '/produce/calendar', locale: 'en', viewport: wide }),
  ];
  const pictures = [...publicScreens.slice(0, limit), ...documentScreens.slice(0, limit)];
  for (const { file, screen } of pictures) {
    await open(screen, (page) => takePicture(page, join(folder, file)));
  }
  process.stdout.write(`${pictures.length} pictures are in ${folder}\n`);
});

async function takePicture(page: Page, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  // Playwright writes PNG and JPEG only.
  const browser = await page.context().newCDPSession(page);
  const shot = browser.send('Page.captureScreenshot', { format: 'webp', quality });
  const { data } = await inTime(file, shot);
  await writeFile(file, Buffer.from(data, 'base64'));
}
