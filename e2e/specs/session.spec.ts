import type { Page } from '@playwright/test';
import { CallsPage } from '../pages/calls-page.ts';
import { expectWithin, isAtHome, stopClock, takeClock } from '../pages/page-clock.ts';
import { demoPassword, signInAtApi, storedSession } from '../system/agents-api.ts';
import { openWithOwnSession } from '../system/own-session.ts';
import { expect, test } from '../fixtures/test.ts';

/** The browser itself logs failed requests. */
const forget = (noise: string[]) => noise.splice(0);

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('current-user'));

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Your session has expired' });

async function signInAgain(page: Page, username?: string): Promise<void> {
  const dialog = dialogOf(page);
  if (username !== undefined) await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Password').fill(demoPassword);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Rejects the next call of the probe with an expired session. */
async function refuseOnce(page: Page) {
  const tokens: (string | undefined)[] = [];
  await page.route('**/api/v1/probe', async (route) => {
    tokens.push(route.request().headers()['authorization']);
    await route.fulfill(tokens.length === 1 ? { status: 401 } : { json: { saved: true } });
  });
  return tokens;
}

test.describe('A session that ends while an agent works', () => {
  test('by its time: the agent signs in again in place and goes on', async ({
    page,
    system,
    noise,
  }) => {
    const calls = new CallsPage(page);
    // A renewal that fails leaves the session as it is until its time.
    await page.route('**/api/v1/agent/token/refresh', (route) => route.fulfill({ status: 503 }));
    const session = await signInAtApi(system, 'producer');
    // The server's own session, as if it had been created eight hours ago.
    const tokenExpiry = new Date(Date.now() + 5 * 60_000).toISOString();
    await page.addInitScript(
      (text) => localStorage.setItem('current-user', text),
      JSON.stringify({ ...session, tokenExpiry }),
    );
    const jump = await takeClock(page);
    await calls.open();
    await calls.body.fill('half a sentence');
    await jump('05:00');

    await expect(dialogOf(page)).toBeVisible();
    await expect(dialogOf(page).getByLabel('Username')).toHaveValue('producer');
    await expect(dialogOf(page).getByLabel('Password')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeVisible();
    await signInAgain(page);

    await expect(calls.body).toHaveValue('half a sentence');
    await expect(page).toHaveURL(`${system.shell}/probe/calls`);
    await expect.poll(async () => (await storedSession(page)).token).not.toBe(session.token);
    noise.splice(0);
  });

  test('by the server: the interrupted save goes on with the new session', async ({
    page,
    system,
    noise,
  }) => {
    await openWithOwnSession(page, { system, account: 'producer' });
    const calls = new CallsPage(page);
    await calls.open();
    const { token } = await storedSession(page);
    const tokens = await refuseOnce(page);
    await calls.send({ body: 'to be saved' });

    await expect(dialogOf(page)).toBeVisible();
    await signInAgain(page);

    await expect(calls.outcome).toHaveText('answered {"saved":true}');
    await expect(calls.body).toHaveValue('to be saved');
    const renewed = await storedSession(page);
    expect(tokens).toEqual([`Bearer ${token}`, `Bearer ${renewed.token}`]);
    forget(noise);
  });

  test('another agent gets the dashboard and nothing of the one before', async ({
    shell,
    page,
    system,
    noise,
  }) => {
    await openWithOwnSession(page, { system, account: 'producer' });
    const calls = new CallsPage(page);
    await calls.open();
    const tokens = await refuseOnce(page);
    await calls.send({ body: 'of the producer' });
    await expect(dialogOf(page)).toBeVisible();
    await signInAgain(page, 'manager');

    await page.waitForURL('**/dashboard');
    await expect.poll(() => shell.entries()).toContain('Management');
    expect(tokens).toHaveLength(1);
    await page.goBack();
    await expect(page.getByText('of the producer')).toHaveCount(0);
    forget(noise);
  });

  test('giving up goes home, and the page of the agent is gone', async ({
    page,
    system,
    noise,
  }) => {
    await openWithOwnSession(page, { system, account: 'producer' });
    const calls = new CallsPage(page);
    await calls.open();
    await page.evaluate(() => {
      const { id } = JSON.parse(localStorage.getItem('current-user') ?? '{}') as { id: string };
      const draft = { keptAt: new Date().toISOString(), content: 'a figure of the agent' };
      localStorage.setItem(`pazar-draft:${id}:product:1`, JSON.stringify(draft));
    });
    const tokens = await refuseOnce(page);
    await calls.send({ body: 'to be saved' });
    await dialogOf(page).getByRole('button', { name: 'Log out' }).click();

    await page.waitForURL('**/home');
    await expect(dialogOf(page)).toBeHidden();
    await expect.poll(() => kept(page)).toBeNull();
    const storage = await page.evaluate(() => JSON.stringify(localStorage));
    expect(storage).not.toContain('a figure of the agent');
    expect(tokens).toHaveLength(1);
    forget(noise);
  });
});

test.describe('The session', () => {
  test('is replaced by a link only when the visitor says so, and a bad link ends none', async ({
    shell,
    page,
    system,
    noise,
  }) => {
    await openWithOwnSession(page, { system, account: 'producer' });
    const { token } = await signInAtApi(system, 'manager');
    const question = page.getByRole('alertdialog', { name: 'Log in from this link?' });
    await page.goto(`/account?jwt=${token}`);
    await question.getByRole('button', { name: 'Do not log in' }).click();
    await expect(question).toBeHidden();
    expect((await storedSession(page)).username).toBe('producer');

    await page.goto(`/account?jwt=${token}`);
    await question.getByRole('button', { name: 'Go on as manager' }).click();
    await page.waitForURL('**/dashboard');
    await expect.poll(async () => (await storedSession(page)).username).toBe('manager');

    await page.goto('/account?jwt=nonsense');
    await expect(shell.main.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await storedSession(page)).username).toBe('manager');
    forget(noise);
  });

  test('ends at home at once when the call to log out hangs', async ({ shell, page, system }) => {
    await takeClock(page);
    await openWithOwnSession(page, { system, account: 'producer' });
    await page.goto('/dashboard');
    await expect(shell.main.getByRole('heading', { level: 1 })).toBeVisible();
    await stopClock(page);
    await page.route('**/api/logout', () => new Promise(() => undefined));
    const asked = page.waitForRequest('**/api/logout');
    await page.getByRole('button', { name: 'Log out' }).click();
    await expectWithin(page, 1_000, () => isAtHome(page));
    expect((await asked).method()).toBe('GET');
    await expect.poll(() => shell.entries()).toEqual(['Home']);
  });

  test('that nobody could check is not called a wrong password', async ({ shell, page, noise }) => {
    await page.goto('/home');
    await page.route('**/api/v1/agent/login', (route) => route.abort('connectionrefused'));
    await shell.signIn('producer');
    await expect(shell.main.getByRole('alert')).toHaveText(/cannot be reached/);
    forget(noise);
  });
});
