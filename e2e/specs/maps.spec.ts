import type { Page } from '@playwright/test';
import { boxOf } from '../pages/box-of.ts';
import { firstRows } from '../pages/first-rows.ts';
import { takeClock } from '../pages/page-clock.ts';
import { mapsKey, serveMaps } from '../system/fake-maps.ts';
import { test } from '../fixtures/maps-test.ts';
import { playGoogle } from '../system/play-google.ts';
import { openSignedIn } from '../system/signed-in.ts';
import { expect, test as withoutKey } from '../fixtures/test.ts';

const google = /^https:\/\/[^/]*(google|gstatic)[^/]*\//;
const services = '/probe/services';

withoutKey(
  'Without a key the page of a place has the sketch, 500 by 500 px, with its municipality',
  async ({ page, system }) => {
    const { placeId } = await firstRows(system);
    await page.setViewportSize({ width: 1400, height: 900 });
    await openSignedIn(page, { system, account: 'producer' });
    await page.goto(`/location/${placeId}`);

    const sketch = page.getByRole('main').getByRole('group', { name: /^Map: / });
    await expect.poll(() => boxOf(sketch)).toMatchObject({ width: 500, height: 500 });
    await expect(sketch.getByText('Strumica')).not.toHaveCount(0);
  },
);

withoutKey(
  'Without a key nothing is asked of Google, and the map is left out',
  async ({ shell, page, system }) => {
    await openSignedIn(page, { system, account: 'producer' });
    await page.goto(services);

    await expect(shell.main.getByText('Maps: absent')).toBeVisible();
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 100 })),
    );
    await expect(page.getByLabel('The place on the map')).toHaveCount(0);
    expect(shell.requests.filter((request) => google.test(request.url()))).toEqual([]);
  },
);

