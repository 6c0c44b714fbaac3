import { followAddress } from '../pages/follow-address.ts';
import { expect } from '../fixtures/test.ts';
import { test } from '../fixtures/tour-test.ts';

/** Of different searches: the answer to one that was made before is shown at once. */
const lists = [
  { path: '/product', q: '0', width: 360 },
  { path: '/produce', q: '0', width: 768 },
  { path: '/product', q: '00', width: 1200 },
];
/** The requests for the rows, not those for counts and choices. */
const rowsUrl = /\/v1\/(?:products|produce)\?.*\bq=0/;

// In Macedonian, whose texts are longer: what fits in it fits in English.
test.describe('A list', () => {
  test.use({ visitor: { account: 'producer', locale: 'mk' } });

  for (const { path, q, width } of lists) {
    test(`no row of ${path} moves when it loads at ${width} px`, async ({ page, show }) => {
      await show('/contact');
      await page.setViewportSize({ width, height: 900 });
      const held = Promise.withResolvers<undefined>();
      await page.route(rowsUrl, async (route) => {
        await held.promise;
        await route.continue();
      });
      /** The heads and the first rows; on a phone the heads are out of sight. */
      const places = () =>
        page
          .locator('main')
          .locator('th[scope="col"], tbody tr:nth-child(-n + 3)')
          .evaluateAll((parts) =>
            parts
              .map((part) => part.getBoundingClientRect())
              .filter((box) => box.width > 1)
              .map(({ top, height }) => `${Math.round(top)} + ${Math.round(height)}`),
          );
      await followAddress(page, `${path}?q=${q}`);
      // The outline of the list, not that of a section whose scripts are loading.
      await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
      await expect(page.locator('main table[aria-hidden="true"] tbody tr')).toHaveCount(8);
      const before = await places();
      held.resolve(undefined);
      await expect(page.locator('tbody tr[data-row]').first()).toBeVisible();
      expect(await places()).toEqual(before);
      await page.unroute(rowsUrl);
    });
  }
});
