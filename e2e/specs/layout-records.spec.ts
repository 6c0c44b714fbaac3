import type { Page } from '@playwright/test';
import { boxOf } from '../pages/box-of.ts';
import { firstRows } from '../pages/first-rows.ts';
import { linesOf } from '../pages/lines-of.ts';
import { expect } from '../fixtures/test.ts';
import { test } from '../fixtures/tour-test.ts';

const desk = { width: 1200, height: 900 };
const phone = { width: 360, height: 740 };

/** A release's version: of the package, and of its build. */
const version = /^\d+\.\d+\.\d+-[0-9a-f]+$/;
/** Two lines: the label of the checkbox beside it is long. */
const highestVatNote = 31;

const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

// In Macedonian, whose texts are longer: what fits in it fits in English.
test.describe('A record', () => {
  test.use({ visitor: { account: 'producer', locale: 'mk' } });

  test('a product of ten facts is edited on two screens', async ({ page, show, system }) => {
    const { productId } = await firstRows(system);
    await show(`/product/${productId}`);
    await page.setViewportSize(desk);
    expect.soft(await pageHeight(page)).toBeLessThanOrEqual(1640);
    const index = page.getByRole('navigation').filter({ has: page.locator('a[href="#packs"]') });
    for (const width of [768, 1200, 1600]) {
      await page.setViewportSize({ ...desk, width });
      const cut = await index.evaluate((nav) => {
        const parts = [...nav.querySelectorAll('a')].map((one) => one.getBoundingClientRect());
        return Math.max(...parts.map(({ right }) => right)) - nav.getBoundingClientRect().right;
      });
      expect.soft(cut, `at ${width} px`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize(desk);
    const heights = await page
      .getByText(/\+ .* ДДВ$/)
      .evaluateAll((notes) => notes.map((note) => note.getBoundingClientRect().height));
    expect.soft(heights).toHaveLength(3);
    expect.soft(Math.max(...heights)).toBeLessThanOrEqual(highestVatNote);
    await page.setViewportSize(phone);
    expect.soft(await pageHeight(page)).toBeLessThanOrEqual(2600);
  });

  test('the stock of a product is entered above its movements, on one screen', async ({
    page,
    show,
    system,
  }) => {
    const { manualProductId } = await firstRows(system);
    await show(`/product/${manualProductId}/stock`);
    const list = page.getByRole('heading', { name: /^Промени на залиха$/ });
    await page.setViewportSize(desk);
    expect.soft((await boxOf(list)).top).toBeLessThanOrEqual(desk.height);
    await page.setViewportSize(phone);
    expect.soft((await boxOf(list)).top).toBeLessThanOrEqual(1.5 * phone.height);
  });

  test('an entry is a large number, three lots and its button on a phone', async ({
    page,
    show,
  }) => {
    await show('/produce/record/harvest');
    await page.setViewportSize(phone);
    const main = page.getByRole('main');
    const number = await boxOf(main.getByLabel(/^Колку /));
    expect.soft(number.top).toBeLessThan(180);
    expect.soft(number.height).toBeGreaterThanOrEqual(60);
    const more = await boxOf(main.getByRole('button', { name: /^Еден повеќе$/ }));
    expect.soft(Math.min(more.width, more.height)).toBeGreaterThanOrEqual(48);
    const lots = main.getByRole('radiogroup').locator('label:has(input)');
    await expect(lots).toHaveCount(3);
    const save = await boxOf(main.locator('button[type="submit"]'));
    expect.soft((await boxOf(lots.last())).bottom).toBeLessThanOrEqual(save.top);
  });

  test('a lot says each thing once, and a movement takes two lines', async ({
    page,
    show,
    system,
  }) => {
    const { lotId } = await firstRows(system);
    await show(`/produce/${lotId}`);
    await page.setViewportSize(desk);
    expect.soft(await pageHeight(page)).toBeLessThanOrEqual(1800);
    const heading = page.getByRole('heading', {
      name: /^Планирано и прибрано$/,
    });
    await expect(heading).toHaveCount(1);
    await expect.soft(page.getByText(/^Планирано и прибрано$/)).toHaveCount(1);
    // The amount of a harvest is its fact; the bar and the day are beside it.
    const harvest = page.locator('li:has(> [aria-hidden="true"][style])').first();
    const [day, bar, amount] = await harvest.locator('> *').evaluateAll((parts) =>
      parts.map((part) => ({
        height: part.getBoundingClientRect().height,
        color: getComputedStyle(part).color,
      })),
    );
    expect.soft(bar?.height).toBe(8);
    expect.soft(day?.color).not.toBe(amount?.color);
    await page.setViewportSize(phone);
    const movements = await page
      .locator('tbody tr')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect.soft(movements.length).toBeGreaterThan(5);
    expect.soft(Math.max(...movements)).toBeLessThanOrEqual(84);
    expect.soft(await pageHeight(page)).toBeLessThanOrEqual(2250);
    const actions = page.getByRole('main').locator('header').getByRole('button');
    const tops = await actions.evaluateAll((all) =>
      all.map((one) => Math.round(one.getBoundingClientRect().top)),
    );
    expect.soft(new Set(tops).size, 'lines of the actions').toBe(1);
  });

  test('the weeks of promotions are all in view on a phone', async ({ page, show }) => {
    await show('/promotion/timeline');
    await page.setViewportSize(phone);
    const rows = await page
      .locator('tbody tr')
      .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().toJSON() as DOMRect));
    expect.soft(rows.length).toBeGreaterThan(4);
    expect.soft(rows[0]?.top).toBeLessThanOrEqual(350);
    expect.soft(Math.max(...rows.map(({ height }) => height))).toBeLessThanOrEqual(112);
    const hidden = await page.getByRole('table').evaluate((table) => {
      const frame = table.parentElement;
      return (frame?.scrollWidth ?? 0) - (frame?.clientWidth ?? 0);
    });
    expect.soft(hidden, 'pixels out of view').toBe(0);
  });

  test('the dashboard shows the tasks first, each with its picture', async ({ page, show }) => {
    await show('/dashboard');
    const list = page.locator('[data-panel="toDo"] li');
    await page.setViewportSize(phone);
    expect.soft((await list.first().boundingBox())?.y).toBeLessThanOrEqual(460);
    for (const size of [phone, { ...desk, width: 768 }, desk, { ...desk, width: 1600 }]) {
      await page.setViewportSize(size);
      const lines = await list.evaluateAll((all) =>
        all.map((line) => {
          const [tile, , action] = [...(line.firstElementChild?.children ?? [])].map((part) =>
            part.getBoundingClientRect(),
          );
          return { tile: tile?.width, action };
        }),
      );
      expect.soft(lines.length).toBeGreaterThan(4);
      expect
        .soft(new Set(lines.map(({ tile }) => tile)), `${size.width} px`)
        .toEqual(new Set([40]));
      expect.soft(lines.filter(({ action }) => action === undefined)).toEqual([]);
      const quick = await page
        .getByRole('navigation')
        .filter({ has: page.locator('a[href="/produce/record/sale"]') })
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
      expect.soft(new Set(quick).size, `heights at ${size.width} px`).toBe(1);
    }
  });

  test('the first tab of a record is below its title', async ({ page, show }) => {
    await show('/account/profile');
    for (const size of [phone, desk]) {
      await page.setViewportSize(size);
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      const tab = await page.locator('nav a[href="/account/profile"]').last().boundingBox();
      expect.soft(Math.round((tab?.x ?? 0) - (title?.x ?? 0)), `${size.width} px`).toBe(0);
    }
  });

  test('a version is one line, and the buttons beside it have one height', async ({
    page,
    show,
  }) => {
    await show('/about');
    for (const width of [768, 1200, 1600]) {
      await page.setViewportSize({ ...desk, width });
      const lines = await linesOf(page.locator('td').filter({ hasText: version }));
      expect.soft(lines.length).toBeGreaterThan(4);
      expect.soft(Math.max(...lines), `at ${width} px`).toBe(1);
      const buttons = page.getByRole('main').getByRole('button');
      const heights = await buttons.evaluateAll((all) =>
        all.slice(0, 2).map((button) => button.getBoundingClientRect().height),
      );
      expect.soft(new Set(heights).size, `at ${width} px`).toBe(1);
    }
  });

  test('the calendar shows whole months, and marks what is out of view', async ({ page, show }) => {
    await show('/produce/calendar');
    for (const { width, height } of [phone, { ...desk, width: 768 }, desk]) {
      await page.setViewportSize({ width, height });
      const cut = () =>
        page.getByRole('table').evaluate((table) => {
          const box = table.parentElement?.getBoundingClientRect();
          const [crop, ...months] = [...table.querySelectorAll('thead th')].map((head) =>
            head.getBoundingClientRect(),
          );
          const left = crop?.right ?? 0;
          const right = box?.right ?? 0;
          // A head that is in view by a part of it.
          return months.filter(
            (month) =>
              (month.left < left - 0.5 && month.right > left + 0.5) ||
              (month.left < right - 0.5 && month.right > right + 0.5),
          ).length;
        });
      await expect.poll(cut, `months cut at ${width} px`).toBe(0);
      const empty = () =>
        page.locator('tbody tr').evaluateAll((rows) =>
          rows
            .filter((row) => {
              const [head, ...cells] = [...row.children];
              const left = head?.getBoundingClientRect().right ?? 0;
              const right = row.closest('div')?.getBoundingClientRect().right ?? 0;
              const shown = cells.filter((cell) => {
                const { left: from, right: to } = cell.getBoundingClientRect();
                return from > left - 1 && to < right + 1 && cell.querySelector('[data-state]');
              });
              return shown.length === 0 && !/[←→]/.test(head?.textContent ?? '');
            })
            .map((row) => row.textContent),
        );
      await expect.poll(empty, `rows without a mark at ${width} px`).toEqual([]);
      // The same before a picture arrives: nothing shifts.
      const tiles = await page
        .locator('tbody th :is(img, [data-letter])')
        .evaluateAll((all) => all.map((tile) => [tile.clientWidth, tile.clientHeight].join(' × ')));
      const side = width === phone.width ? 28 : 32;
      expect.soft([...new Set(tiles)], `tiles at ${width} px`).toEqual([`${side} × ${side}`]);
    }
  });
});
