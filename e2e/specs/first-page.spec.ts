import { expectNoFindings, expectNoOverflow } from '../pages/axe.ts';
import { expect, test } from '../fixtures/test.ts';

const headings = ['Pazar has not started yet', 'Пазар сѐ уште не е вклучен'];

test.describe('The first page', () => {
  test('offers another try in both languages when its script never arrives', async ({
    page,
    noise,
  }) => {
    await page.route('**/static/js/**', (route) => route.abort());
    await page.goto('/product');
    const retry = page.getByRole('link', { name: 'Try again' });
    await expect(retry).toBeHidden();
    // The twelve seconds that the style waits pass at once.
    await page.evaluate(() => document.getAnimations().forEach((wait) => wait.finish()));
    for (const name of headings) await expect(page.getByRole('heading', { name })).toBeVisible();
    await expectNoFindings(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoOverflow(page);
    noise.splice(0);

    await page.unrouteAll();
    const again = page.waitForRequest((request) => request.isNavigationRequest());
    await retry.click();
    expect(new URL((await again).url()).pathname).toBe('/product');
    // The section asks for the session.
    await expect(page.getByRole('heading', { level: 2, name: 'Log in' })).toBeVisible();
  });

  test('says at once that it needs JavaScript where that is off', async ({ browser, system }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${system.shell}/home`);
    for (const name of headings) await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByText('Pazar needs JavaScript')).toBeVisible();
    await context.close();
  });
});
