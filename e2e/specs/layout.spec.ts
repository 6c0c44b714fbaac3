import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';
import { test } from '../fixtures/tour-test.ts';
import { boxOf } from '../pages/box-of.ts';

const desk = { width: 1200, height: 900 };
const phone = { width: 360, height: 740 };

/** A row of a list is a name of two lines at most and one of details, with 4 px to each border. */
const highestRow = 63;
/**
 * The highest rows by width: on a phone, a name of two lines and its details; on a tablet, a reason
 * of three lines.
 */
const highestRows = { 360: 72, 768: 72, 1200: highestRow, 1600: highestRow } as const;
const highestCompactRow = 41;
/** The facts under a title. */
const highestSubtitle = 24;
/** A button of one line under a finger. */
const highestButton = 44;

interface ListToMeasure {
  readonly path: string;
  /** Rows that are seen of 900 px at 1200. */
  readonly least: number;
  /** On a phone the first row begins above this. */
  readonly begins: number;
}
const lists = {
  producer: [
    // The search is as wide as the list, and all tabs are in view below it.
    { path: '/product', least: 11, begins: 230 },
    { path: '/produce', least: 11, begins: 230 },
    { path: '/promotion', least: 10, begins: 230 },
    // Below the map; on a phone below its button and the tabs.
    { path: '/location', least: 6, begins: 270 },
  ],
  // On a phone the seven parts of management are tabs of three lines, all in sight.
  manager: [
    { path: '/management', least: 11, begins: 275 },
    // Below the suspended accounts.
    { path: '/management/moderation', least: 1, begins: 495 },
    // Below its tabs and the button of a new one.
    { path: '/management/reference/crops', least: 10, begins: 350 },
  ],
} satisfies Record<string, readonly ListToMeasure[]>;
/** Names of products that are cut, as the row has no width left. */
const maxCutNames = { 768: 3, 1200: 0, 1600: 0 } as const;
/** A pill of one line. */
const highestPill = 28;

/** A phone, each class of the breakpoints, and widths between them. */
const everyWidth = [360, 576, 768, 992, 1200, 1440, 1599, 1600, 1920];
/** The law asks for it wherever a reduced price is shown (EU 2019/2161). */
const lowestPrice = /^мин\. 30 дена 20\sден\.$/;

/** The rows of the list, by their top and bottom edge in the window. */
const rowsOf = (page: Page) =>
  page
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().toJSON() as DOMRect));

const highestOf = (rows: readonly DOMRect[]) =>
  Math.round(Math.max(...rows.map(({ height }) => height)));

/** The names of rows that end in an ellipsis; the line of details below a name may. */
const cutNames = (page: Page) =>
  page.getByRole('rowheader').evaluateAll((heads) =>
    heads
      .map((head) =>
        [...head.querySelectorAll('*')].find(
          (part) => getComputedStyle(part).textOverflow === 'ellipsis',
        ),
      )
      .filter(
        (name) =>
          name !== undefined &&
          (name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight + 1),
      )
      .map((name) => name?.textContent),
  );

/** What the test of every list measures, at each width. */
async function measureList(page: Page, { path, least, begins }: ListToMeasure): Promise<void> {
  await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
  for (const [width, highest] of Object.entries(highestRows)) {
    const message = `${path} at ${width} px`;
    const isPhone = Number(width) === phone.width;
    await page.setViewportSize({ ...(isPhone ? phone : desk), width: Number(width) });
    const rows = await rowsOf(page);
    expect.soft(highestOf(rows), message).toBeLessThanOrEqual(highest);
    expect.soft(await highPills(page), message).toEqual([]);
    expect.soft(await wrappingCells(page), message).toEqual([]);
    if (isPhone) expect.soft(rows[0]?.top, message).toBeLessThan(begins);
    if (Number(width) !== desk.width) continue;
    const seen = rows.filter(({ bottom }) => bottom <= desk.height);
    expect.soft(seen.length, message).toBeGreaterThanOrEqual(least);
  }
}

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

