import type { Page } from '@playwright/test';
import { firstRows } from '../pages/first-rows.ts';
import { expect } from '../fixtures/test.ts';
import { test } from '../fixtures/tour-test.ts';

const desk = { width: 1200, height: 900 };
const phone = { width: 360, height: 740 };

/** A row of a list is one line of text and one of details. */
const highestRow = 60;
/** A pill of one line. */
const highestPill = 28;

/** A phone, each class of the breakpoints, and widths between them. */
const everyWidth = [360, 576, 768, 992, 1200, 1440, 1599, 1600, 1920];
/** The law asks for it wherever a reduced price is shown (EU 2019/2161). */
const lowestPrice = { en: /^30-day low MKD\s20$/, mk: /^мин\. 30 дена 20\sден\.$/ };

const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** The rows of the list, by their top and bottom edge in the window. */
const rowsOf = (page: Page) =>
  page
    .locator('tbody tr[data-row]')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().toJSON() as DOMRect));

/** The texts of the pills that wrap to a second line. */
const highPills = (page: Page) =>
  page
    .locator('td [data-tone]')
    .evaluateAll(
      (pills, most) =>
        pills
          .filter((pill) => pill.getBoundingClientRect().height > most)
          .map((pill) => pill.textContent),
      highestPill,
    );

/** The cells that may wrap although they have a number, a day, a code or a status. */
const wrappingCells = (page: Page) =>
  page
    .locator(
      'td:is([data-kind="number"], [data-kind="date"], [data-kind="code"], [data-kind="status"])',
    )
    .evaluateAll((cells) =>
      cells
        .filter((cell) => getComputedStyle(cell).whiteSpace !== 'nowrap')
        .map((cell) => cell.textContent),
    );

for (const locale of ['en', 'mk'] as const) {
  test.describe(`In ${locale}`, () => {
    test.use({ visitor: { account: 'producer', locale } });

    test(`a product of ten facts is edited on two screens in ${locale}`, async ({
      page,
      show,
      system,
    }) => {
      const { productId } = await firstRows(system);
      await show(`/product/${productId}`);
      await page.setViewportSize(desk);
      expect.soft(await pageHeight(page)).toBeLessThanOrEqual(1600);
      await page.setViewportSize(phone);
      expect.soft(await pageHeight(page)).toBeLessThanOrEqual(2600);
    });

    for (const [path, least] of [
      ['/product', 12],
      ['/produce', 12],
    ] as const) {
      test(`the list at ${path} begins high and wastes no line in ${locale}`, async ({
        page,
        show,
      }) => {
        await show(path);
        await page.setViewportSize(desk);
        const rows = await rowsOf(page);
        const seen = rows.filter(({ bottom }) => bottom <= desk.height);
        expect.soft(seen.length).toBeGreaterThanOrEqual(least);
        expect.soft(Math.max(...rows.map(({ height }) => height))).toBeLessThanOrEqual(highestRow);
        expect.soft(await highPills(page)).toEqual([]);
        expect.soft(await wrappingCells(page)).toEqual([]);
        await page.setViewportSize(phone);
        expect.soft((await rowsOf(page))[0]?.top).toBeLessThan(230);
      });
    }

    test(`the name of the open section is whole on a phone in ${locale}`, async ({
      page,
      show,
    }) => {
      for (const path of ['/product', '/promotion', '/dashboard']) {
        await show(path);
        await page.setViewportSize(phone);
        const entries = page.getByRole('navigation').first().getByRole('link');
        const label = entries.and(page.locator('[aria-current="page"]')).locator('span').last();
        const cut = await label.evaluate((text) => text.scrollWidth - text.clientWidth);
        expect.soft(cut, path).toBe(0);
        // All of them are in the window.
        const last = await entries.last().boundingBox();
        expect.soft((last?.x ?? 0) + (last?.width ?? 0), path).toBeLessThanOrEqual(phone.width);
      }
    });

    test(`a reduced price has the lowest of the 30 days before beside it in ${locale}`, async ({
      page,
      show,
    }) => {
      await show('/product?q=P-0005');
      const low = page.getByRole('row').getByText(lowestPrice[locale]);
      for (const width of everyWidth) {
        await page.setViewportSize({ ...desk, width });
        const message = `at ${width} px`;
        // A line of small text, over which nothing is.
        expect.soft((await low.boundingBox())?.height, message).toBeGreaterThanOrEqual(12);
        expect.soft((await low.boundingBox())?.width, message).toBeGreaterThanOrEqual(60);
        await low.hover({ trial: true });
        const [row] = await rowsOf(page);
        if (width >= 576) expect.soft(row?.height, message).toBeLessThanOrEqual(highestRow);
      }
    });
  });

  test.describe(`In ${locale}, for managers`, () => {
    test.use({ visitor: { account: 'manager', locale } });

    test(`the actions of a crop are beside one another in ${locale}`, async ({ page, show }) => {
      await page.setViewportSize(desk);
      await show('/management/reference/crops');
      // Its name has a line for each language.
      const heights = await page
        .locator('tbody tr')
        .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
      expect(heights.length).toBeGreaterThan(20);
      expect(Math.max(...heights)).toBeLessThanOrEqual(80);
    });
  });
}
