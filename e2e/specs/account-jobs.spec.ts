import { readFile } from 'node:fs/promises';
import { accountSchema } from '@pazar/contracts/account';
import { unzip } from '@pazar/service/testing/unzip';
import type { Page } from '@playwright/test';
import { expectNoFindings, expectNoOverflow } from '../pages/axe.ts';
import { pressWithKeys, tabTo, typeWithKeys } from '../pages/by-keyboard.ts';
import { LeaveDialog } from '../pages/leave-dialog.ts';
import { takeClock } from '../pages/page-clock.ts';
import { readFromApi, signInAtApi } from '../system/agents-api.ts';
import { type NewAccount, registerAccount } from '../system/new-account.ts';
import type { PazarSystem } from '../system/pazar-system.ts';
import { openSignedIn } from '../system/signed-in.ts';
import { expect, test } from '../fixtures/test.ts';

/** Opens this page's shell signed in with a new account, in the page's language. */
async function openNew(
  page: Page,
  { system, name, locale = 'en' }: { system: PazarSystem; name: string; locale?: 'en' | 'mk' },
): Promise<NewAccount> {
  const account = await registerAccount(system, { name });
  const session = await signInAtApi(system, account.username, account.password);
  await page.goto('/home');
  await page.evaluate(
    ([value, language]) => {
      localStorage.setItem('current-user', value);
      localStorage.setItem('locale', language);
    },
    [JSON.stringify(session), locale] as const,
  );
  return account;
}

/** The account as the API answers it to a new session. */
async function accountOf(system: PazarSystem, { username, password }: NewAccount) {
  const { token } = await signInAtApi(system, username, password);
  return readFromApi({ url: `${system.apiUrl}/v1/account`, token }, accountSchema);
}