// In Macedonian, whose texts are longer: what fits in it fits in English.
test.describe('For a producer', () => {
  test.use({ visitor: { account: 'producer', locale: 'mk' } });

  for (const list of lists.producer) {
    test(`the list at ${list.path} begins high and wastes no line`, async ({ page, show }) => {
      await show(list.path);
      await measureList(page, list);
    });
  }

  test('the season calendar is on the line of the count of lots', async ({ page, show }) => {
    await show('/produce');
    const name = 'Сезонски календар';
    const link = page.getByRole('main').getByRole('link', { name, exact: true });
    for (const width of everyWidth) {
      await page.setViewportSize({ ...desk, width });
      await expect.soft(link, `at ${width} px`).toBeInViewport();
      const { height } = await boxOf(link.locator('..'));
      expect.soft(height, `at ${width} px`).toBeLessThanOrEqual(highestSubtitle);
    }
  });

  test('names of products are whole while their row has width left', async ({ page, show }) => {
    await show('/product');
    for (const [width, most] of Object.entries(maxCutNames)) {
      await page.setViewportSize({ ...desk, width: Number(width) });
      expect.soft((await cutNames(page)).length, width).toBeLessThanOrEqual(most);
    }
    // The density that an agent chooses is kept by the API, which other tests share.
    await page.getByRole('table').evaluate((table) => {
      table.dataset['density'] = 'compact';
    });
    expect(highestOf(await rowsOf(page))).toBeLessThanOrEqual(highestCompactRow);
  });

  test('a row keeps its height while its price is edited', async ({ page, show }) => {
    await show('/product?q=P-0003');
    for (const size of [desk, phone]) {
      await page.setViewportSize(size);
      const before = highestOf(await rowsOf(page));
      const cell = page.locator('[data-cell="price"]');
      await cell.getByRole('button').click();
      await expect(cell.getByRole('textbox')).toBeFocused();
      expect.soft(highestOf(await rowsOf(page)), `${size.width} px`).toBe(before);
      await page.keyboard.press('Escape');
    }
  });

  for (const path of ['/product', '/produce']) {
    test(`the bar of selected rows at ${path} is one line of buttons`, async ({ page, show }) => {
      await show(path);
      await page.getByRole('row').nth(1).getByRole('checkbox').check();
      const actions = page.locator(
        '[data-bulk] button:has(+ button, + span), [data-bulk] span > button',
      );
      for (const size of [desk, phone]) {
        await page.setViewportSize(size);
        const boxes = await actions.evaluateAll((buttons) =>
          buttons.map((button) => ({
            box: button.getBoundingClientRect().toJSON() as DOMRect,
            cut: button.scrollWidth - button.clientWidth,
          })),
        );
        const message = `at ${size.width} px`;
        expect(boxes.length, message).toBeGreaterThanOrEqual(3);
        expect.soft(new Set(boxes.map(({ box }) => Math.round(box.top))).size, message).toBe(1);
        expect
          .soft(highestOf(boxes.map(({ box }) => box)), message)
          .toBeLessThanOrEqual(highestButton);
        expect
          .soft(
            boxes.map(({ cut }) => cut),
            message,
          )
          .toEqual(boxes.map(() => 0));
      }
      await page.getByRole('row').nth(1).getByRole('checkbox').uncheck();
    });
  }

  test('the head of a list lies above the rows that scroll below it', async ({ page, show }) => {
    await show('/product');
    await page.setViewportSize(desk);
    const head = page.locator('thead th');
    await page.locator('tbody tr[data-row]').last().scrollIntoViewIfNeeded();
    const bottom = (await head.first().boundingBox())?.y ?? 0;
    expect((await rowsOf(page))[0]?.top).toBeLessThan(bottom);
    const covered = await head.evaluateAll((cells) =>
      cells
        .filter((cell) => {
          const { left, top, width, height } = cell.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          return document.elementFromPoint(x, y)?.closest('td') instanceof Element;
        })
        .map((cell) => cell.textContent),
    );
    expect(covered).toEqual([]);
  });

  test('the name of the open section is whole in the sidebar and on a phone', async ({
    page,
    show,
  }) => {
    for (const path of ['/product', '/promotion', '/dashboard']) {
      await show(path);
      const entries = page.getByRole('navigation').first().getByRole('link');
      const label = entries.and(page.locator('[aria-current="page"]')).locator('span').last();
      for (const size of [desk, phone]) {
        await page.setViewportSize(size);
        const cut = await label.evaluate((text) => text.scrollWidth - text.clientWidth);
        expect.soft(cut, `${path} at ${size.width} px`).toBe(0);
      }
      // All of them are in the window.
      const last = await entries.last().boundingBox();
      expect.soft((last?.x ?? 0) + (last?.width ?? 0), path).toBeLessThanOrEqual(phone.width);
    }
  });

  test('a reduced price has the lowest of the 30 days before beside it', async ({ page, show }) => {
    await show('/product?q=P-0005');
    const low = page.getByRole('row').getByText(lowestPrice);
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

test.describe('For a manager', () => {
  test.use({ visitor: { account: 'manager', locale: 'mk' } });

  for (const list of lists.manager) {
    test(`the list at ${list.path} begins high and wastes no line`, async ({ page, show }) => {
      await show(list.path);
      await measureList(page, list);
    });
  }
});
