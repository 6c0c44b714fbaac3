import { openDashboard } from '../system/open-dashboard.ts';
import { linkFromOutbox } from '../system/outbox.ts';
import { expect, test } from '../fixtures/test.ts';

/** The browser itself logs failed requests. */
const forget = (noise: string[]) => noise.splice(0);

const token = 'a-token-of-an-e-mail-that-is-long';

test('A visitor registers, confirms the address, and gets back in without the password', async ({
  shell,
  page,
  system,
}) => {
  const username = `marija-${Date.now()}`;
  const email = `${username}@example.mk`;
  await page.goto('/home/register');
  await page.getByLabel('Name shown to others').fill('Марија');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('first four words chosen');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();

  await page.goto(await linkFromOutbox(system, '/home/confirm', email));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(
    page.getByRole('heading', { name: 'Your e-mail address is confirmed' }),
  ).toBeVisible();

  await page.goto('/home/forgot');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    'If an account has this address',
  );
  await page.goto(await linkFromOutbox(system, '/home/reset', email));
  await page.getByLabel('Password', { exact: true }).fill('second four words chosen');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByRole('heading', { name: 'The new password is set' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to login' }).click();

  await shell.signIn(username, 'second four words chosen');
  await page.waitForURL('**/dashboard');
  await expect.poll(() => shell.entries()).toEqual(['Dashboard', 'Account', 'Probe']);
});

test.describe('The forms of a visitor', () => {
  test('register, with what the server says at its field', async ({ shell, page, noise }) => {
    const sent: unknown[] = [];
    await page.route('**/api/v1/agent/register', async (route) => {
      sent.push(route.request().postDataJSON());
      const problem = {
        type: 'about:blank',
        title: 'Conflict',
        status: 409,
        code: 'duplicate',
        traceId: 'trace',
        errors: [{ pointer: '/username', code: 'duplicate', detail: 'Already in use' }],
      };
      const contentType = 'application/problem+json';
      const refusal = { status: 409, contentType, body: JSON.stringify(problem) };
      await route.fulfill(sent.length === 1 ? refusal : { status: 202 });
    });
    await page.goto('/home');
    await shell.main.getByRole('link', { name: 'Register' }).click();
    await expect(page).toHaveTitle('Register · Pazar');
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByLabel('Name shown to others')).toBeFocused();
    expect(sent).toEqual([]);

    await page.getByLabel('Name shown to others').fill('Ана');
    await page.getByLabel('E-mail').fill('ana@example.mk');
    await page.getByLabel('Username').fill('producer');
    await page.getByLabel('Password', { exact: true }).fill('four words are enough');
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByText('Already in use')).toBeVisible();
    await expect(page.getByLabel('Username')).toBeFocused();

    await page.getByLabel('Username').fill('ana');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
    expect(sent.at(-1)).toEqual({
      username: 'ana',
      email: 'ana@example.mk',
      password: 'four words are enough',
      displayName: 'Ана',
      locale: 'en',
    });
    forget(noise);
  });

  test('set the new password with the token, which leaves the address at once', async ({
    shell,
    page,
  }) => {
    const sent: unknown[] = [];
    await page.route('**/api/v1/agent/password/reset', async (route) => {
      sent.push(route.request().postDataJSON());
      await route.fulfill({ status: 204 });
    });
    await page.goto(`/home/reset?token=${token}`);
    await page.getByLabel('Password', { exact: true }).fill('four words are enough');
    await expect(page).not.toHaveURL(/token/);
    expect(shell.requests.slice(1).filter((request) => request.url().includes(token))).toEqual([]);
    await page.getByRole('button', { name: 'Set the password' }).click();
    await expect(page.getByRole('heading', { name: 'The new password is set' })).toBeVisible();
    expect(sent).toEqual([{ token, password: 'four words are enough' }]);

    await page.reload();
    await expect(page.getByText('Open the link again')).toBeVisible();
  });

  test('confirm an address when the button is pressed, also signed in', async ({
    page,
    system,
  }) => {
    await openDashboard(page, { system, account: 'producer' });
    await page.route('**/api/v1/agent/email/confirm', (route) => route.fulfill({ status: 204 }));
    await page.goto(`/home/confirm?token=${token}`);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(
      page.getByRole('heading', { name: 'Your e-mail address is confirmed' }),
    ).toBeVisible();
  });
});
