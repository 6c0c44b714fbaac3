import { locationPageSchema } from '@pazar/contracts/location';
import { expectNoFindings } from '../pages/axe.ts';
import { followTraffic } from '../pages/page-traffic.ts';
import { untilBackgroundLoaded } from '../pages/until-background-loaded.ts';
import { readFromApi } from '../system/agents-api.ts';
import type { PazarSystem } from '../system/pazar-system.ts';
import { openSignedIn, sharedSession } from '../system/signed-in.ts';
import { expect, test } from '../fixtures/test.ts';

const name = 'Нива под Еленица';

async function readSaved(system: PazarSystem) {
  const { token } = await sharedSession(system, 'producer');
  const url = `${system.apiUrl}/v1/locations?q=${encodeURIComponent(name)}`;
  return (await readFromApi({ url, token }, locationPageSchema)).items;
}

test.describe('Without a network', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    geolocation: { latitude: 41.4375, longitude: 22.6433, accuracy: 12 },
    permissions: ['geolocation'],
  });

  test('a place is recorded on a phone where one is, shown as waiting, and sent once later', async ({
    page,
    context,
    system,
    noise,
  }) => {
    await openSignedIn(page, { system, account: 'producer' });
    // The form is loaded ahead of need.
    const form = page.waitForResponse(/\/location-form\.[^/]*\.js$/);
    const untilQuiet = followTraffic(page);
    await page.goto('/location');
    await (await form).finished();
    const places = page.getByRole('main').getByRole('table');
    await expect(places.getByRole('link').first()).toBeVisible();
    await untilBackgroundLoaded(page);
    await untilQuiet();
    const sent: string[] = [];
    context.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
    });
    await context.setOffline(true);

    await page.getByRole('button', { name: 'New location' }).click();
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByRole('button', { name: 'I am here' }).click();
    // Only name and kind are left to enter; what the pin filled in is one line.
    const address = page.locator('summary').filter({ hasText: /^Address/ });
    await expect(address).toContainText('Municipality: Strumica');
    await address.click();
    await expect(page.getByRole('combobox', { name: 'Municipality' })).toHaveValue('Strumica');
    const settlement = page.getByRole('group', { name: /^Settlement/ });
    await expect(settlement.getByLabel('English')).toHaveValue('Strumica');
    await settlement.getByRole('button', { name: 'Македонски' }).click();
    await settlement.getByRole('textbox', { name: 'Македонски' }).fill('Еднокуќево');
    await expectNoFindings(page);
    await page.getByRole('button', { name: 'Save on this device' }).click();
    const waiting = page.getByRole('region', { name: '1 location is not sent yet' });
    await expect(waiting).toContainText(name);
    await expectNoFindings(page);
    expect(await readSaved(system)).toEqual([]);

    await context.setOffline(false);
    await expect(waiting).toHaveCount(0);
    await expect.poll(() => readSaved(system)).toMatchObject([{ name }]);
    expect(sent.filter((path) => path.endsWith('/v1/locations'))).toHaveLength(1);
    // A browser logs that it has no network.
    const other = noise.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'));
    noise.splice(0, noise.length, ...other);
  });
});
