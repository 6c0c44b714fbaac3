import { RouteName } from '@pazar/contracts/route-names';
import { followAddress } from '../pages/follow-address.ts';
import { openDashboard } from '../system/open-dashboard.ts';
import { openSignedIn } from '../system/signed-in.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('Routes', () => {
  test('the root opens home, or the dashboard', async ({ page, system }) => {
    await page.goto('/');
    await page.waitForURL(`**/${RouteName.Home}`);
    await openSignedIn(page, { system, account: 'producer' });
    await page.goto('/');
    await page.waitForURL(`**/${RouteName.Dashboard}`);
  });

  test('the root entry loads its page lazily, and a start without it offers another try', async ({
    shell,
    page,
    noise,
  }) => {
    let isLost = true;
    await page.route(/\/static\/js\/async\/page\./, (route) =>
      isLost ? route.abort() : route.continue(),
    );
    await page.goto(`/${RouteName.Contact}`);
    await expect(shell.main.getByRole('alert')).toContainText('Pazar could not start');

    isLost = false;
    await shell.main.getByRole('button', { name: 'Try again' }).click();
    await expect(shell.main.getByRole('heading', { name: 'Get help', level: 1 })).toBeVisible();
    await expect.poll(() => noise.join('\n')).toContain('Pazar could not start');
    noise.splice(0);
  });

  test('every address of the shared list has its page', async ({ page, system }) => {
    await openSignedIn(page, { system, account: 'manager' });
    const { Current, Root, Wildcard, ...segments } = RouteName;
    expect([Current, Root, Wildcard]).toEqual(['', '/', '*']);
    await page.goto('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const segment of Object.values(segments)) {
      await followAddress(page, '/nowhere');
      await expect(page).toHaveTitle(/^Page not found/);
      await followAddress(page, `/${segment}`);
      await expect(page).not.toHaveTitle(/^Page not found/);
    }
  });

  test('an unknown address offers the pages that were meant', async ({ shell, page, system }) => {
    await openSignedIn(page, { system, account: 'producer' });
    await page.goto('/products');
    await expect(shell.main.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    const near = shell.main.getByRole('list').first();
    await expect(near.getByRole('link')).toHaveText(['Products', 'Produce']);

    await near.getByRole('link', { name: 'Products' }).click();
    await page.waitForURL(`**/${RouteName.Product}`);
  });

  test('title, focus and what is announced change with the page', async ({ shell, page }) => {
    await shell.signedInAs('producer');
    await expect(page).toHaveTitle('Dashboard · Pazar');
    await expect(shell.main).toBeFocused();
    await shell.navigation.getByRole('link', { name: 'Promotions' }).focus();
    await page.keyboard.press('Enter');

    await expect(page).toHaveTitle('Promotions · Pazar');
    await expect(shell.main).toBeFocused();
    await expect(page.locator('[aria-live=polite]').getByText('Promotions')).toHaveCount(1);
  });

  test('back and forward find the page where it was left', async ({ shell, page, system }) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    await openDashboard(page, { system, account: 'producer' });
    await shell.open('Products');
    // The dashboard shows tables too, so the heading proves that the list has replaced it.
    await expect(shell.main.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
    await expect(shell.main.getByRole('row').nth(10)).toBeVisible();
    await page.evaluate(() => scrollTo(0, 500));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);

    await shell.open('Account');
    await expect(page).toHaveTitle('Account · Pazar');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
  });
});
