import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectNoFindings, expectNoOverflow } from '../pages/axe.ts';
import { type NewAccount, registerAccount } from '../system/new-account.ts';
import { linkFromOutbox } from '../system/outbox.ts';
import { expect, test } from '../fixtures/test.ts';

/** The browser itself logs failed requests. */
const forget = (noise: string[]) => noise.splice(0);

/** Milliseconds of one code (RFC 6238). */
const step = 30_000;

/** A phone with a fingerprint sensor, played by the browser. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function turnTwoStepOn(page: Page, { password }: NewAccount) {
  await page.goto('/account/security');
  await page.getByRole('button', { name: 'Turn on', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Turn on', exact: true }).click();
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectNoFindings(page);
  const written = await dialog.locator('code').innerText();
  const totp = new TOTP({ secret: Secret.fromBase32(written.replaceAll(/\s/g, '')) });
  await dialog.getByRole('textbox', { name: 'Code' }).fill(totp.generate());
  await dialog.getByRole('button', { name: 'Turn on', exact: true }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await expectNoFindings(page);
  const codes = await dialog.getByRole('listitem').allInnerTexts();
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('Recovery codes left: 10')).toBeVisible();
  return { totp, codes };
}

test.describe('An agent', () => {
  test('adds a passkey, logs in with it alone, and removes it', async ({ shell, page, system }) => {
    const { username, password } = await registerAccount(system, { name: 'petra' });
    await addAuthenticator(page);
    // A passkey needs a host name, and an IP address has none.
    const origin = system.shell.replace('127.0.0.1', 'localhost');
    await page.goto(`${origin}/home`);
    await shell.signIn(username, password);
    await page.waitForURL('**/dashboard');
    await page.goto(`${origin}/account/security`);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('My phone');
    await dialog.getByLabel('Current password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Add a passkey' }).click();
    const passkeys = page.getByRole('region', { name: 'Passkeys' });
    await expect(passkeys.getByText('My phone', { exact: true })).toBeVisible();
    const changes = page.getByRole('region', { name: 'Security events' });
    await expect(changes.getByText('A passkey was added')).toBeVisible();

    await page.getByRole('button', { name: 'Log out', exact: true }).first().click();
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await page.waitForURL('**/dashboard');
    await page.goto(`${origin}/account/security`);
    await expect(passkeys.getByText(/Last used/)).toBeVisible();
    await passkeys.getByRole('button', { name: 'Remove: My phone' }).click();
    await dialog.getByLabel('Current password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(passkeys.getByText('My phone', { exact: true })).toBeHidden();
  });

  test('logs in with a code after the password, and with a recovery code once', async ({
    shell,
    page,
    system,
    noise,
  }) => {
    const account = await registerAccount(system, { name: 'toni' });
    await page.goto('/home');
    await shell.signIn(account.username, account.password);
    await page.waitForURL('**/dashboard');
    const { totp, codes } = await turnTwoStepOn(page, account);
    const signOut = () =>
      page.getByRole('button', { name: 'Log out', exact: true }).first().click();
    const code = page.getByLabel('Code');

    await signOut();
    await shell.signIn(account.username, account.password);
    await expect(code).toBeFocused();
    await expectNoFindings(page);
    await code.fill('000000');
    await code.press('Enter');
    await expect(page.getByRole('alert')).toContainText('This code is wrong');
    // The code of now turned two-step login on, and no code is good twice.
    await code.fill(totp.generate({ timestamp: Date.now() + step }));
    await code.press('Enter');
    await page.waitForURL('**/dashboard');

    await signOut();
    await shell.signIn(account.username, account.password);
    await code.fill(codes[0] ?? '');
    await code.press('Enter');
    await page.waitForURL('**/dashboard');
    await page.goto('/account/security');
    await expect(page.getByText('Recovery codes left: 9')).toBeVisible();
    forget(noise);
  });

  test('who did not make a change ends all sessions by the link of its e-mail, on a phone', async ({
    shell,
    page,
    system,
    noise,
  }) => {
    const account = await registerAccount(system, { name: 'sara' });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/home');
    await shell.signIn(account.username, account.password);
    await page.waitForURL('**/dashboard');
    await turnTwoStepOn(page, account);
    await page.goto(await linkFromOutbox(system, '/home/not-me', account.email));
    await expect(page).not.toHaveURL(/token/);
    const logOut = page.getByRole('button', { name: 'Log everybody out' });
    await expect(logOut).toBeVisible();
    await expectNoFindings(page);
    await expectNoOverflow(page);
    await logOut.click();
    await expect(page.getByText('Two-step login was turned off.')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('words that nobody has');
    await page.getByRole('button', { name: 'Set the password' }).click();
    await expect(page.getByRole('heading', { name: 'The new password is set' })).toBeVisible();
    await expect(page.getByText('Nothing else can log in to your account.')).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByRole('dialog', { name: 'Your session has expired' })).toBeVisible();
    forget(noise);
  });
});
