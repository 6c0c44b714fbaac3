import { boxOf } from '../pages/box-of.ts';
import { sessionSchema } from '@pazar/contracts/session';
import { signInAtApi, storedSession } from '../system/agents-api.ts';
import { expect, test } from '../fixtures/test.ts';

const selling = ['Products', 'Produce', 'Locations', 'Promotions'];
/** The tests' own section, which every role has and which is the last. */
const probe = 'Probe';
const accounts = [
  { name: 'producer', entries: ['Dashboard', ...selling, 'Account', probe] },
  { name: 'manager', entries: ['Dashboard', 'Account', 'Management', probe] },
  { name: 'consumer', entries: ['Dashboard', 'Account', probe] },
];

test.describe('Signing in', () => {
  for (const { name, entries } of accounts) {
    test(`shows ${name} the dashboard and the entries of the role`, async ({ shell, page }) => {
      await page.goto('/');
      await expect.poll(() => shell.entries()).toEqual(['Home']);

      await shell.signedInAs(name);

      await expect(shell.main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => shell.entries()).toEqual(entries);
    });
  }

  test('says in the form that it failed and keeps the username', async ({ shell, page, noise }) => {
    await page.goto('/');
    await shell.signIn('producer', 'wrong');

    await expect(shell.main.getByRole('alert')).toHaveText('Wrong username or password.');
    await expect(page.getByLabel('Username')).toHaveValue('producer');
    expect(await page.evaluate(() => localStorage.getItem('current-user'))).toBeNull();
    // The browser itself reports the 401.
    await expect.poll(() => noise).toEqual([expect.stringContaining('401')]);
    noise.splice(0);
  });

  test('outlives a reload, and signing out ends it at home', async ({ shell, page, system }) => {
    await shell.signedInAs('producer');
    const { token } = await storedSession(page);
    await page.reload();
    await expect(shell.navigation.getByRole('link', { name: 'Products' })).toBeVisible();

    await page.getByRole('button', { name: 'Log out' }).click();

    await page.waitForURL('**/home');
    await expect.poll(() => shell.entries()).toEqual(['Home']);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('current-user'))).toBeNull();
    await expect
      .poll(async () => {
        const headers = { Authorization: `Bearer ${token}` };
        return (await fetch(`${system.apiUrl}/v1/agent/current`, { headers })).status;
      })
      .toBe(401);
  });

  test('opens the dashboard, with a way on to the page first asked for', async ({
    shell,
    page,
  }) => {
    await page.goto('/produce');
    await page.waitForURL('**/home');
    const reason = await boxOf(shell.main.getByText('Log in to open the page'));
    const label = await boxOf(shell.main.getByText('Username or e-mail', { exact: true }));
    expect(label.top - reason.bottom).toBeGreaterThanOrEqual(12);
    await shell.signedInAs('producer');

    await shell.main.getByRole('link', { name: 'Continue to that page' }).click();

    await page.waitForURL('**/produce');
    await expect(shell.main.getByRole('heading', { name: 'Produce', level: 1 })).toBeVisible();
    await expect(shell.main.getByRole('row').nth(1)).toBeVisible();
  });

  test('with a token in the address works once and leaves none behind', async ({
    shell,
    page,
    system,
  }) => {
    const { token } = await signInAtApi(system, 'producer');

    await page.goto(`/product?jwt=${token}&from=mail`);

    await page.waitForURL('**/dashboard');
    await expect(shell.navigation.getByRole('link', { name: 'Products' })).toBeVisible();
    expect((await storedSession(page)).token).toBe(token);
    expect(shell.requests.slice(1).filter((request) => request.url().includes('jwt='))).toEqual([]);
    await page.goBack();
    await expect(page).not.toHaveURL(/jwt/);
  });

  test('with a token in the address says as whom, and offers to log out', async ({
    shell,
    page,
    system,
    noise,
  }) => {
    const { token } = await signInAtApi(system, 'producer');
    // The message waits for its code: the first request and the next two tries break off.
    await page.route('**/overlays.*.js', (route) => route.abort(), { times: 3 });
    await page.goto(`/contact?jwt=${token}`);

    const message = page.locator('.alert');
    await expect(message).toContainText('The link logged you in as producer.');
    expect(noise.splice(0).join('\n')).toContain('Messages wait until their code loads');
    // The start has read the agent; the page at rest does not read the same again.
    const reads = shell.requests.filter((request) => request.url().endsWith('/v1/agent/current'));
    expect(reads).toHaveLength(1);
    await message.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL('**/home');
    await expect.poll(() => shell.entries()).toEqual(['Home']);
    expect(await page.evaluate(() => localStorage.getItem('current-user'))).toBeNull();
  });

  test('takes an agent of a kind that Pazar does not know', async ({ shell, page }) => {
    await page.route(/\/v1\/agent\/(?:login|current)$/, async (route) => {
      const response = await route.fetch();
      const { verified: _, updateDate: __, ...agent } = sessionSchema.parse(await response.json());
      const roles = [...agent.roles, 'ROLE_BUYER'];
      await route.fulfill({ response, json: { ...agent, roles, userType: 'COOPERATIVE' } });
    });
    await shell.signedInAs('producer');
    await expect(shell.navigation.getByRole('link', { name: 'Products' })).toBeVisible();
    expect(await storedSession(page)).toMatchObject({ userType: 'COOPERATIVE', verified: false });
    await shell.open('Account');
    await expect(shell.main.getByText('COOPERATIVE').first()).toBeVisible();
  });
});
