import type { ShellPage } from '../pages/shell-page.ts';
import { makeLive, test } from '../fixtures/rollout-test.ts';
import { openSignedIn } from '../system/signed-in.ts';
import { expect } from '../fixtures/test.ts';

const heading = (shell: ShellPage, name: string) =>
  shell.main.getByRole('heading', { name, exact: true });

async function takeFrom(shell: ShellPage, address: string): Promise<void> {
  await shell.page.goto('/about');
  await shell.main.getByRole('combobox').fill('probe');
  await shell.main.getByLabel('Address, port or version').fill(address);
  await shell.main.getByRole('button', { name: 'Load section' }).click();
}

const badgeOf = (shell: ShellPage) =>
  shell.page.getByRole('complementary', { name: 'Sections from other addresses' });

test.describe('A remote from elsewhere', () => {
  test.beforeEach(async ({ system, versions }) => makeLive(system, versions.one));

  test('for a manager: from an allowed origin, marked all the time, ended with one click', async ({
    shell,
    page,
    system,
    elsewhere,
    noise,
    versions,
  }) => {
    await openSignedIn(page, { system, account: 'manager' });
    await takeFrom(shell, 'https://evil.example/probe/');
    await expect(shell.main.getByText('Nothing may be taken from there')).toBeVisible();

    await takeFrom(shell, elsewhere);
    const badge = badgeOf(shell);
    await expect(badge).toContainText(`probe comes from ${elsewhere}`);
    await page.goto('/probe');
    await expect(heading(shell, 'Probe elsewhere')).toBeVisible();
    await expect(badge).toBeVisible();
    await shell.open('Dashboard');
    await expect(badge).toBeVisible();

    await badge.getByRole('button', { name: 'Back to published versions' }).click();
    // The page reloads.
    await expect(badge).toHaveCount(0);
    // A version that is stored and not live, by its name.
    await takeFrom(shell, versions.two);
    await expect(badge).toContainText(versions.two);
    await page.goto('/probe');
    await expect(heading(shell, 'Probe two')).toBeVisible();
    await badge.getByRole('button', { name: 'Back to published versions' }).click();
    await expect(badge).toHaveCount(0);
    await page.goto('/probe');
    await expect(heading(shell, 'Probe')).toBeVisible();
    await expect(badge).toHaveCount(0);
    noise.splice(0);
  });

  test('one that is not there falls back to what is published', async ({
    shell,
    page,
    system,
    elsewhere,
    noise,
  }) => {
    await openSignedIn(page, { system, account: 'manager' });
    await takeFrom(shell, new URL('/nothing/here/', elsewhere).href);
    // The notice appears once the page has reloaded.
    await expect(badgeOf(shell)).toBeVisible();
    await page.goto('/probe');
    await expect(heading(shell, 'Probe')).toBeVisible();
    await expect(page.getByText('probe could not be taken from elsewhere')).toBeVisible();
    noise.splice(0);
  });

  test('is nothing that an agent can have', async ({ shell, page, system, elsewhere }) => {
    await openSignedIn(page, { system, account: 'producer' });
    await page.addInitScript(
      (value) => localStorage.setItem('pazar.overrides', value),
      JSON.stringify({ probe: elsewhere }),
    );
    await page.goto('/about');
    await expect(shell.main.getByLabel('Address, port or version')).toHaveCount(0);
    await shell.open('Probe');
    await expect(heading(shell, 'Probe')).toBeVisible();
  });
});
