import { expectNoFindings } from '../pages/axe.ts';
import { paintPictures } from '../pages/paint-pictures.ts';
import { forgive, ProductPage, ProductRows } from '../pages/product-page.ts';
import { openSignedIn } from '../system/signed-in.ts';
import { expect, test } from '../fixtures/test.ts';

const name = /^(Name|Назив)/;

test.describe('A seller on a phone, in Macedonian,', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('enters a product and publishes it, from sign-in to the row in the database', async ({
    page,
    shell,
    system,
  }) => {
    await page.addInitScript(() => localStorage.setItem('locale', 'mk'));
    const title = `Праз ${Date.now()}`;
    const products = new ProductPage(page);
    await shell.signedInAs('producer');
    await products.openList();
    await products.startNew();

    await products.saveAndPublish.click();
    await expect(products.main.getByRole('alert').first()).toBeVisible();

    await products.text(name, 'mk').fill(title);
    await products.chooseCategory('zelen', /Зеленчук/);
    await products.packSize.fill('2,5');
    await products.packPrice.fill('1.234,50');
    await expect(products.main.getByText(/493,80\sден\. по кг/)).toBeVisible();
    await products.main.getByRole('combobox', { name: 'Додади локација' }).click();
    await products.main.getByRole('option', { name: /Тезга/i }).first().click();
    await page.keyboard.press('Escape');
    await products.firstStock.fill('40');
    const [picture] = await paintPictures(page, [{ width: 900, colour: 'green' }]);
    await page.locator('input[type="file"]').setInputFiles(picture ?? []);
    await products.main
      .getByRole('button', { name: /: слика 1/ })
      .first()
      .waitFor();
    await products.saveAndPublish.click();

    await expect(products.main.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(products.messages).toContainText('купувачите го гледаат');
    await expect(page).toHaveTitle(new RegExp(title));
    await expectNoFindings(page);
    const rows = await ProductRows.of(system, 'producer');
    const row = await rows.first(`q=${encodeURIComponent(title)}`);
    expect(row).toMatchObject({ status: 'ACTIVE', categoryId: 'vegetables' });
    expect(row).toMatchObject({ stockAvailable: '40.000', cover: { width: 900 } });
    expect(row.packs).toMatchObject([{ size: '2.500', unit: 'KG', priceMinor: 123_450 }]);
  });
});

