import type { Locator, Page } from '@playwright/test';
import type { ShellPage } from '../pages/shell-page.ts';
import { untilBackgroundLoaded } from '../pages/until-background-loaded.ts';
import type { PazarSystem } from '../system/pazar-system.ts';
import { act, entryOf } from '../system/registry.ts';
import { makeLive, test } from '../fixtures/rollout-test.ts';
import { openSignedIn } from '../system/signed-in.ts';
import { expect } from '../fixtures/test.ts';

test.beforeEach(async ({ system, versions, page }) => {
  await makeLive(system, versions.one);
  await openSignedIn(page, { system, account: 'producer' });
});

const heading = (shell: ShellPage, name: string) =>
  shell.main.getByRole('heading', { name, exact: true });

/** Where the diagnostics name a version of the probe, and why. */
async function why(shell: ShellPage): Promise<Locator> {
  await shell.page.evaluate(() => {
    history.pushState(null, '', '/about');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  return shell.main.getByRole('row', { name: 'probe' });
}

/** Blocks a version's entry for this page, on one origin or on both. */
async function block(page: Page, { system, version, origin = '**' }: Blocked): Promise<void> {
  const entry = await entryOf(system, 'probe', version);
  await page.route(`${origin}/probe/files/${entry}`, (route) => route.abort());
}

interface Blocked {
  readonly system: PazarSystem;
  readonly version: string;
  readonly origin?: string;
}

/** Opens the probe, which shows the version that runs. */
async function openProbe(shell: ShellPage, title = 'Probe'): Promise<void> {
  await shell.page.goto('/probe');
  await expect(heading(shell, title)).toBeVisible();
}

/** Gives a version to every visitor as its canary. */
async function giveToAll(system: PazarSystem, version: string): Promise<void> {
  await act(system, { remote: 'probe', action: 'canary', version, percent: 100 });
}

test('first address away: the same version comes from the second', async ({
  shell,
  page,
  system,
  versions,
  noise,
}) => {
  await block(page, { system, version: versions.one, origin: system.assetOrigin });
  await openProbe(shell);
  const reason = await why(shell);
  await expect(reason).toContainText(versions.one);
  await expect(reason).toContainText('second address');
  noise.splice(0);
});

test('canary away: falls back to the default, and says so', async ({
  shell,
  page,
  system,
  versions,
  noise,
}) => {
  await giveToAll(system, versions.two);
  await block(page, { system, version: versions.two });
  await openProbe(shell);
  await expect(page.getByRole('status').filter({ hasText: 'earlier one is shown' })).toBeVisible();
  await expect(await why(shell)).toContainText('because the chosen one did not work');
  noise.splice(0);
});

test('canary throws when it is shown: falls back to the default, in the same tab', async ({
  shell,
  system,
  versions,
  noise,
}) => {
  await giveToAll(system, versions.broken);
  await openProbe(shell);
  await expect.poll(() => noise.join('\n')).toContain('The probe is broken');
  noise.splice(0);
  await shell.open('Dashboard');
  await shell.open('Probe');
  await expect(heading(shell, 'Probe')).toBeVisible();
  await shell.main.getByRole('link', { name: 'Calls' }).click();
  await expect(shell.main.getByRole('heading', { level: 1 })).toBeVisible();
  expect(noise).toEqual([]);
});

test('default broken: falls back to what worked in this browser last; without that, to the panel', async ({
  shell,
  page,
  system,
  versions,
  noise,
}) => {
  await openProbe(shell);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('pazar.last-good')))
    .toContain(versions.one);
  await act(system, { remote: 'probe', action: 'promote', version: versions.broken });
  await openProbe(shell);
  await expect(await why(shell)).toContainText('Last version that worked here');

  // It keeps the working version.
  await untilBackgroundLoaded(page);
  await page.evaluate(() => localStorage.removeItem('pazar.last-good'));
  await openProbe(shell, 'Probe stopped working');
  noise.splice(0);
});

test('everything away: the panel, after each was tried once; Try again recovers', async ({
  shell,
  page,
  system,
  versions,
  noise,
}) => {
  await giveToAll(system, versions.two);
  await block(page, { system, version: versions.two });
  await block(page, { system, version: versions.one });
  await page.goto('/probe');
  await expect(heading(shell, 'Probe cannot be reached')).toBeVisible({ timeout: 25_000 });
  const reports = () => noise.filter((text) => text.includes('SectionFailure')).length;
  await expect.poll(reports).toBe(3);
  await page.unrouteAll();
  await shell.main.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(shell, 'Probe two')).toBeVisible();
  noise.splice(0);
});
