import type { Request } from '@playwright/test';
import type { ShellPage } from '../pages/shell-page.ts';
import { storedSession } from '../system/agents-api.ts';
import { openDashboard } from '../system/open-dashboard.ts';
import { withoutStartData } from '../system/without-start-data.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('Language', () => {
  test('changes with the flag, and is still there after a reload', async ({
    shell,
    page,
    system,
  }) => {
    await openDashboard(page, { system, account: 'producer' });
    await shell.open('Products');
    await page.getByRole('banner').getByRole('button', { name: 'Македонски' }).click();

    await expect(shell.main.getByRole('heading', { name: 'Производи', level: 1 })).toBeVisible();
    await page.reload();
    await expect(shell.main.getByRole('heading', { name: 'Производи', level: 1 })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('mk');
    await expect(page.locator('html')).toHaveAttribute('lang', 'mk');
    await expect
      .poll(() => shell.entries())
      .toEqual(['Преглед', 'Производи', 'Приноси', 'Локации', 'Промоции', 'Сметка', 'Проба']);
  });

  test('writes numbers, money and units in Macedonian, which the browser itself cannot', async ({
    shell,
    page,
    system,
  }) => {
    expect(await page.evaluate(() => Intl.NumberFormat.supportedLocalesOf('mk-MK'))).toEqual([]);
    await page.addInitScript(() => localStorage.setItem('locale', 'mk'));
    await openDashboard(page, { system, account: 'producer' });
    await shell.open('Производи');
    const table = shell.main.getByRole('table');

    await expect(table.getByText(/^\d[\d.]*(,\d\d)?\u00a0ден\./).first()).toBeVisible();
    await expect(table.getByText(/\d\u00a0(кг|л|пар\.|врска)/).first()).toBeVisible();
    await expect(table.getByText('MKD')).toHaveCount(0);
  });

  test('goes with every request, and the token where the origin is ours', async ({
    shell,
    page,
    system,
  }) => {
    await page.addInitScript(() => localStorage.setItem('locale', 'mk'));
    await withoutStartData(page);
    await openDashboard(page, { system, account: 'producer' });
    await shell.open('Производи');
    await expect(shell.main.getByRole('row').nth(1)).toBeVisible();
    // A tab that comes to the front looks for a newer document.
    const statement = page.waitForRequest(/discovery\.statement\.json$/);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await statement;

    // The browser itself requests scripts, styles, fonts and pictures, with its own headers.
    const calls = shell.requests.filter((call) => /^(?:fetch|xhr)$/.test(call.resourceType()));
    const asked = calls.map((call) => call.url()).join('\n');
    for (const part of [
      '/assets/localization/mk.json',
      '/config.json',
      '/releases/discovery.json',
      '/releases/discovery.statement.json',
      `${system.assetOrigin}/catalog/`,
      '/api/v1/',
    ]) {
      expect(asked).toContain(part);
    }
    const { token } = await storedSession(page);
    for (const call of calls) {
      const isOurs = call.url().startsWith(system.shell);
      expect(headersOf(call)).toEqual({
        url: call.url(),
        language: 'mk-MK',
        bearer: isOurs ? `Bearer ${token}` : undefined,
      });
    }
  });

  test('is English until one is chosen, and says so to screen readers', async ({ page }) => {
    await page.goto('/home');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(
      page.getByRole('banner').getByRole('button', { name: 'English', pressed: true }),
    ).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('locale'))).toBeNull();
  });

  test('a file of the shell that is missing falls back to the other language', async ({
    shell,
    page,
    noise,
  }) => {
    await page.addInitScript(() => localStorage.setItem('locale', 'mk'));
    await page.route('/assets/localization/mk.json', (route) =>
      route.fulfill({ status: 404, body: '' }),
    );
    await page.goto('/home');

    await expect(page.getByLabel('Username or e-mail')).toBeVisible();
    // Its default is Macedonian, and the rest of the page is not.
    await expect.poll(() => shell.entries()).toEqual(['Home']);
    expect(await visibleKeys(shell)).toEqual([]);
    await expect.poll(() => noise.join('\n')).toContain('Texts could not be read');
    noise.splice(0);
  });

  test('files of the shell without a text fall back to those of the build', async ({
    shell,
    page,
  }) => {
    await page.route('/assets/localization/*.json', (route) => route.fulfill({ json: {} }));
    await page.goto('/home');
    await expect(shell.main.getByRole('heading', { level: 1 })).toHaveText(/^Your harvest/);
    await expect(page.getByLabel('Username or e-mail')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Go to the form' })).toBeVisible();
    expect(await visibleKeys(shell)).toEqual([]);
  });

  test('a section whose file is missing speaks the other language', async ({
    shell,
    page,
    system,
    noise,
  }) => {
    await page.addInitScript(() => localStorage.setItem('locale', 'mk'));
    await page.route(`${system.assetOrigin}/catalog/**/mk.*json`, (route) =>
      route.fulfill({ status: 404, body: '' }),
    );
    await openDashboard(page, { system, account: 'producer' });
    await shell.open('Производи');

    await expect(shell.main.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
    expect(await visibleKeys(shell)).toEqual([]);
    await expect.poll(() => noise.join('\n')).toContain('catalog has no texts in "mk"');
    noise.splice(0);
  });

  test('a text that no file has falls back to the default of its caller', async ({
    shell,
    page,
    system,
  }) => {
    await page.route('/assets/localization/en.json', async (route) => {
      const response = await route.fetch();
      // The rest of the texts is as it was.
      const body = (await response.text()).replace('"sidebar":', '"elsewhere":');
      await route.fulfill({ response, body });
    });
    await openDashboard(page, { system, account: 'producer' });

    // The descriptors bring the names of the sections.
    await expect(shell.navigation.getByRole('link', { name: 'Products' })).toBeVisible();
    expect(await visibleKeys(shell)).toEqual([]);
  });
});

const headersOf = (call: Request) => ({
  url: call.url(),
  language: call.headers()['accept-language'],
  bearer: call.headers()['authorization'],
});

/** Keys of texts that the page shows, such as `list.firstPage`. */
async function visibleKeys({ page }: ShellPage): Promise<string[]> {
  const text = await page.locator('body').innerText();
  const names = await page
    .locator('[aria-label], [title]')
    .evaluateAll((elements) =>
      elements.flatMap((element) => [
        element.getAttribute('aria-label'),
        element.getAttribute('title'),
      ]),
    );
  return (
    [text, ...names].join('\n').match(/\b[a-z]+(?:[A-Z][a-z]+)*(?:\.[a-z]+[A-Za-z]*)+\b/g) ?? []
  );
}
