import { expectNoFindings } from '../pages/axe.ts';
import { forgive, ProductPage, ProductRows } from '../pages/product-page.ts';
import { readLots } from '../pages/produce-page.ts';
import { openSignedIn } from '../system/signed-in.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('The stock of a product', () => {
  test('is set to what was counted, in fractions, and reversed', async ({
    page,
    system,
    noise,
  }) => {
    const rows = await ProductRows.of(system, 'seller');
    const { id } = await rows.enter({ name: { en: `Counted ${Date.now()}` } });
    await openSignedIn(page, { system, account: 'seller' });
    const { main } = new ProductPage(page);
    await page.goto(`/product/${id}/stock`);
    await main.getByRole('textbox', { name: 'Counted quantity' }).fill('12.5');
    await expect(main.getByText(/will be recorded: 12\.5\skg/)).toBeVisible();
    await main.getByRole('button', { name: 'Save count' }).click();
    await expect.poll(() => rows.movements(id)).toEqual(['ADJUST 12.500']);

    await main.getByRole('combobox', { name: 'What happened' }).selectOption({ label: 'Sale' });
    await main.getByRole('textbox', { name: 'Quantity', exact: true }).fill('20');
    await main.getByRole('button', { name: 'Record', exact: true }).click();
    await expect(main.getByText(/12\.5\skg left/)).toBeVisible();
    await expectNoFindings(page);
    await main.getByRole('textbox', { name: 'Quantity', exact: true }).fill('2.25');
    await main.getByRole('button', { name: 'Record', exact: true }).click();
    await expect.poll(async () => (await rows.detail(id)).stockAvailable).toBe('10.250');

    const reverse = main.getByRole('button', { name: /^Reverse: / });
    await expect(reverse).toHaveCount(2);
    await reverse.first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reverse' }).click();
    await expect.poll(async () => (await rows.detail(id)).stockAvailable).toBe('12.500');
    forgive(noise, '409');
  });

  test('is linked to lots of its crop first, and to any other after a search', async ({
    page,
    system,
  }) => {
    const rows = await ProductRows.of(system, 'producer');
    const { id } = await rows.first('stockMode=FROM_PRODUCE&stock=IN&status=ACTIVE&sort=sku');
    const linked = await readLots({ apiUrl: rows.url, token: rows.token }, `productId=${id}`);
    const crops = linked.map(({ cropName }) => cropName.en ?? '');
    await openSignedIn(page, { system, account: 'producer' });
    await page.goto(`/product/${id}/stock`);
    const lots = page.getByRole('group', { name: 'Linked lots' });
    const search = lots.getByRole('combobox', { name: 'Add a lot' });
    await lots
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await search.click();
    const offered = lots.getByRole('option');
    await expect(offered.first()).toBeVisible();
    const names = await offered.allTextContents();
    expect(names.filter((name) => !crops.some((crop) => name.startsWith(crop)))).toEqual([]);
    await search.fill('walnut');
    await expect(offered).toHaveText([/^Walnut/]);
    await expectNoFindings(page);
  });

  test('shows what links to lots do to it before they are saved', async ({ page, system }) => {
    const rows = await ProductRows.of(system, 'producer');
    const other = await rows.first('stockMode=FROM_PRODUCE&stock=IN&status=ACTIVE&sort=sku');
    const { baseUnit, packs, produceIds } = await rows.detail(other.id);
    const product = await rows.enter({
      name: { en: `Linked ${Date.now()}` },
      stockMode: 'FROM_PRODUCE',
      baseUnit,
      packs: packs.map(({ size, unit, priceMinor }) => ({ size, unit, priceMinor })),
      produceIds,
    });
    await openSignedIn(page, { system, account: 'producer' });
    const { main } = new ProductPage(page);
    await page.goto(`/product/${product.id}/stock`);
    const lots = main.getByRole('group', { name: 'Linked lots' });
    await lots
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await expect(main.getByText(/^Stock: .+ now, .+ after saving$/)).toBeVisible();
    expect((await rows.detail(product.id)).produceIds).toEqual(produceIds);
    await expectNoFindings(page);
    await main.getByRole('button', { name: 'Save links' }).click();
    await expect
      .poll(async () => (await rows.detail(product.id)).produceIds.length)
      .toBe(produceIds.length - 1);
  });
});
