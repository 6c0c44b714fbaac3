import { expectNoFindings } from '../pages/axe.ts';
import { LeaveDialog } from '../pages/leave-dialog.ts';
import { openWithOwnSession } from '../system/own-session.ts';
import { openSignedIn } from '../system/signed-in.ts';
import { expect, test } from '../fixtures/test.ts';

const services = '/probe/services';

test.describe('Unsaved changes', () => {
  test.beforeEach(async ({ shell, page, system }) => {
    await openSignedIn(page, { system, account: 'producer' });
    await page.goto('/probe');
    await shell.main.getByRole('link', { name: 'What the shell gives' }).click();
    await page.getByLabel('Name').fill('Ajvar');
  });

  test('are asked about before a link, and kept when the agent stays', async ({ shell, page }) => {
    const { dialog, stay } = new LeaveDialog(page);
    const link = shell.navigation.getByRole('link', { name: 'Products' });
    await link.press('Enter');

    await expect(dialog).toHaveAccessibleDescription('You have unsaved changes. Discard them?');
    await expect(stay).toBeFocused();
    await expectNoFindings(page);
    await stay.press('Enter');

    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();
    await expect(page).toHaveURL(services);
    await expect(page.getByLabel('Name')).toHaveValue('Ajvar');

    await link.press('Enter');
    await expect(stay).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(services);
  });

  test('are gone when the agent says so, and nobody asks again', async ({ shell, page }) => {
    const { dialog, discard } = new LeaveDialog(page);
    await shell.open('Products');
    await discard.click();
    await page.waitForURL('**/product');
    await expect(shell.main.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
    await shell.open('Produce');
    await page.waitForURL('**/produce');
    await expect(dialog).toHaveCount(0);
  });

  test('hold the back button too', async ({ page }) => {
    const { dialog, stay, discard } = new LeaveDialog(page);
    await page.evaluate(() => history.back());
    await stay.click();
    await expect(dialog).toHaveCount(0);
    // The router goes forward again: the next "back" counts once the page itself has the address.
    await expect.poll(() => page.evaluate(() => location.pathname)).toBe(services);
    await expect(page.getByLabel('Name')).toHaveValue('Ajvar');

    await page.evaluate(() => history.back());
    await discard.click();
    await page.waitForURL('**/probe');
    await expect(dialog).toHaveCount(0);
  });

  test('hold another language: the choice counts only when they are discarded', async ({
    page,
  }) => {
    const { stay, discard } = new LeaveDialog(page);
    const macedonian = page.getByRole('button', { name: 'Македонски' });
    await macedonian.click();
    await stay.click();
    expect(await page.evaluate(() => localStorage.getItem('locale'))).not.toBe('mk');
    await expect(page.getByLabel('Name')).toHaveValue('Ajvar');

    await macedonian.click();
    await discard.click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'mk');
    await page.getByLabel('Назив').fill('Ајвар');
    await page.getByRole('button', { name: 'English' }).click();
    await expect(new LeaveDialog(page).dialog).toContainText(
      'Имате незачувани промени. Дали сакате да ги отфрлите?',
    );
  });

  test('hold signing out', async ({ shell, page, system }) => {
    const { stay, discard } = new LeaveDialog(page);
    // Ended below: nobody else has this session.
    await openWithOwnSession(page, { system, account: 'producer' });
    await page.goto(services);
    await page.getByLabel('Name').fill('Ajvar');
    const signOut = page.getByRole('button', { name: 'Log out' });
    await signOut.click();
    await stay.click();
    expect(await page.evaluate(() => localStorage.getItem('current-user'))).not.toBeNull();

    await signOut.click();
    await discard.click();
    await page.waitForURL('**/home');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('current-user'))).toBeNull();
    await expect(shell.main.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  });

  test('hold the tab, and no longer than they are there', async ({ page }) => {
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    const isHeld = () =>
      page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
    await expect.poll(isHeld).toBe(true);
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked).toEqual(['beforeunload']);
    await expect(page.getByLabel('Name')).toHaveValue('Ajvar');

    await page.getByLabel('Name').fill('');
    await expect.poll(isHeld).toBe(false);
  });

  test('do not ask on saving, nor on the same page', async ({ page }) => {
    const { dialog } = new LeaveDialog(page);
    await page.getByRole('link', { name: 'Skip to the content' }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: 'Save and go on' }).click();
    await page.waitForURL('**/probe');
    await expect(dialog).toHaveCount(0);
  });
});
