import { LeaveDialog } from '../pages/leave-dialog.ts';
import { forgive } from '../pages/product-page.ts';
import { promotionRows } from '../pages/promotion-rows.ts';
import { untilBackgroundLoaded } from '../pages/until-background-loaded.ts';
import { marketDay } from '../system/market-day.ts';
import { openSignedIn } from '../system/signed-in.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('A promotion', () => {
  test('has one price in the list of products, on the product and on its own page', async ({
    page,
    system,
  }) => {
    const rows = await promotionRows(system);
    const product = await rows.addProduct('Parsnip at one price');
    const { id } = await rows.addRunning(product);
    const { sku, priceNow } = await rows.readProduct(product.id);
    expect(priceNow).toMatchObject({ priceMinor: 9000, lowest: { priceMinor: 10_000 } });
    await openSignedIn(page, { system, account: 'producer' });

    await page.goto(`/product?q=${sku}`);
    await page
      .getByRole('button', { name: /^MKD\s100 ?now MKD\s90 (· )?30-day low MKD\s100/ })
      .click();
    const listed = page.getByRole('region', { name: /Prices so far: Parsnip/ });
    await expect(listed.getByRole('listitem').first()).toHaveText(/^from .*: MKD\s90 Ten off$/);
    await page.goto(`/product/${product.id}`);
    const reduced = page.getByRole('region', { name: 'Reduced price' });
    await expect(reduced).toContainText(/lowest in 30 days: MKD\s100/);
    await expect(reduced).toContainText(/from .*: MKD\s90 Ten off/);
    await page.goto(`/promotion/${id}`);
    const row = page
      .getByRole('table', { name: 'Prices before and after' })
      .getByRole('row', { name: /^Parsnip/ });
    await expect(row).toContainText(/100.*90.*90.*100/);
    await row.getByRole('button', { name: /Prices so far/ }).click();
    const proof = page.getByRole('dialog', { name: /Prices so far: Parsnip/ });
    await expect(proof.getByRole('listitem')).toHaveText([
      /^from .*: MKD\s90 Ten off$/,
      /^from .*: MKD\s100/,
    ]);
    await page.keyboard.press('Escape');
    await expect(proof).toBeHidden();
  });

  test('ends once its quantity was sold, as the stock of the product records it', async ({
    page,
    system,
  }) => {
    const rows = await promotionRows(system);
    const product = await rows.addProduct('Kohlrabi until it is gone');
    const stockLimit = { quantity: '2.500', unit: 'KG' };
    const { id } = await rows.addRunning(product, { stockLimit });
    await openSignedIn(page, { system, account: 'producer' });
    await page.goto(`/product/${product.id}/stock`);
    await page.getByRole('textbox', { name: 'Counted quantity' }).fill('10');
    await page.getByRole('button', { name: 'Save count' }).click();
    await expect
      .poll(async () => (await rows.readProduct(product.id)).stockAvailable)
      .toBe('10.000');
    await page.getByRole('combobox', { name: 'What happened' }).selectOption({ label: 'Sale' });
    await page.getByRole('textbox', { name: 'Quantity', exact: true }).fill('2.5');
    await expect(page.getByRole('combobox', { name: 'Promotion' })).toHaveValue(id);
    await expect(page.getByRole('textbox', { name: /^Price per kg/ })).toHaveValue('90.00');
    await page.getByRole('button', { name: 'Record', exact: true }).click();
    await expect
      .poll(async () => rows.readPromotion(id))
      .toMatchObject({ effectiveStatus: 'ENDED', uses: 1, soldQuantity: '2.500' });
    await page.goto(`/promotion/${id}`);
    await expect(page.getByText(/^2\.5\skg of 2\.5\skg$/)).toBeVisible();
    await expect(page.getByText(/· its quantity was sold$/)).toBeVisible();
    expect((await rows.readProduct(product.id)).priceNow?.priceMinor).toBe(10_000);
  });

  test('is made and published once by a double click whose answer was lost', async ({
    page,
    system,
    noise,
  }) => {
    const rows = await promotionRows(system);
    await openSignedIn(page, { system, account: 'producer' });
    await page.goto('/promotion/new');
    await page.getByRole('textbox', { name: 'Discount' }).fill('10');
    await page.getByRole('textbox', { name: 'English' }).fill('Leek made once');
    for (const [name, day] of [
      ['Starts', marketDay(1)],
      ['Ends', marketDay(3)],
    ] as const)
      await page.getByRole('group', { name }).getByRole('textbox').first().fill(day);
    const sent: string[] = [];
    await page.route('**/v1/promotions', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      sent.push(route.request().headers()['idempotency-key'] ?? '');
      if (sent.length > 1) return route.fallback();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await page.getByRole('button', { name: 'Save and publish' }).dblclick();
    await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();
    expect(new Set(sent).size).toBe(1);
    await page.goto('/promotion?q=Leek made once');
    // The activity beside the list names it too.
    const table = page.getByRole('main').getByRole('table');
    await expect(table.getByRole('link', { name: 'Leek made once' })).toHaveCount(1);
    expect(await rows.newestPromotion()).toMatchObject({ effectiveStatus: 'SCHEDULED' });
    expect(noise.splice(0)).toEqual([expect.stringContaining('ERR_CONNECTION_RESET')]);
  });

  test('keeps what two tabs do to it', async ({ page, context, system, noise }) => {
    const rows = await promotionRows(system);
    const { id } = await rows.addRunning(await rows.addProduct('Celery in two tabs'));
    await openSignedIn(page, { system, account: 'producer' });
    await page.goto(`/promotion/${id}?edit`);
    await page.getByRole('textbox', { name: /^Note/ }).fill('Until the market closes');
    const other = await context.newPage();
    await openSignedIn(other, { system, account: 'producer' });
    await other.goto(`/promotion/${id}`);
    await other.getByRole('button', { name: 'Pause' }).click();
    await expect(other.getByText('Paused', { exact: true })).toBeVisible();
    await page.bringToFront();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect
      .poll(async () => rows.readPromotion(id))
      .toMatchObject({ note: 'Until the market closes', status: 'PAUSED' });
    // The first answer said that there is a newer version, into which the note was merged.
    forgive(noise, '412');
  });

  test('is paused once on a double click, whose lost answer is asked for again', async ({
    page,
    system,
    noise,
  }) => {
    const rows = await promotionRows(system);
    const { id } = await rows.addRunning(await rows.addProduct('Chard on a bad line'));
    await openSignedIn(page, { system, account: 'producer' });
    await page.goto(`/promotion/${id}`);
    let lost = 0;
    await page.route('**/v1/promotions/bulk', async (route) => {
      lost += 1;
      if (lost > 1) return route.fallback();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await page.getByRole('button', { name: 'Pause' }).dblclick();
    // The server has done it, which the page finds out by itself.
    await expect(page.getByText('Paused', { exact: true })).toBeVisible();
    expect(await rows.readPromotion(id)).toMatchObject({ status: 'PAUSED', version: 3 });
    expect(noise.splice(0)).toEqual([expect.stringContaining('ERR_CONNECTION_RESET')]);
  });

  test('keeps what could not be saved without a network, asks before it is left, and saves it later', async ({
    page,
    context,
    system,
    noise,
  }) => {
    const rows = await promotionRows(system);
    const product = await rows.addProduct('Turnip in a cellar');
    const { id } = await rows.addDraft(product, { name: { en: 'Cellar week' } });
    await openSignedIn(page, { system, account: 'producer' });
    await page.goto('/promotion?q=Cellar');
    await page
      .getByRole('main')
      .getByRole('table')
      .getByRole('link', { name: 'Cellar week' })
      .click();
    await page.locator('summary').filter({ hasText: 'Note' }).click();
    const note = page.getByRole('textbox', { name: /^Note/ });
    await note.fill('Written in the cellar');
    // The question before a page is left needs its chunk, which loads last.
    await untilBackgroundLoaded(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(note).toHaveValue('Written in the cellar');
    // The way back asks before it is lost.
    await page.goBack();
    await new LeaveDialog(page).stay.click();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect
      .poll(async () => (await rows.readPromotion(id)).note)
      .toBe('Written in the cellar');
    noise.splice(0);
  });
});
