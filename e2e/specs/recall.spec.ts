import type { ShellPage } from '../pages/shell-page.ts';
import { act } from '../system/registry.ts';
import { makeLive, test } from '../system/rollout-test.ts';
import { openSignedIn } from '../system/signed-in.ts';
import { expect } from '../system/test.ts';

const heading = (shell: ShellPage, name: string) =>
  shell.main.getByRole('heading', { name, exact: true });

test('a recalled version leaves an open tab within a minute, without a reload', async ({
  shell,
  page,
  system,
  versions,
}) => {
  test.setTimeout(120_000);
  await makeLive(system, versions.three);
  await openSignedIn(page, { system, account: 'producer' });
  await page.goto('/probe');
  await expect(heading(shell, 'Probe three')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { samePage: true }));

  const start = Date.now();
  const replacement = versions.one;
  await act(system, { remote: 'probe', action: 'recall', version: versions.three, replacement });
  await expect(heading(shell, 'Probe')).toBeVisible({ timeout: 60_000 });
  expect(Date.now() - start).toBeLessThan(60_000);
  await expect(page.getByRole('status').filter({ hasText: 'called back' })).toBeVisible();
  expect(await page.evaluate('window.samePage')).toBe(true);
});
