import { readFile } from 'node:fs/promises';
import { expectNoFindings } from '../pages/axe.ts';
import { paintPictures } from '../pages/paint-pictures.ts';
import { ProductPage, ProductRows } from '../pages/product-page.ts';
import { openSignedIn } from '../system/signed-in.ts';
import { expect, test } from '../fixtures/test.ts';

const headers =
  'Шифра;Назив (македонски);Основна единица;Начин на водење залиха;Пакување 1: големина;Пакување 1: единица;Пакување 1: цена';

/** Files are processed in the background, after earlier ones. */
const soonEnough = { timeout: 60_000 };

const csv = (text: string) => ({
  name: 'proizvodi.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(text, 'utf8'),
});

test.describe('A file of products', () => {
  test('is checked, a row is fixed in the browser, the rest imported, and all undone', async ({
    page,
    system,
  }) => {
    const rows = await ProductRows.of(system, 'seller');
    const sku = `CSV-${Date.now()}`;
    const lines = [
      headers,
      `${sku}-1;Тиква;KG;MANUAL;1;KG;45,50`,
      `${sku}-2;Ротква;KG;MANUAL;1;KG;шест`,
    ];
    const found = async () =>
      (await rows.find(`q=${sku}&sort=sku`)).map((row) => row.packs[0]?.priceMinor);
    await page.addInitScript(() => localStorage.setItem('locale', 'mk'));
    await openSignedIn(page, { system, account: 'seller' });
    const products = new ProductPage(page);
    const { main } = products;
    await page.goto('/product');
    await products.openListMenu();
    await main.getByRole('button', { name: 'Увези' }).click();
    await main.getByLabel('CSV-датотека').setInputFiles(csv(lines.join('\r\n')));
    await main.getByRole('button', { name: 'Провери ја датотеката' }).click();

    await expect(main.getByText('1 ред со грешки')).toBeVisible(soonEnough);
    expect(await found()).toEqual([]);
    await expectNoFindings(page);
    const price = main.getByRole('textbox', { name: 'Пакување 1: цена' }).first();
    const radish = main.getByRole('rowheader', { name: /Ротква/ });
    for (const { width, isTable } of [
      { width: 360, isTable: false },
      { width: 768, isTable: true },
      { width: 1600, isTable: true },
    ]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(main.getByRole('table')).toHaveCount(isTable ? 1 : 0);
      await price.focus();
      // The table scrolls to the field, below the sticky lines; the page does not.
      if (isTable) await expect(radish).toBeInViewport({ ratio: 1 });
      const over = await page.evaluate(() => document.body.scrollWidth - innerWidth);
      expect.soft(over, `at ${width} px`).toBeLessThanOrEqual(0);
    }
    await price.fill('60');
    await main.getByRole('button', { name: 'Зачувај и провери' }).click();
    await main.getByRole('button', { name: 'Увези 2 реда' }).click();
    await expect(main.getByText('2 увезени реда')).toBeVisible(soonEnough);
    await expect.poll(found).toEqual([4550, 6000]);

    await main.getByRole('button', { name: 'Поништи го увозот' }).click();
    await expect(main.getByText('2 поништени реда')).toBeVisible(soonEnough);
    expect(await found()).toEqual([]);
  });

  test('is what the list shows, and changes nothing when it comes back', async ({
    page,
    system,
  }) => {
    const rows = await ProductRows.of(system, 'producer');
    const versions = async () =>
      (await rows.find('status=ACTIVE&sort=sku')).map((row) => row.version);
    const before = await versions();
    await openSignedIn(page, { system, account: 'producer' });
    const products = new ProductPage(page);
    await products.openList('?status=ACTIVE');
    const coming = page.waitForEvent('download');
    await products.openListMenu();
    await products.main.getByRole('button', { name: 'Export', exact: true }).click();
    const file = await (await coming).path();
    const text = await readFile(file, 'utf8');
    expect(text.startsWith('\uFEFF')).toBe(true);
    for (const { sku } of await rows.find('status=ACTIVE')) expect(text).toContain(sku);

    await page.goto('/product/import');
    await products.main.getByLabel('CSV file').setInputFiles(csv(text));
    await products.main.getByRole('button', { name: 'Check the file' }).click();
    await products.main.getByRole('button', { name: /^Import \d+ rows$/ }).click();
    const imported = products.main.getByText(`${before.length} imported rows`);
    await expect(imported).toBeVisible(soonEnough);
    expect(await versions()).toEqual(before);
  });
});

test('Images are scaled, sent, put into order by keys and described', async ({ page, system }) => {
  const rows = await ProductRows.of(system, 'seller');
  const { id } = await rows.enter({ name: { en: `Pictured ${Date.now()}` } });
  await openSignedIn(page, { system, account: 'seller' });
  const { main } = new ProductPage(page);
  await page.goto(`/product/${id}`);
  const pictures = await paintPictures(page, [
    { width: 2600, colour: 'green' },
    { width: 900, colour: 'red' },
  ]);
  await page.locator('input[type="file"]').setInputFiles(pictures);
  const widths = async () => (await rows.detail(id)).images.map(({ width }) => width);
  await expect.poll(widths).toEqual([2000, 900]);
  await expectNoFindings(page);

  const handle = main.getByRole('button', { name: 'Move: image 2 of 2' });
  await expect(handle).toBeEnabled();
  await handle.focus();
  for (const [key, said] of [
    ['Enter', 'Lifted at place 2 of 2.'],
    ['ArrowLeft', 'Moved to place 1 of 2.'],
    ['Enter', 'Put down at place 1 of 2.'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(main.getByText(said)).toBeAttached();
  }
  await expect.poll(widths).toEqual([900, 2000]);

  await main.getByRole('button', { name: 'More: image 1 of 2' }).click();
  await page.getByRole('menuitem', { name: 'Describe the image' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'English' }).fill('A red square');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect.poll(async () => (await rows.detail(id)).images[0]?.alt?.en).toBe('A red square');
});