test.describe('An agent', () => {
  test('asks to become a producer, is approved beside it, and has new entries in the open tab', async ({
    shell,
    page,
    browser,
    system,
  }) => {
    const jump = await takeClock(page);
    const { username } = await openNew(page, { system, name: 'verica' });
    await page.goto('/account/verification');
    await expect.poll(() => shell.entries()).toEqual(['Dashboard', 'Account', 'Probe']);
    await page.getByRole('radio', { name: /^Producer/ }).check();
    await page.getByLabel('Legal name').fill('Верица Агро ДООЕЛ');
    await page.getByLabel('Phone').fill('+38970123456');
    await page.getByLabel('Name of the location').fill('Дворот на Верица');
    const settlement = page.getByRole('group', { name: /^Settlement/ });
    await settlement.getByLabel('Македонски').fill('Босилово');
    await page.getByRole('combobox', { name: 'Municipality' }).fill('Bosi');
    await page.getByRole('option', { name: 'Bosilovo' }).click();
    await page.getByRole('button', { name: 'Send the request' }).click();
    await expect(page.getByText('Management is looking at your request')).toBeVisible();
    await expectNoFindings(page);

    const managers = await browser.newContext({ baseURL: system.shell });
    const managed = await managers.newPage();
    await openSignedIn(managed, { system, account: 'manager' });
    await managed.goto('/management/verification');
    const cases = managed.getByRole('navigation', { name: 'Requests, the oldest first' });
    await cases.getByRole('button', { name: /^verica/ }).click();
    await expect(managed.getByRole('heading', { name: /verica/ }).first()).toBeVisible();
    await managed.getByRole('button', { name: 'Approve', exact: true }).click();
    const question = managed.getByText('Approve verica?');
    await expect(question).toBeVisible();
    await managed.getByRole('button', { name: 'Approve', exact: true }).press('Enter');
    await expect(managed.getByText('verica is verified.')).toBeVisible();
    await managers.close();

    // The bell is updated on the next page, once its number is half a minute old.
    await jump('00:40');
    await shell.open('Dashboard');
    await expect.poll(() => shell.entries()).toContain('Products');
    await expect.poll(() => shell.entries()).toContain('Produce');
    await shell.open('Account');
    await page.getByRole('link', { name: 'Verification', exact: true }).click();
    await expect(page.getByText('You are verified')).toBeVisible();
    await expect(page.getByText(username)).toHaveCount(0);
  });

  test('changes the password on a phone, in Macedonian, with the keyboard alone, and ends the other sessions', async ({
    page,
    system,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const account = await openNew(page, { system, name: 'trajan', locale: 'mk' });
    const other = await signInAtApi(system, account.username, account.password);
    const otherTablet = () =>
      fetch(`${system.apiUrl}/v1/account`, {
        headers: { Authorization: `Bearer ${other.token}` },
      }).then(({ status }) => status);
    expect(await otherTablet()).toBe(200);
    await page.goto('/account/security');
    const password = 'уште четири други зборови';
    await pressWithKeys(page, page.getByRole('button', { name: 'Промени лозинка' }));
    await typeWithKeys(page, page.getByLabel('Сегашна лозинка', { exact: true }), account.password);
    await typeWithKeys(page, page.getByLabel('Нова лозинка', { exact: true }), password);
    await pressWithKeys(page, page.getByRole('button', { name: 'Промени лозинка' }));
    // The closed bell has it too.
    const said = page.getByText('Лозинката е променета').filter({ visible: true });
    await expect(said.first()).toBeVisible();
    expect(await otherTablet()).toBe(401);
    await expectNoFindings(page);
    await expectNoOverflow(page);
    await page.reload();
    await expect(page.getByText('Овој уред')).toHaveCount(1);
    expect((await accountOf(system, { ...account, password })).username).toBe(account.username);
  });

  test('links a Google account, and unlinks it', async ({ page, system }) => {
    const account = await openNew(page, { system, name: 'goran' });
    await page.goto('/account/security');
    const google = page.getByRole('region', { name: 'Google' });
    const dialog = page.getByRole('dialog');
    await google.getByRole('button', { name: 'Link Google' }).click();
    await dialog.getByLabel('Current password', { exact: true }).fill(account.password);
    await dialog.getByRole('button', { name: 'Link Google' }).click();
    await page.getByRole('button', { name: 'Нова Корисничка' }).click();
    await page.waitForURL('**/account/security?google=linked');
    await expect(page.getByText('Google is linked to your account')).toBeVisible();
    await expect(google.getByText('nova.korisnichka@pazar.example')).toBeVisible();
    await expectNoFindings(page);

    await google.getByRole('button', { name: 'Unlink Google' }).click();
    await dialog.getByLabel('Current password', { exact: true }).fill(account.password);
    await dialog.getByRole('button', { name: 'Unlink Google' }).click();
    await expect(google.getByText('Not linked')).toBeVisible();
  });

  test('downloads all data, and reads them in the file', async ({ page, system }) => {
    const { email } = await openNew(page, { system, name: 'dragan' });
    await page.goto('/account/data');
    const arriving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Prepare and download' }).click();
    const download = await arriving;
    expect(download.suggestedFilename()).toMatch(/\.zip$/);
    await expect(page.getByText('Your data was downloaded.').first()).toBeVisible();
    const files = unzip(await readFile(await download.path()));
    expect(files.get('json/account.json')).toContain(email);
    expect(files.get('csv/account.csv')).toContain(email);
    expect(files.get('README.txt')).toContain('Your data in Pazar.');
  });

  test('has the account closed in Macedonian, and keeps it from another page', async ({
    page,
    system,
  }) => {
    const account = await openNew(page, { system, name: 'kire', locale: 'mk' });
    await page.goto('/account/data');
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Избриши ја мојата сметка' }).click();
    await dialog.getByLabel('Сегашна лозинка', { exact: true }).fill(account.password);
    await dialog.getByRole('button', { name: 'Избриши за 14 дена' }).click();
    const closing = page.getByText(/^Вашата сметка ќе биде затворена на/);
    await expect(closing).toBeVisible();
    expect((await accountOf(system, account)).accountStatus).toBe('CLOSING');

    await page.goto('/dashboard');
    await expect(closing).toBeVisible();
    await expectNoFindings(page);
    await page.getByRole('button', { name: 'Задржи ја сметката' }).click();
    await expect(closing).toBeHidden();
    // The button that was pressed is gone; the keyboard goes on in the page.
    await expect(page.getByRole('main')).toBeFocused();
    expect((await accountOf(system, account)).accountStatus).toBe('ACTIVE');
  });

  test('changes the language in a half-filled form, and is asked first', async ({
    page,
    system,
  }) => {
    const account = await openNew(page, { system, name: 'jana' });
    await page.goto('/account/profile');
    const leave = new LeaveDialog(page);
    const name = page.getByLabel('Displayed name');
    const inMacedonian = page.getByRole('radio', { name: 'Македонски' });
    await name.fill('Јана Јовановска');
    await inMacedonian.click();
    await leave.stay.click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(name).toHaveValue('Јана Јовановска');

    const save = page.getByRole('button', { name: 'Save', exact: true });
    await tabTo(page, save);
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => (await accountOf(system, account)).displayName)
      .toBe('Јана Јовановска');
    // The bar stays until the page has the answer.
    await expect(save).toHaveCount(0);
    await inMacedonian.click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'mk');
    await expect(page.getByLabel('Прикажано име')).toHaveValue('Јана Јовановска');
    await expect.poll(async () => (await accountOf(system, account)).locale).toBe('mk');
  });
});
