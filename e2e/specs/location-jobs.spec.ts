import { expectNoFindings } from '../pages/axe.ts';
import { boxOf } from '../pages/box-of.ts';
import { placeCalls } from '../pages/place-calls.ts';
import { openSignedIn } from '../system/signed-in.ts';
import { expect, test } from '../fixtures/test.ts';

/** Pixels of the form of a place with hours on a phone, where rarely used parts are folded and a settlement has two languages. */
const highestForm = 2800;

/** Pixels of ten days that differ, with the buttons below them: three of their cards once took as much. */
const roomOfHolidays = 760;

test.describe('A producer', () => {
  test('enters a place with its pin, hours and delivery, and it is in the database', async ({
    page,
    system,
  }) => {
    await openSignedIn(page, { system, account: 'producer' });
    await page.goto('/location/new');
    await page.getByLabel('Name', { exact: true }).fill('Тезга 14');
    await page.getByRole('radio', { name: 'Market stall' }).check();
    const settlement = page.getByRole('group', { name: /^Settlement/ }).getByLabel('Македонски');
    await settlement.fill('Струмица');
    await page.getByLabel(/^Coordinates/).fill('https://www.google.com/maps/@41.4375,22.6433,17z');
    // The link says where; what the producer has written stays.
    await expect(page.getByRole('combobox', { name: 'Municipality' })).toHaveValue('Strumica');
    await expect(settlement).toHaveValue('Струмица');
    await page.getByLabel('Show opening hours').check();
    await page.getByLabel('Monday: start 1').fill('7');
    await page.getByRole('button', { name: 'Copy the hours of Monday' }).click();
    await page.getByRole('button', { name: 'Copy to 4 days' }).click();
    await page.getByRole('heading', { name: 'Exceptions, season, pickup' }).click();
    await page.getByRole('button', { name: 'Close on public holidays' }).click();
    const days = page.getByRole('group', { name: /^Days with other hours/ });
    expect((await boxOf(days)).height).toBeLessThanOrEqual(roomOfHolidays);
    await page.getByRole('heading', { name: 'Delivery', exact: true }).click();
    await page.getByRole('radio', { name: 'Within a radius', exact: true }).check();
    await expect(
      page
        .getByRole('main')
        .getByText(/^Delivers within 20.km$/)
        .first(),
    ).toBeVisible();
    await expectNoFindings(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Тезга 14' })).toBeVisible();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    expect(await placeCalls(system, 'producer').read(id)).toMatchObject({
      lat: 41.4375,
      lng: 22.6433,
      openingHours: { friday: [{ from: '07:00', to: '16:00' }] },
      serviceArea: { type: 'RADIUS', radiusKm: 20 },
      warnings: [],
    });
    await expectNoFindings(page);

    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(page.getByLabel('Monday: start 1')).toHaveValue('07:00');
    await expect(page.getByRole('group', { name: 'Map for the pin' })).toBeVisible();
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    expect(await height()).toBeLessThanOrEqual(highestForm);
  });

  test('archives a place that is used, in Macedonian, and undo gives everything back', async ({
    page,
    system,
  }) => {
    await page.addInitScript(() => localStorage.setItem('locale', 'mk'));
    const [place] = await placeCalls(system, 'producer').find('isPrimary=true');
    const farms = await placeCalls(system, 'producer').find('type=FARM&type=FIELD&status=ACTIVE');
    const replacement = farms.find(({ id }) => id !== place?.id);
    if (place === undefined || replacement === undefined)
      throw new Error('The seed has too few places');
    await openSignedIn(page, { system, account: 'producer' });
    await page.goto(`/location/${place.id}`);
    await page.getByRole('button', { name: `Повеќе за ${place.name}` }).click();
    await page.getByRole('menuitem', { name: 'Архивирај' }).click();
    const dialog = page.getByRole('dialog');
    const kinds = [
      'Приносите се префрлаат на',
      'Производите се продаваат на',
      'Промоциите важат на',
    ];
    for (const name of kinds) {
      await dialog.getByRole('combobox', { name }).fill(replacement.name);
      await page.getByRole('option', { name: replacement.name }).first().click();
    }
    await expectNoFindings(page);
    await dialog.getByRole('button', { name: 'Архивирај' }).click();
    await expect(page.getByText('Архивирана', { exact: true })).toBeVisible();
    const undo = page.getByRole('button', { name: 'Врати', exact: true });
    // A message stays for as long as the pointer is on it.
    await undo.hover();
    expect(await placeCalls(system, 'producer').read(place.id)).toMatchObject({
      status: 'ARCHIVED',
    });
    await undo.click();
    await expect(page.getByText('Активна', { exact: true })).toBeVisible();
    expect(await placeCalls(system, 'producer').read(place.id)).toMatchObject({
      status: 'ACTIVE',
      isPrimary: true,
    });

    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/location/${place.id}/edit`);
    const label = await boxOf(page.getByText('Поштенски број незадолжително'));
    expect(label.height, 'a label of two lines').toBeGreaterThan(30);
    const { top } = await boxOf(page.getByLabel('Поштенски број'));
    expect((await boxOf(page.getByLabel('Држава'))).top).toBe(top);

    // A message lies above the bar that saves, which comes again while it is there.
    const name = page.getByLabel('Назив', { exact: true });
    for (const width of [360, 1200]) {
      await page.setViewportSize({ width, height: 900 });
      await name.fill('Друг назив');
      await page.getByRole('button', { name: 'Отфрли', exact: true }).click();
      await name.fill('Трет назив');
      const message = page.getByText('Промените се отфрлени.').filter({ visible: true }).last();
      const bar = await boxOf(page.getByRole('region', { name: 'Незачувани промени' }));
      expect((await boxOf(message)).bottom, `at ${width} px`).toBeLessThanOrEqual(bar.top);
      await page.getByRole('button', { name: 'Отфрли', exact: true }).click();
    }
    // Neither a day nor a language is broken beside the map.
    for (const word of ['понеделник', 'Македонски']) {
      const { height } = await boxOf(
        page.getByText(word, { exact: true }).filter({ visible: true }),
      );
      expect(height, word).toBeLessThan(30);
    }
  });

  test('sees the places of the list on the map, on a phone too', async ({ page, system }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openSignedIn(page, { system, account: 'producer' });
    await page.goto('/location?sort=name&status=ACTIVE&hasPosition=true');
    const map = page.getByRole('group', { name: 'Locations on the map' });
    const opener = page.getByRole('button', { name: 'Map', exact: true });
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await expect(map).toHaveCount(0);
    await opener.click();
    await expect(map).toBeVisible();
    await expectNoFindings(page);
  });
});