test.describe('With a key', () => {
  for (const locale of ['en', 'mk'] as const) {
    test(`maps load after the first paint, with places and in the language: ${locale}`, async ({
      shell,
      page,
      system,
    }) => {
      await serveMaps(page);
      await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
      await openSignedIn(page, { system, account: 'producer' });
      await page.goto(services);

      const map = shell.main.getByRole('region', {
        name: locale === 'en' ? 'The place on the map' : 'Местото на мапата',
      });
      await expect(map.locator('[data-zoom="17"]')).toBeVisible();
      await expect
        .poll(() => boxOf(map.locator('[data-zoom]')))
        .toMatchObject({ width: 500, height: 500 });

      const [script] = shell.requested('https://maps.googleapis.com/').slice(-1);
      const asked = Object.fromEntries(new URL(script ?? '').searchParams);
      expect(asked).toMatchObject({
        key: mapsKey,
        libraries: 'places',
        language: locale,
        region: 'MK',
      });
      const times = await page.evaluate(() => ({
        paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
        script: performance
          .getEntriesByType('resource')
          .find(({ name }) => name.includes('maps.googleapis'))?.startTime,
      }));
      expect(times.script).toBeGreaterThan(times.paint);
    });
  }

  test('a map is no wider than its place on a phone', async ({ shell, page, system }) => {
    await serveMaps(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await openSignedIn(page, { system, account: 'producer' });
    await page.goto(services);

    const box = () => boxOf(shell.main.locator('[data-zoom="17"]'));
    await expect.poll(async () => (await box()).height).toBe(500);
    await expect.poll(async () => (await box()).width).toBeLessThan(360);
  });

  test('the page of a place has a map of 500 by 500 px at zoom 17, as nothing else is said', async ({
    page,
    system,
  }) => {
    const { placeId } = await firstRows(system);
    await page.setViewportSize({ width: 1400, height: 900 });
    await playGoogle(page, { id: 'none', name: 'None', lat: 0, lng: 0, address: {}, phone: '' });
    await openSignedIn(page, { system, account: 'producer' });
    await page.goto(`/location/${placeId}`);

    const map = page.getByRole('main').getByRole('region', { name: /^Map: / });
    await expect(map.locator('[data-zoom="17"]')).toBeVisible();
    await expect
      .poll(() => boxOf(map.locator('[data-zoom]')))
      .toMatchObject({ width: 500, height: 500 });
  });

  test('a pin that is pressed chooses its place, whose municipality is drawn', async ({
    page,
    system,
  }) => {
    await playGoogle(page, { id: 'none', name: 'None', lat: 0, lng: 0, address: {}, phone: '' });
    await openSignedIn(page, { system, account: 'producer' });
    await page.goto('/location');

    const map = page.getByRole('main').getByRole('region', { name: 'Locations on the map' });
    await map.getByRole('button', { name: /^1: / }).dispatchEvent('click');
    await expect(map.locator('[data-shape="polygon"]')).toHaveCount(1);
    await map.getByRole('button', { name: /^1: / }).dispatchEvent('click');
    await expect(map.locator('[data-shape]')).toHaveCount(0);
  });

  test('scripts of Maps may add scripts of Maps and no others', async ({ page, noise, system }) => {
    await serveMaps(
      page,
      `
      const outcomes = ['https://maps.googleapis.com/maps-api-v3/more.js', 'https://evil.example/x.js', '/static/x.js'].map((url) => {
        try { document.createElement('script').src = url; return 'passed'; } catch { return 'refused'; }
      });
      const own = trustedTypes.createPolicy('google-maps-api#html', { createHTML: (text) => text });
      document.createElement('div').innerHTML = own.createHTML('<b>x</b>');
      document.documentElement.dataset.outcomes = outcomes.join();
      window.initMap();`,
    );
    await openSignedIn(page, { system, account: 'producer' });
    await page.goto(services);

    await expect(page.locator('html')).toHaveAttribute('data-outcomes', 'passed,refused,refused');
    noise.splice(0);
  });

  const failures: [what: string, prepare: (page: Page) => Promise<unknown>][] = [
    [
      'is out of reach',
      (page) => page.route('https://maps.googleapis.com/**', (route) => route.abort()),
    ],
    [
      'refuses the key',
      (page) => serveMaps(page, 'window.initMap(); setTimeout(() => window.gm_authFailure());'),
    ],
  ];
  for (const [what, prepare] of failures) {
    test(`a service that ${what} is only logged, and sections work without it`, async ({
      shell,
      page,
      noise,
      system,
    }) => {
      await prepare(page);
      await openSignedIn(page, { system, account: 'producer' });
      await page.goto(services);

      await expect(shell.main.getByText('Maps: failed')).toBeVisible();
      // Where the map would be there is nothing, and the page says no more about it anywhere.
      expect((await shell.main.innerText()).trim()).toMatch(/Maps: failed$/);
      await shell.open('Locations');
      await expect(
        shell.main.getByRole('application', { name: 'Locations on the map' }),
      ).toBeVisible();
      await expect(shell.main.getByRole('row').nth(1)).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect.poll(() => noise.join('\n')).toContain('Maps could not be loaded');
      noise.splice(0);
    });
  }

  test('a service that never answers is given up in time', async ({
    shell,
    page,
    noise,
    system,
  }) => {
    await page.route('https://maps.googleapis.com/**', () => undefined);
    const jump = await takeClock(page, { unanswered: /^https:\/\/maps\.googleapis\.com\// });
    await openSignedIn(page, { system, account: 'producer' });
    // The load event may wait for a script that never arrives.
    await page.goto(services, { waitUntil: 'commit' });
    await expect(shell.main.getByText('Maps: loading')).toBeVisible();
    await expect(page.getByLabel('The place on the map')).toHaveAttribute('aria-busy', 'true');
    await expect
      .poll(() => shell.requested('https://maps.googleapis.com/').length)
      .toBeGreaterThan(0);

    await jump('00:20');

    await expect(shell.main.getByText('Maps: failed')).toBeVisible();
    await expect.poll(() => noise.join('\n')).toContain('Maps could not be loaded');
    noise.splice(0);
  });
});
