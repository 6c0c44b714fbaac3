import { lotDetailSchema } from '@pazar/contracts/produce-detail';
import { expectNoFindings } from '../pages/axe.ts';
import { paintPictures } from '../pages/paint-pictures.ts';
import {
  enterHarvestedLot,
  ProducePage,
  readFirstLot,
  readLedger,
  readLots,
  recordOnLot,
} from '../pages/produce-page.ts';
import { readFromApi } from '../system/agents-api.ts';
import { openDashboard } from '../system/open-dashboard.ts';
import type { PazarSystem } from '../system/pazar-system.ts';
import { openSignedIn, sharedAccess } from '../system/signed-in.ts';
import { expect, test } from '../fixtures/test.ts';

const access = (system: PazarSystem) => sharedAccess(system, 'producer');

const aLot = async (system: PazarSystem, query: string) =>
  readFirstLot(await access(system), query);

async function readLot(system: PazarSystem, id: string) {
  const { apiUrl, token } = await access(system);
  return readFromApi({ url: `${apiUrl}/v1/produce/${id}`, token }, lotDetailSchema);
}

test.describe('A producer', () => {
  test('enters a lot, in Macedonian, and finds it in the database', async ({
    shell,
    page,
    system,
  }) => {
    await page.addInitScript(() => localStorage.setItem('locale', 'mk'));
    await openDashboard(page, { system, account: 'producer' });
    await shell.open('Приноси');
    await page.goto('/produce/new');
    await page.getByRole('textbox', { name: 'Македонски' }).fill('Тиква');
    await page.getByLabel('Сорта').fill('Мускатна');
    await page.getByRole('textbox', { name: /^Очекуван принос/ }).fill('1.250,5');
    await page.getByRole('button', { name: 'Зачувај', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Тиква Мускатна' })).toBeVisible();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    expect(await readLot(system, id)).toMatchObject({
      cropName: { mk: 'Тиква', en: null },
      variety: 'Мускатна',
      expectedQuantity: '1250.500',
      status: 'PLANNED',
    });
    await expectNoFindings(page);
  });

  test('reads at each field what is missing', async ({ page, system, noise }) => {
    await openSignedIn(page, { system, account: 'producer' });
    await page.goto('/produce/new');
    await page.getByRole('radio', { name: 'Bought in' }).check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('alert').getByRole('link', { name: /^Supplier/ })).toBeVisible();
    await expect(page.getByLabel('Supplier')).toHaveAttribute('aria-invalid', 'true');
    await expectNoFindings(page);
    // The browser writes on the console that the server refused it.
    noise.splice(0, noise.length, ...noise.filter((text) => !text.includes('422')));
  });

  test('gives a lot its images, in an order of their own', async ({ page, system }) => {
    const lot = await aLot(system, 'status=GROWING&sort=-lotNumber');
    await openSignedIn(page, { system, account: 'producer' });
    await page.goto(`/produce/${lot.id}/edit`);
    const images = page.getByRole('group', { name: /^Images/ });
    await images.waitFor();
    const pictures = await paintPictures(page, [
      { width: 1000, colour: 'green' },
      { width: 900, colour: 'red' },
    ]);
    await images.locator('input[type="file"]').setInputFiles(pictures);
    const second = images.getByRole('listitem', { name: 'image 2 of 2' });
    const address = (await second.locator('img').getAttribute('src')) ?? '';
    await images.getByRole('button', { name: 'More: image 2 of 2' }).click();
    await page.getByRole('menuitem', { name: 'Make it the cover' }).click();
    await expectNoFindings(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/produce/${lot.id}$`));
    const { imageIds } = await readLot(system, lot.id);
    expect(imageIds).toHaveLength(2);
    expect(address).toContain(imageIds[0]);
  });

  test('takes a movement back instead of changing it', async ({ page, system }) => {
    const lot = await aLot(system, 'status=AVAILABLE&sort=-harvested');
    await openSignedIn(page, { system, account: 'producer' });
    const produce = new ProducePage(page);
    await produce.openEntry('waste', lot.id);
    await produce.quantity.fill('2');
    await produce.save.click();
    await expect(page.getByText(/^Loss of/)).toBeVisible();
    await page.goto(`/produce/${lot.id}`);
    await page
      .getByRole('button', { name: /^Reverse: Loss/ })
      .first()
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reverse' }).click();
    await expect(page.getByText('Movement reversed')).toBeVisible();
    const [last, before] = await readLedger(await access(system), lot.id);
    expect(last).toMatchObject({ type: 'WASTE', quantity: '2.000', reversesId: before?.id });
  });

  test('closes a lot with what is left written off, and reopens it', async ({ page, system }) => {
    // Of this test alone: what it writes off would be missing from what other tests sell.
    const lot = await enterHarvestedLot(await access(system));
    await openSignedIn(page, { system, account: 'producer' });
    await page.goto(`/produce/${lot.id}`);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Close lot' }).click();
    await page.getByLabel('Reason').fill('Frozen in the store');
    await expectNoFindings(page);
    await page.getByRole('button', { name: 'Write off and close' }).click();
    await expect(page.getByText('Lot closed')).toBeVisible();
    expect(await readLot(system, lot.id)).toMatchObject({ status: 'CLOSED', remaining: '0.000' });
    expect((await readLedger(await access(system), lot.id))[0]).toMatchObject({
      type: 'WASTE',
      note: 'Frozen in the store',
    });

    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Reopen' }).click();
    await expect(page.getByRole('main').getByText('Available', { exact: true })).toBeVisible();
    await expect.poll(() => readLot(system, lot.id)).toMatchObject({ status: 'AVAILABLE' });
  });

  test('plans a lot again for another season, and gives that plan up', async ({ page, system }) => {
    const lot = await aLot(system, 'status=CLOSED');
    await openSignedIn(page, { system, account: 'producer' });
    await page.goto(`/produce/${lot.id}`);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Plan again' }).click();
    await expect(page).toHaveURL(/\/produce\/[^/]+\/edit$/);
    const plan = new URL(page.url()).pathname.replace(/\/edit$/, '');
    expect(plan).not.toContain(lot.id);
    const id = plan.split('/').at(-1) ?? '';
    const { cropName } = await readLot(system, lot.id);
    expect(await readLot(system, id)).toMatchObject({ status: 'PLANNED', cropName });

    await page.goto(plan);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL(`${system.shell}/produce`);
    expect(await readLots(await access(system), `ids=${id}`)).toEqual([]);
  });

  test('marks a growing lot as lost', async ({ page, system }) => {
    const lot = await aLot(system, 'status=GROWING');
    await openSignedIn(page, { system, account: 'producer' });
    await page.goto(`/produce/${lot.id}`);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Mark as lost' }).click();
    await page.getByRole('radio', { name: 'Hail' }).check();
    await page.getByRole('button', { name: 'Mark as lost' }).click();
    await expect(page.getByText('Lot marked as lost')).toBeVisible();
    expect(await readLot(system, lot.id)).toMatchObject({ status: 'LOST', lossReason: 'HAIL' });
  });

  test('sees what links do to stock before saving them', async ({ page, system }) => {
    const lot = await aLot(system, 'status=AVAILABLE&stock=some&unit=KG&sort=-remaining');
    await openSignedIn(page, { system, account: 'producer' });
    await page.goto(`/produce/${lot.id}`);
    await page.getByRole('button', { name: 'Change links' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change links' });
    await dialog.getByRole('combobox', { name: 'Add a product' }).click();
    await dialog.getByRole('option').first().click();
    await page.keyboard.press('Escape');
    await expect(dialog.getByText(/: stock from |: its stock is its own/).last()).toBeVisible();
    await expectNoFindings(page);
    const before = (await readLot(system, lot.id)).linkedProducts.length;
    await dialog.getByRole('button', { name: 'Save links' }).click();
    await expect(page.getByText('Links saved')).toBeVisible();
    expect((await readLot(system, lot.id)).linkedProducts).toHaveLength(before + 1);
  });

  test('follows a sale back to its field and its days, and prints the label', async ({
    page,
    system,
  }) => {
    const lot = await aLot(system, 'status=AVAILABLE&stock=some&sort=-harvested');
    const sale = { type: 'SALE', quantity: '-1.000', channel: 'MARKET', force: true };
    await recordOnLot(await access(system), lot.id, sale);
    await openSignedIn(page, { system, account: 'producer' });
    await page.goto(`/produce/${lot.id}`);
    await page
      .getByRole('link', { name: /^Trace: Sale/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Origin' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: lot.lotNumber })).toBeVisible();
    await expectNoFindings(page);

    await page.goto(`/produce/${lot.id}/label`);
    const label = page.getByRole('article', { name: 'Lot label' });
    await expect(label).toContainText(lot.lotNumber);
    await expect(label.getByRole('img', { name: /^Code that opens/ })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(label).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  });
});
