import { expectNoFindings } from '../pages/axe.ts';
import { placeCalls } from '../pages/place-calls.ts';
import { test } from '../fixtures/maps-test.ts';
import { playGoogle } from '../system/play-google.ts';
import { openSignedIn } from '../system/signed-in.ts';
import { expect } from '../fixtures/test.ts';

const shop = {
  id: 'ChIJ-e2e',
  name: 'Продавница Прва',
  lat: 41.4379,
  lng: 22.6411,
  address: { route: 'ул. Прва', street_number: '12', locality: 'Струмица', postal_code: '2400' },
  phone: '+389 70 123 456',
};

test('A place is found by its name on Google Maps, and entered with all that Google knows', async ({
  page,
  system,
}) => {
  await playGoogle(page, shop);
  await openSignedIn(page, { system, account: 'producer' });
  await page.goto('/location/new');
  await page.getByRole('combobox', { name: 'Find a place' }).fill('Продавница');
  await page.getByRole('option', { name: /^Продавница Прва/ }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(shop.name);
  await expect(page.getByLabel('Street and number')).toHaveValue('ул. Прва 12');
  await expect(page.getByRole('combobox', { name: 'Municipality' })).toHaveValue('Strumica');
  const map = page.getByRole('group', { name: 'Map for the pin' });
  const pin = map.getByRole('img', { name: 'The pin of the location' });
  await expect(pin).toHaveAttribute('data-at', '41.4379,22.6411');
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'Продавница,mk,true');
  await expectNoFindings(page);
  await page.getByRole('radio', { name: 'Store' }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: shop.name })).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(await placeCalls(system, 'producer').read(id)).toMatchObject({
    placeId: shop.id,
    geocodeSource: 'PLACE',
    phone: '+38970123456',
    address: { line1: 'ул. Прва 12', settlement: 'Струмица', postalCode: '2400' },
  });
});
