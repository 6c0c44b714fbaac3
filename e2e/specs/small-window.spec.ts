import { lotDetailSchema } from '@pazar/contracts/produce-detail';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';
import { test } from '../fixtures/tour-test.ts';
import { expectNoOverflow } from '../pages/axe.ts';
import { firstRows } from '../pages/first-rows.ts';

/** A desk of 1280 x 900 at 400 %. */
const fourfold = { width: 320, height: 225 };
/** The most that one entry of a ledger holds. */
const most = '9999999.999';

/** Beside the navigation these have buttons in reach of the thumb, or a bar. */
const withBars = ['/product', '/produce', '/location', '/product/new', '/produce/record/harvest'];

/** The share of the window's height that something covers which stays while the page scrolls. */
const coveredShare = (page: Page) =>
  page.evaluate(() => {
    const { innerWidth, innerHeight } = window;
    function isBar(element: Element | null): boolean {
      if (element === null) return false;
      const { position } = getComputedStyle(element);
      return position === 'fixed' || position === 'sticky' || isBar(element.parentElement);
    }
    const columns = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => share * innerWidth);
    const lines = Array.from({ length: innerHeight }, (_, y) => y).filter((y) =>
      columns.some((x) => isBar(document.elementFromPoint(x, y))),
    );
    return lines.length / innerHeight;
  });

// In Macedonian, whose texts are longer.
test.describe('In a small window', () => {
  test.use({ visitor: { account: 'producer', locale: 'mk' } });

  test('bars leave two thirds of the window to the page at 400 %', async ({ page, show }) => {
    for (const path of withBars) {
      await show(path);
      await page.setViewportSize(fourfold);
      await page.evaluate(() => window.scrollTo(0, 400));
      const share = () => coveredShare(page);
      await expect
        .configure({ soft: true })
        .poll(share, { message: path })
        .toBeLessThanOrEqual(1 / 3);
    }
  });

  test('the bar of unsaved changes leaves two thirds, too', async ({ page, show }) => {
    await show('/product/new');
    await page.setViewportSize(fourfold);
    const name = page.getByRole('main').getByRole('textbox').first();
    await name.fill('Ajvar');
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect.poll(() => coveredShare(page)).toBeLessThanOrEqual(1 / 3);
    await name.fill('');
  });

  test('the largest amounts stay in their cards at 320 px', async ({ page, show, system }) => {
    const { lotId } = await firstRows(system);
    await page.route(`**/v1/produce/${lotId}`, async (route) => {
      const answer = await route.fetch();
      const lot = lotDetailSchema.parse(await answer.json());
      const amounts = {
        harvested: most,
        sold: most,
        wasted: most,
        ownUse: most,
        remaining: most,
      };
      await route.fulfill({ response: answer, json: { ...lot, ...amounts } });
    });
    await show(`/produce/${lotId}`);
    await page.setViewportSize({ ...fourfold, height: 900 });
    await expect(page.getByText(/9[,.]999[,.]999[,.]999/).first()).toBeVisible();
    await expectNoOverflow(page);
    await page.unroute(`**/v1/produce/${lotId}`);
  });
});
