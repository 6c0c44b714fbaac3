import { readFile } from 'node:fs/promises';
import { expectNoFindings } from '../pages/axe.ts';
import { placeCalls } from '../pages/place-calls.ts';
import { openSignedIn } from '../system/signed-in.ts';
import { expect, test } from '../fixtures/test.ts';

/** Files are processed in the background, after earlier ones. */
const soonEnough = { timeout: 90_000 };
const isFaulty = (row: number) => row % 20 === 7;

test.describe('On a phone, in Macedonian', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('60 places with three faulty rows are imported but for those, and all undone', async ({
    page,
    system,
  }) => {
    const mark = `Увоз ${Date.now()}`;
    const lines = Array.from({ length: 60 }, (_, row) =>
      [`${mark} ${row}`, 'FIELD', 'Куклиш', isFaulty(row) ? 'Никаде' : 'Струмица'].join(';'),
    );
    const text = ['Назив;Вид;Населено место;Општина', ...lines].join('\r\n');
    const places = placeCalls(system, 'seller');
    const found = async () => (await places.find(`q=${encodeURIComponent(mark)}&limit=100`)).length;
    await page.addInitScript(() => localStorage.setItem('locale', 'mk'));
    await openSignedIn(page, { system, account: 'seller' });
    await page.goto('/location/import');
    await page
      .getByLabel('CSV-датотека')
      .setInputFiles({ name: 'mesta.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await page.getByRole('button', { name: 'Провери ја датотеката' }).click();
    await expect(page.getByText('3 реда со грешки')).toBeVisible(soonEnough);
    await expect(page.getByText('57 исправни реда')).toBeVisible();
    await expectNoFindings(page);
    const municipality = page.getByRole('combobox', { name: 'Општина', exact: true }).first();
    await municipality.fill('Босилово');
    await page.getByRole('option', { name: 'Босилово' }).click();
    await page.getByRole('button', { name: 'Зачувај и провери' }).first().click();
    await expect(page.getByText('2 реда со грешки')).toBeVisible(soonEnough);
    await page.getByRole('button', { name: /^Увези .*58/ }).click();
    await expect(page.getByText('58 увезени реда')).toBeVisible(soonEnough);
    expect(await found()).toBe(58);
    await page.getByRole('button', { name: 'Поништи го увозот' }).click();
    await expect(page.getByText(/^58 поништени/)).toBeVisible(soonEnough);
    expect(await found()).toBe(0);
  });
});

test('Places are exported as KML, and the file changes nothing when it comes back', async ({
  page,
  system,
}) => {
  const versions = async () =>
    (await placeCalls(system, 'producer').find('status=ACTIVE&sort=name&limit=100')).map(
      ({ version }) => version,
    );
  const before = await versions();
  await openSignedIn(page, { system, account: 'producer' });
  await page.goto('/location?status=ACTIVE');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'List menu' }).click();
  await page.getByRole('button', { name: 'Export as KML' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('locations.kml');
  const buffer = await readFile(await file.path());
  await page.goto('/location/import');
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'locations.kml', mimeType: 'text/xml', buffer });
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByRole('button', { name: /^Import \d+ rows$/ }).click();
  await expect(page.getByText(`${before.length} imported rows`)).toBeVisible(soonEnough);
  expect(await versions()).toEqual(before);
});
