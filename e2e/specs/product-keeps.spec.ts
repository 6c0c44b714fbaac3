import type { Page } from '@playwright/test';
import { forgive, ProductPage, ProductRows } from '../pages/product-page.ts';
import { demoPassword, signInAtApi, storedSession } from '../system/agents-api.ts';
import { openWithOwnSession } from '../system/own-session.ts';
import { openSignedIn } from '../system/signed-in.ts';
import { expect, test } from '../fixtures/test.ts';

const storage = /^(How to store it|Како се чува)/;
const storageField = (page: Page) => page.getByRole('main').getByRole('textbox', { name: storage });

/** The index of the form unfolds the part that it links to. */
const openFood = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /^Food information/ })
    .click();

test.describe('What a seller typed', () => {
  test('is offered again after the page was closed, and saved then', async ({ page, system }) => {
    const rows = await ProductRows.of(system, 'seller');
    const { id } = await rows.enter({ name: { en: `Half done ${Date.now()}` } });
    await openSignedIn(page, { system, account: 'seller' });
    await page.goto(`/product/${id}`);
    await openFood(page);
    await storageField(page).fill('In the shade');
    // While typing continues: drafts are saved during it, not when the page closes.
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
      .toContain('In the shade');

    const later = await page.context().newPage();
    await page.close({ runBeforeUnload: false });
    await later.goto(`${system.shell}/product/${id}`);
    await expect(later.getByRole('status').filter({ hasText: 'draft' })).toBeVisible();
    await openFood(later);
    await expect(storageField(later)).toHaveValue('');
    await later.getByRole('button', { name: 'Restore', exact: true }).click();
    await expect(storageField(later)).toHaveValue('In the shade');
    await new ProductPage(later).save.click();
    await expect.poll(async () => (await rows.detail(id)).storageNote).toBe('In the shade');

    await later.reload();
    await openFood(later);
    await expect(storageField(later)).toHaveValue('In the shade');
    await expect(later.getByRole('status').filter({ hasText: 'draft' })).toBeHidden();
  });

  test('is discarded with an Undo that covers none of the buttons to save', async ({
    page,
    system,
  }) => {
    const rows = await ProductRows.of(system, 'seller');
    const { id } = await rows.enter({ name: { en: `Discarded ${Date.now()}` } });
    await openSignedIn(page, { system, account: 'seller' });
    await page.goto(`/product/${id}`);
    await openFood(page);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await storageField(page).fill('In the shade');
      await page.getByRole('button', { name: 'Discard', exact: true }).click();
      const undo = page.getByRole('button', { name: 'Undo', exact: true });
      await undo.hover();
      await storageField(page).fill('In the cellar');
      const message = await undo.locator('xpath=ancestor::*[@role="status"][1]').boundingBox();
      const bar = await page.getByRole('region', { name: 'Unsaved changes' }).boundingBox();
      expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
      await undo.click();
      await expect(storageField(page)).toHaveValue('In the shade');
      await expect(undo).toHaveCount(0);
    }
  });

  test('is saved when the session ended meanwhile: after signing in again, in place', async ({
    page,
    system,
    noise,
  }) => {
    const rows = await ProductRows.of(system, 'seller');
    const { id } = await rows.enter({ name: { en: `Expired ${Date.now()}` } });
    await openWithOwnSession(page, { system, account: 'seller' });
    await page.goto(`/product/${id}`);
    await openFood(page);
    await storageField(page).fill('Cool and dry');
    const { token } = await storedSession(page);
    await fetch(`${system.apiUrl}/logout`, { headers: { Authorization: `Bearer ${token}` } });

    await new ProductPage(page).save.click();
    const dialog = page.getByRole('dialog', { name: 'Your session has expired' });
    await dialog.getByLabel('Password').fill(demoPassword);
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect.poll(async () => (await rows.detail(id)).storageNote).toBe('Cool and dry');
    await expect(page).toHaveURL(`${system.shell}/product/${id}`);
    forgive(noise, '401');
  });
});

test.describe('A product', () => {
  test('is duplicated as a separate draft, which can be deleted', async ({ page, system }) => {
    const rows = await ProductRows.of(system, 'seller');
    const title = `Twice ${Date.now()}`;
    const menuOf = (name: string) =>
      page.getByRole('button', { name: `More for ${name}`, exact: true });
    const { id } = await rows.enter({ name: { en: title }, tags: ['twin'] });
    await openSignedIn(page, { system, account: 'seller' });
    await page.goto(`/product/${id}`);
    await menuOf(title).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await expect(page).not.toHaveURL(new RegExp(id));
    const copyId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    expect(await rows.detail(copyId)).toMatchObject({ status: 'DRAFT', tags: ['twin'] });

    // The original's page stays until the copy has loaded.
    await menuOf(`${title} (copy)`).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL(`${system.shell}/product`);
    const left = await rows.find(`q=${encodeURIComponent(title)}`);
    expect(left.map((product) => product.id)).toEqual([id]);
  });
});

test.describe('A list', () => {
  test('is saved as a view, which another browser opens', async ({ page, system, browser }) => {
    const name = `Low drafts ${Date.now()}`;
    await openSignedIn(page, { system, account: 'seller' });
    const products = new ProductPage(page);
    await products.openList('?status=DRAFT&sort=sku');
    await products.openListMenu();
    await products.main.getByRole('button', { name: /^Saved view/ }).click();
    await page.getByRole('textbox', { name: 'Name of the view' }).fill(name);
    await page.getByRole('button', { name: 'Save the view', exact: true }).click();
    const tab = products.main.getByRole('button', { name, exact: true });
    await expect(tab).toHaveAttribute('aria-pressed', 'true');

    const elsewhere = await browser.newContext();
    try {
      const other = await elsewhere.newPage();
      const session = await signInAtApi(system, 'seller');
      await other.addInitScript(
        (value) => localStorage.setItem('current-user', value),
        JSON.stringify(session),
      );
      await other.goto(`${system.shell}/product`);
      await other.getByRole('button', { name, exact: true }).click();
      await expect(other).toHaveURL(/status=DRAFT/);
      await expect(other).toHaveURL(/sort=sku/);
    } finally {
      await elsewhere.close();
    }
  });

  test('all that match are selected beyond the page, and what was done is undone', async ({
    page,
    system,
  }) => {
    const rows = await ProductRows.of(system, 'seller');
    const tag = `mnogu${Date.now()}`;
    for (let index = 0; index < 27; index += 1) {
      await rows.enter({ name: { en: `Many ${index}` }, tags: [tag] });
    }
    const archived = async () => (await rows.find(`q=${tag}&status=ARCHIVED`)).length;
    await openSignedIn(page, { system, account: 'seller' });
    const products = new ProductPage(page);
    await products.openList(`?q=${tag}`);
    await products.main.getByRole('checkbox', { name: /all on this page/i }).check();
    await products.main.getByRole('button', { name: 'Select all 27' }).click();
    await products.main.getByRole('button', { name: 'Archive' }).click();
    await expect.poll(archived).toBe(27);
    await products.undoInMessage.click();
    await expect.poll(archived).toBe(0);
  });
});
