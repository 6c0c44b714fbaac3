import type { Page } from '@playwright/test';
import { expectNoOverflow } from '../pages/axe.ts';
import { everyPage } from '../pages/every-page.ts';
import { firstRows } from '../pages/first-rows.ts';
import { findLayoutFaults } from '../pages/layout-faults.ts';
import { openSignedIn } from '../system/signed-in.ts';
import { expect, test } from '../system/test.ts';

/** Desks first: fingers come with the phones. */
const widths = [1600, 1200, 992, 768, 576, 360];
/** Up to this width it is a telephone, pressed with fingers. */
const widestPhone = 576;
/** The parts of the frame, each of which keeps what is in it. */
const parts = 'main, nav, aside';

const names = everyPage({ productId: '', lotId: '' }).map(({ name }) => name);

for (const locale of ['en', 'mk'] as const) {
  for (const name of names) {
    test(`${name} in ${locale}: nothing leaves its place, lies on another or is too small`, async ({
      page,
      shell,
      system,
    }) => {
      const visit = everyPage(await firstRows(system)).find((each) => each.name === name);
      if (visit === undefined) throw new Error(`There is no page ${name}`);
      await page.addInitScript((value) => localStorage.setItem('locale', value), locale);
      if (visit.account !== null) await openSignedIn(page, { system, account: visit.account });
      await page.goto(visit.path);
      await expect(shell.main.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      // Nothing is said to be loading.
      await expect(shell.main.getByText(/…$/)).toHaveCount(0);
      for (const width of widths) {
        if (width === widestPhone) await pressWithFingers(page);
        await page.setViewportSize({ width, height: 900 });
        await expectNoOverflow(page);
        await expect
          .configure({ soft: true })
          .poll(() => findLayoutFaults(page, width <= widestPhone, parts), {
            message: `${width} px`,
          })
          .toEqual([]);
        // The columns that everybody sees at first have room at every width.
        await expect(page.locator('[data-too-wide="true"]')).toHaveCount(0);
      }
    });
  }
}

/** Makes the pointer of this page a coarse one, as `hasTouch` does for a whole context. */
async function pressWithFingers(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true });
}
