import { expect, test } from '../system/test.ts';

test.describe('Language', () => {
  test('changes with the flag, and is still there after a reload', async ({ shell, page }) => {
    await shell.signedInAs('producer');
    await shell.open('Products');
    await page.getByRole('button', { name: 'Македонски' }).click();

    await expect(shell.main.getByRole('heading', { name: 'Производи', level: 1 })).toBeVisible();
    await page.reload();
    await expect(shell.main.getByRole('heading', { name: 'Производи', level: 1 })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('mk');
    await expect(page.locator('html')).toHaveAttribute('lang', 'mk');
    await expect
      .poll(() => shell.entries())
      .toEqual(['Контролна табла', 'Производи', 'Приноси', 'Локации', 'Промоции', 'Сметка']);
  });

  test('writes numbers, money and units in Macedonian, which the browser itself cannot', async ({
    shell,
    page,
  }) => {
    expect(await page.evaluate(() => Intl.NumberFormat.supportedLocalesOf('mk-MK'))).toEqual([]);
    await page.addInitScript(() => localStorage.setItem('locale', 'mk'));
    await shell.signedInAs('producer');
    await shell.open('Производи');
    const table = shell.main.getByRole('table');

    await expect(table.getByText(/^\d[\d.]*(,\d\d)?\u00a0ден\.$/).first()).toBeVisible();
    await expect(table.getByText(/\d\u00a0(кг|л|пар\.|врска)/).first()).toBeVisible();
    await expect(table.getByText('MKD')).toHaveCount(0);
  });

  test('goes to the API with every request', async ({ shell, page }) => {
    await page.addInitScript(() => localStorage.setItem('locale', 'mk'));
    await shell.signedInAs('producer');
    await shell.open('Производи');
    await expect(shell.main.getByRole('row').nth(1)).toBeVisible();

    const calls = shell.requests.filter((request) => request.url().includes('/api/'));
    expect(calls.length).toBeGreaterThan(1);
    for (const call of calls) expect(call.headers()['accept-language']).toBe('mk-MK');
  });
});
