import { flipByte } from '../system/flip-byte.ts';
import { openDashboard } from '../system/open-dashboard.ts';
import { openSignedIn } from '../system/signed-in.ts';
import { expectWithin, stopClock, takeClock } from '../pages/page-clock.ts';
import { expect, test } from '../fixtures/separate-test.ts';
import { withoutStartData } from '../system/without-start-data.ts';

/** The browser itself logs failed loads, in its own words. */
const forget = (noise: string[]) => noise.splice(0);

test.describe('When something is broken', () => {
  test('asset origin down: the shell works, and Try again works without a reload', async ({
    shell,
    page,
    system,
    noise,
  }) => {
    await openDashboard(page, { system, account: 'producer' });
    await expect(shell.main.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => Object.assign(window, { samePage: true }));
    await system.assets.stop();

    await shell.open('Products');
    await expect(
      shell.main.getByRole('heading', { name: 'Products cannot be reached' }),
    ).toBeVisible();
    await shell.open('Dashboard');
    await expect(shell.main.getByRole('heading', { level: 1 })).toBeVisible();
    await shell.open('Products');
    await expect(
      shell.main.getByRole('heading', { name: 'Products cannot be reached' }),
    ).toBeVisible();

    await system.assets.start();
    await shell.main.getByRole('button', { name: 'Try again' }).click();
    await expect(shell.main.getByRole('heading', { name: 'Products', exact: true })).toBeVisible();
    await expect(shell.main.getByRole('row').nth(1)).toBeVisible();
    expect(await page.evaluate('window.samePage')).toBe(true);
    forget(noise);
  });

  test('asset origin down when the page is opened: the page says so in Macedonian, with a way on', async ({
    shell,
    page,
    system,
    noise,
  }) => {
    await openSignedIn(page, { system, account: 'producer' });
    await page.addInitScript(() => localStorage.setItem('locale', 'mk'));
    await system.assets.stop();
    await page.goto('/product');
    const panel = shell.main.getByRole('heading', { name: 'Делот „Производи“ не е достапен' });
    await expect(panel).toBeVisible();
    await system.assets.start();
    await shell.main.getByRole('button', { name: 'Обиди се повторно' }).click();
    await expect(shell.main.getByRole('heading', { name: 'Производи', exact: true })).toBeVisible();
    forget(noise);
  });

  test('one byte of the entry changed: it does not run, and Try again recovers', async ({
    shell,
    system,
    noise,
    page,
  }) => {
    const restore = await flipByte(`${system.assetFolder}/promotion`, 'files/remoteEntry.*.js');
    try {
      await openDashboard(page, { system, account: 'producer' });
      await shell.open('Promotions');
      const panel = shell.main.getByRole('heading', { name: 'Promotions was stopped' });
      await expect(panel).toBeVisible();
    } finally {
      await restore();
    }
    await shell.main.getByRole('button', { name: 'Try again' }).click();
    await expect(
      shell.main.getByRole('heading', { name: 'Promotions', exact: true }),
    ).toBeVisible();
    forget(noise);
  });

  test('a later page with other bytes: it does not run, and Try again recovers', async ({
    shell,
    page,
    noise,
    system,
  }) => {
    await page.route(/\/catalog\/.*\/async\/product\.[^/]*\.js$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\n` });
    });
    await openDashboard(page, { system, account: 'producer' });
    await shell.open('Products');
    await expect(shell.main.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
    await shell.main.getByRole('row').nth(1).getByRole('link').first().click();
    await expect(shell.main.getByRole('heading', { name: 'Products was stopped' })).toBeVisible();

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await shell.main.getByRole('button', { name: 'Try again' }).click();
    await expect(shell.main.getByRole('button', { name: /^More for/ }).first()).toBeVisible();
    forget(noise);
  });

  test('a hanging file: the panel shows within 8 seconds, and Try again recovers', async ({
    shell,
    page,
    noise,
    system,
  }) => {
    await page.route('**/locations/**/remoteEntry.*js', () => new Promise(() => undefined));
    const jump = await takeClock(page, { unanswered: /\/locations\// });
    await openDashboard(page, { system, account: 'producer' });
    const asked = page.waitForRequest('**/locations/**/remoteEntry.*js');
    await shell.open('Locations');
    await asked;
    await jump('00:06');
    await stopClock(page);
    const panel = shell.main.getByRole('heading', { name: 'Locations cannot be reached' });
    await expectWithin(page, 2_000, () => panel.isVisible());

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await shell.main.getByRole('button', { name: 'Try again' }).click();
    await expect(shell.main.getByRole('heading', { name: 'Locations', exact: true })).toBeVisible();
    forget(noise);
  });

  test('API down: the section says so and recovers', async ({ shell, system, noise, page }) => {
    await takeClock(page);
    await openDashboard(page, { system, account: 'producer' });
    await expect(shell.main.getByRole('heading', { level: 1 })).toBeVisible();
    await system.api.stop();
    await shell.open('Products');
    // The panels of the dashboard may have failed too, so the heading proves that the list is shown.
    await expect(shell.main.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
    await stopClock(page);
    await expectWithin(page, 20_000, () => shell.main.getByRole('alert').isVisible());

    await system.api.start();
    // The last one is the list's. The one above it loads the choices of the filters again.
    await shell.main.getByRole('button', { name: 'Try again' }).last().click();
    await expect(shell.main.getByRole('row').nth(1)).toBeVisible();
    forget(noise);
  });

  test('a changed discovery document: the last good one stays in use and the shell says so', async ({
    shell,
    page,
    system,
  }) => {
    await openDashboard(page, { system, account: 'producer' });
    await withoutStartData(page);
    await page.route('**/releases/discovery.json', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('"Products"', '"Produkts"');
      await route.fulfill({ response, body });
    });
    await page.reload();

    await expect(page.getByText('The list of sections was changed on the way.')).toBeVisible();
    await shell.open('Products');
    await expect(shell.main.getByRole('row').nth(1)).toBeVisible();
  });

  test('no configuration: a readable page, and the error in the console', async ({
    page,
    noise,
  }) => {
    await withoutStartData(page);
    await page.route('**/config.json', (route) => route.fulfill({ status: 500, body: '<html>' }));
    await page.goto('/');

    await expect(page.getByRole('heading', { name: 'Pazar could not start' })).toBeVisible();
    await expect.poll(() => noise.join('\n')).toContain('/config.json answered 500');
    forget(noise);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Log in' })).toBeVisible();
  });
});
