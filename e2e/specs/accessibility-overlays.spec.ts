import type { Locator, Page } from '@playwright/test';
import { expectNoFindings, expectNoOverflow } from '../pages/axe.ts';
import { LeaveDialog } from '../pages/leave-dialog.ts';
import { openSignedIn } from '../system/signed-in.ts';
import { expect, test } from '../fixtures/test.ts';

interface Overlay {
  readonly what: string;
  /** Opens it from an agent's new page, on a phone. */
  readonly open: (page: Page) => Promise<Locator>;
}

const overlays: readonly Overlay[] = [
  {
    what: 'the drawer of the info bar',
    async open(page) {
      await page.goto('/location');
      await page
        .getByRole('button', { name: /^(Open the info bar|Отвори ги информациите)$/ })
        .click();
      const drawer = page.getByRole('complementary', { name: /^(Info|Информации)$/ });
      await expect(drawer.getByRole('region').last()).toBeVisible();
      return drawer;
    },
  },
  {
    what: 'the question before unsaved changes are lost',
    async open(page) {
      await page.goto('/probe/services');
      await page.getByLabel(/^(Name|Назив)$/).fill('Ајвар');
      await page.getByRole('button', { name: /^(Log out|Одјави се)$/ }).click();
      return new LeaveDialog(page).dialog;
    },
  },
  {
    what: 'the form to sign in again',
    async open(page) {
      await page.route('**/api/v1/locations?**', (route) => route.fulfill({ status: 401 }));
      await page.goto('/location');
      return page.getByRole('dialog');
    },
  },
];

// A screen that is touched, where targets are larger.
test.use({ hasTouch: true });

for (const locale of ['en', 'mk']) {
  for (const { what, open } of overlays) {
    test(`Accessibility in ${locale}: ${what} has no finding`, async ({ page, system, noise }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.addInitScript((value) => localStorage.setItem('locale', value), locale);
      // Faults of colours depend on the scheme, not on the language.
      await page.emulateMedia({ colorScheme: locale === 'en' ? 'dark' : 'light' });
      await openSignedIn(page, { system, account: 'producer' });
      const overlay = await open(page);
      await expect(overlay).toBeVisible();

      for (const width of [360, 991]) {
        await page.setViewportSize({ width, height: 740 });
        await expect(overlay).toBeVisible();
        await expectNoOverflow(page);
        await expectNoFindings(page);
      }
      for (const button of await overlay.getByRole('button').all()) {
        const { height = 0 } = (await button.boundingBox()) ?? {};
        expect(height, String(button)).toBeGreaterThanOrEqual(44);
      }
      // The browser itself reports the 401.
      expect(noise.splice(0).filter((line) => !line.includes('401'))).toEqual([]);
    });
  }
}