test.describe('A seller', () => {
  test('changes prices by keys alone without opening a form, and takes one back', async ({
    page,
    system,
  }) => {
    const rows = await ProductRows.of(system, 'seller');
    const count = 6;
    const tag = `cene${Date.now()}`;
    for (let index = 0; index < count; index += 1) {
      await rows.enter({ name: { en: `Priced ${index}` }, tags: [tag] });
    }
    await openSignedIn(page, { system, account: 'seller' });
    const products = new ProductPage(page);
    await products.openList(`?q=${tag}&sort=sku`);
    const cells = products.main.getByRole('button', { name: /Price of Priced/ });
    await expect(cells).toHaveCount(count);

    await cells.first().focus();
    await page.keyboard.press('Enter');
    // The field has the focus, and so has each one that Enter moves to.
    const field = products.main.getByRole('textbox', { name: /Price of Priced/ });
    await expect(field).toBeFocused();
    for (let index = 0; index < count; index += 1) {
      await page.keyboard.type(String(100 + index));
      await page.keyboard.press('Enter');
    }
    const saved = async () =>
      (await rows.find(`q=${tag}&sort=sku`)).map(({ packs }) => packs[0]?.priceMinor);
    const wanted = Array.from({ length: count }, (_, index) => (100 + index) * 100);
    await expect.poll(saved, { timeout: 30_000 }).toEqual(wanted);

    // Every message undoes one; which of them is shown does not matter.
    await products.undoInMessage.first().click();
    const takenBack = async () => (await saved()).filter((price, index) => price !== wanted[index]);
    await expect.poll(takenBack).toEqual([6000]);
  });

  test('sees what many prices become, changes them, and undoes it', async ({ page, system }) => {
    const rows = await ProductRows.of(system, 'seller');
    const tag = `grupa${Date.now()}`;
    for (const priceMinor of [6000, 6300]) {
      await rows.enter({
        name: { en: `Bulk ${priceMinor}` },
        tags: [tag],
        packs: [{ size: '1.000', unit: 'KG', priceMinor }],
      });
    }
    const prices = async () =>
      (await rows.find(`q=${tag}&sort=sku`)).map(({ packs }) => packs[0]?.priceMinor);
    await openSignedIn(page, { system, account: 'seller' });
    const products = new ProductPage(page);
    await products.openList(`?q=${tag}&sort=sku`);
    await products.main.getByRole('checkbox', { name: /select all|all on this page/i }).check();
    await products.main.getByRole('button', { name: 'Change prices' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change prices' });
    await dialog.getByRole('textbox', { name: 'Percent' }).fill('10');
    const nearest = dialog.getByRole('radio', { name: '5', exact: true });
    await nearest.click();
    await expect(nearest).toBeChecked();
    await expect(dialog.getByRole('cell', { name: /MKD\s65/ })).toBeVisible();
    await expect(dialog.getByRole('cell', { name: /MKD\s70/ })).toBeVisible();
    expect(await prices()).toEqual([6000, 6300]);
    await expectNoFindings(page);

    await dialog.getByRole('button', { name: 'Change prices' }).click();
    await expect.poll(prices).toEqual([6500, 7000]);
    await products.undoInMessage.click();
    await expect.poll(prices).toEqual([6000, 6300]);
  });

  test('keeps what was typed when somebody else saved first, and chooses field by field', async ({
    page,
    system,
    noise,
  }) => {
    const rows = await ProductRows.of(system, 'seller');
    const { id } = await rows.enter({ name: { en: `Two hands ${Date.now()}` } });
    await openSignedIn(page, { system, account: 'seller' });
    const products = new ProductPage(page);
    await page.goto(`/product/${id}`);
    await products.text(/^Description/, 'en').fill('Mine');
    await rows.change(id, { description: { en: 'Theirs' }, tags: ['autumn'] });
    await products.save.click();
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await expect(dialog).toContainText('Theirs');
    await dialog.getByRole('radio', { name: /mine/i }).first().check();
    await dialog.getByRole('button', { name: /save/i }).click();
    await expect
      .poll(async () => {
        const { description, tags } = await rows.detail(id);
        return { description: description?.en, tags };
      })
      .toEqual({ description: 'Mine', tags: ['autumn'] });
    forgive(noise, '412');
  });

  test('archives a product and has it back as it was', async ({ page, system }) => {
    const rows = await ProductRows.of(system, 'seller');
    const title = `Put away ${Date.now()}`;
    const { id } = await rows.enter({ name: { en: title } });
    const status = async () => (await rows.detail(id)).status;
    await openSignedIn(page, { system, account: 'seller' });
    await page.goto(`/product/${id}`);
    await page.getByRole('button', { name: `More for ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    await expect.poll(status).toBe('ARCHIVED');
    await new ProductPage(page).undoInMessage.click();
    await expect.poll(status).toBe('DRAFT');
  });

  test('gives a field back from the history', async ({ page, system }) => {
    const rows = await ProductRows.of(system, 'seller');
    const { id } = await rows.enter({ name: { en: `Before ${Date.now()}` }, storageNote: 'Cool' });
    await rows.change(id, { storageNote: 'Warm' });
    await openSignedIn(page, { system, account: 'seller' });
    await page.goto(`/product/${id}/history`);
    await page.getByRole('button', { name: /^Restore\s+How to store it/ }).click();
    await expect.poll(async () => (await rows.detail(id)).storageNote).toBe('Cool');
    await expectNoFindings(page);
  });
});
