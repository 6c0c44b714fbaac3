import type { Page } from '@playwright/test';
import { expectNoFindings, expectNoOverflow } from '../pages/axe.ts';
import type { GalleryPage } from '../pages/gallery-page.ts';
import { findLayoutFaults } from '../pages/layout-faults.ts';
import { expect, test } from '../fixtures/gallery-test.ts';

// The languages and devices share nothing: each worker runs the next one.
test.describe.configure({ mode: 'parallel' });

const locales = ['en', 'mk'] as const;
/** Up to 576 px it is a telephone, pressed with fingers. */
const [desk, phone] = [
  [1600, 1200, 992, 768],
  [576, 360],
] as const;
/** In English, whose texts are shorter. */
const narrowDesk = [1200, 768] as const;

/** Visits all states: together on one page, and those that need a separate URL. */
async function forEveryState(
  gallery: GalleryPage,
  locale: (typeof locales)[number],
  look: () => Promise<void>,
): Promise<void> {
  await gallery.open({ locale });
  await look();
  for (const state of await gallery.aloneStates()) {
    await gallery.open({ locale, ...state });
    await look();
  }
}

async function expectFit(page: Page, width: number, isTouch: boolean): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await expectNoOverflow(page);
  await expect
    .poll(() => findLayoutFaults(page, isTouch), { message: `${page.url()} at ${width} px` })
    .toEqual([]);
}

for (const locale of locales) {
  test.describe(`in ${locale} on a desk`, () => {
    test('no component leaves its place or lies on another, and axe finds nothing', async ({
      page,
      gallery,
    }) => {
      test.setTimeout(240_000);
      await forEveryState(gallery, locale, async () => {
        await page.setViewportSize({ width: 1280, height: 900 });
        // Faults depend on the scheme, not on the language.
        await page.emulateMedia({ colorScheme: locale === 'en' ? 'dark' : 'light' });
        await expectNoFindings(page);
        for (const width of locale === 'en' ? narrowDesk : desk)
          await expectFit(page, width, false);
      });
    });
  });

  test.describe(`in ${locale} on a telephone`, () => {
    test.use({ viewport: { width: 576, height: 900 }, hasTouch: true, isMobile: true });

    test('no component leaves its place, lies on another or is too small for a finger', async ({
      page,
      gallery,
    }) => {
      test.setTimeout(180_000);
      await forEveryState(gallery, locale, async () => {
        for (const width of phone) await expectFit(page, width, true);
      });
    });
  });
}
