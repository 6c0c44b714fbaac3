import type { Page } from '@playwright/test';
import { expectNoFindings, expectNoOverflow } from '../pages/axe.ts';
import { openSignedIn } from '../system/signed-in.ts';
import { expect, test } from '../system/test.ts';

const visits = [
  { account: null, path: '/home' },
  { account: null, path: '/home/register' },
  { account: null, path: '/home/forgot' },
  { account: null, path: '/home/reset?token=a-token-of-an-e-mail-that-is-long' },
  { account: null, path: '/home/confirm?token=a-token-of-an-e-mail-that-is-long' },
  { account: null, path: '/landing' },
  { account: null, path: '/feature' },
  { account: null, path: '/subscription' },
  { account: null, path: '/contact' },
  { account: null, path: '/about' },
  { account: null, path: '/nowhere' },
  { account: 'producer', path: '/dashboard' },
  { account: 'producer', path: '/product' },
  { account: 'producer', path: '/produce' },
  { account: 'producer', path: '/location' },
  { account: 'producer', path: '/promotion' },
  { account: 'producer', path: '/account' },
  { account: 'producer', path: '/product/nowhere' },
  { account: 'producer', path: '/management' },
  { account: 'manager', path: '/management' },
  { account: 'consumer', path: '/product' },
];

/** A phone, and a desk. */
const [phone, desk] = [360, 1280];
/** The desk at 200 % and at 400 %. */
const zoomed = [640, 320];

/** The phone in the dark, the desk in light, and the colours that a visitor forces. */
async function expectEveryColourSeen(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoFindings(page, 'color-contrast');
  await page.emulateMedia({ forcedColors: 'active' });
  await expectNoFindings(page, 'color-contrast');
  await resize(page, desk);
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  await expectNoFindings(page, 'color-contrast');
}

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

for (const locale of ['en', 'mk'] as const) {
  test.describe(`Accessibility in ${locale}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('locale', value), locale);
    });

    for (const { account, path } of visits) {
      test(`${path} has no finding for ${account ?? 'a visitor'}`, async ({
        shell,
        page,
        system,
      }) => {
        if (account !== null) await openSignedIn(page, { system, account });
        await page.goto(path);
        await expect(shell.main.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        // Nothing is said to be loading.
        await expect(shell.main.getByText(/…$/)).toHaveCount(0);

        await page.emulateMedia({ colorScheme: 'dark' });
        await expectNoFindings(page);
        for (const width of zoomed) {
          await resize(page, width);
          await expectNoOverflow(page);
        }
        await resize(page, phone);
        await page.emulateMedia({ colorScheme: 'light' });
        await expectNoFindings(page);
        await expectNoOverflow(page);
        // Colours know no language: once is enough for the rest of their combinations.
        if (locale === 'en') await expectEveryColourSeen(page);
      });
    }

    test('the panel of a failed section has no finding', async ({ shell, page, system, noise }) => {
      await page.route('**/promotion/**/remoteEntry.js', (route) => route.abort());
      await openSignedIn(page, { system, account: 'producer' });
      await page.goto('/promotion');
      await expect(shell.main.getByRole('alert')).toBeVisible();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectNoFindings(page);
      }
      await resize(page, phone);
      await expectNoFindings(page);
      await expectNoOverflow(page);
      noise.splice(0);
    });
  });
}
