import { expectNoFindings, expectNoOverflow } from '../pages/axe.ts';
import { storedSession } from '../system/agents-api.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('Signing in with Google', () => {
  test('says why it did not log in, then opens the dashboard, and leaves no token in the address', async ({
    shell,
    page,
  }) => {
    await page.goto('/home');
    await page.getByRole('link', { name: 'Log in with Google' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.waitForURL('**/home?google=cancelled');
    await expect(shell.main.getByRole('alert')).toHaveText('Logging in with Google was cancelled.');

    await page.getByRole('link', { name: 'Log in with Google' }).click();
    await page.getByRole('button', { name: 'Ана Трајковска' }).click();

    await page.waitForURL('**/dashboard');
    await expect.poll(() => shell.entries()).toEqual(['Dashboard', 'Account', 'Probe']);
    await expect(page).not.toHaveURL(/jwt/);
    expect(await storedSession(page)).toMatchObject({
      username: 'ana.trajkovska',
      authenticationProvider: 'GOOGLE',
      roles: expect.arrayContaining([expect.any(String)]),
    });
    await page.reload();
    await expect(shell.navigation.getByRole('link', { name: 'Account' })).toBeVisible();
  });

  test('asks with a page for keyboard, screen reader and phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/api/oauth2/authorization/google');
    await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
    await expectNoFindings(page);
    await expectNoOverflow(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Стопанство Трајкови' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
  });
});
