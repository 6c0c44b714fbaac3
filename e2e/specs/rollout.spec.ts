import { join } from 'node:path';
import { bucketOf } from '@pazar/contracts/releases/draw';
import { changeBuild } from '../system/build-variant.ts';
import { openEverySection } from '../pages/open-every-section.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { act, stateOf } from '../system/registry.ts';
import { probeFolder, remotes, repository } from '../system/repository.ts';
import type { Page, Response } from '@playwright/test';
import { makeLive, test } from '../fixtures/rollout-test.ts';
import { openSignedIn, sharedSession } from '../system/signed-in.ts';
import { expect } from '../fixtures/test.ts';

test.beforeEach(({ system, versions }) => makeLive(system, versions.one));

const heading = (shell: ShellPage, name: string) =>
  shell.main.getByRole('heading', { name, exact: true });

test('a canary reaches the agents of its buckets, the invited and nobody else, and no tab changes on the way', async ({
  system,
  versions,
  browser,
}) => {
  const version = versions.two;
  await act(system, { remote: 'probe', action: 'canary', version, percent: 0.01 });
  const { rollout } = await stateOf(system, 'probe');
  const drawn = await Promise.all(
    ['producer', 'manager', 'seller'].map(async (account) => {
      const { id } = await sharedSession(system, account);
      return { account, id, bucket: await bucketOf('probe', rollout?.id ?? '', id) };
    }),
  );
  const [first, , last] = drawn.toSorted((a, b) => a.bucket - b.bucket);
  if (first === undefined || last === undefined) throw new Error('Nobody is signed in');

  const open = async (account: string) => {
    const context = await browser.newContext({ locale: 'en-GB', baseURL: system.shell });
    const page = await context.newPage();
    await openSignedIn(page, { system, account });
    await page.goto('/probe');
    return { page, shell: new ShellPage(page), close: () => context.close() };
  };
  const early = await open(first.account);
  await expect(heading(early.shell, 'Probe')).toBeVisible();

  const percent = (first.bucket + 1) / 100;
  await act(system, { remote: 'probe', action: 'canary', version, percent });
  const inCanary = await open(first.account);
  const outside = await open(last.account);
  await expect(heading(inCanary.shell, 'Probe two')).toBeVisible();
  await expect(heading(outside.shell, 'Probe')).toBeVisible();
  const audience = { agents: [last.id] };
  await act(system, { remote: 'probe', action: 'canary', version, audience });
  await outside.page.reload();
  await expect(heading(outside.shell, 'Probe two')).toBeVisible();

  await inCanary.page.goto('/about');
  await expect(inCanary.shell.main.getByRole('row', { name: 'probe' })).toContainText(
    'Trial version',
  );
  // The open tab keeps its version, also for later navigation; a reload loads the canary.
  await early.shell.open('Dashboard');
  await early.shell.open('Probe');
  await expect(heading(early.shell, 'Probe')).toBeVisible();
  await early.page.reload();
  await expect(heading(early.shell, 'Probe two')).toBeVisible();
  await Promise.all([early, inCanary, outside].map(({ close }) => close()));
});

test('a new page has what was promoted within five seconds, as a difference, and lacks it after a rollback', async ({
  system,
  versions,
  page,
  shell,
}) => {
  await openSignedIn(page, { system, account: 'producer' });
  await page.goto('/probe');
  await expect(heading(shell, 'Probe')).toBeVisible();
  const updates = watchUpdates(page, `${system.assetOrigin}/probe/files/`);
  for (const [change, title] of [
    [{ action: 'promote', version: versions.two }, 'Probe two'],
    [{ action: 'rollback' }, 'Probe'],
  ] as const) {
    await act(system, { remote: 'probe', ...change });
    // The first page that is opened after the change: nothing is waited for, so no time is measured.
    await page.goto('/probe');
    await expect(heading(shell, title)).toBeVisible();
  }
  // The browser has the first version: of the second it loads what is different, of the first nothing again.
  expect(await updates()).toEqual({ encodings: ['dcz'], isWithinAim: true });
});

/** Bytes of an update of one section: the aim of decision 0044. */
const updateBytes = 3000;

/** Watches what a page loads of a section; gives the encodings, and whether the bytes are within the aim. */
function watchUpdates(page: Page, folder: string) {
  const loaded: Promise<{ encoding: string; bytes: number }>[] = [];
  const note = async (response: Response) => {
    const sizes = await response.request().sizes();
    return {
      encoding: response.headers()['content-encoding'] ?? '',
      bytes: sizes.responseBodySize,
    };
  };
  page.on('response', (response) => {
    if (response.url().startsWith(folder)) loaded.push(note(response));
  });
  return async () => {
    // Of a file from the browser's cache no bytes were sent.
    const files = (await Promise.all(loaded)).filter(({ bytes }) => bytes > 0);
    return {
      encodings: [...new Set(files.map(({ encoding }) => encoding))],
      isWithinAim: files.reduce((sum, { bytes }) => sum + bytes, 0) <= updateBytes,
    };
  };
}

test('a build that the running shell cannot run is refused, and nobody gets it', async ({
  system,
}) => {
  const before = await stateOf(system, 'probe');
  const demanding = await changeBuild(join(repository, probeFolder), {
    file: 'dist/mf-manifest.json',
    from: '"requiredVersion": "^19.',
    to: '"requiredVersion": "^99.',
  });
  await expect(system.publish(demanding)).rejects.toThrow(
    /needs react\S* \^99\..*; this shell has/,
  );
  expect(await stateOf(system, 'probe')).toEqual(before);
});

test('with registry and api down the shell starts and loads every section', async ({
  system,
  browser,
}) => {
  // The session is read before the API goes away.
  const shells = await Promise.all(
    ['producer', 'manager'].map(async (account) => {
      const context = await browser.newContext({ baseURL: system.shell });
      const page = await context.newPage();
      await openSignedIn(page, { system, account });
      return new ShellPage(page);
    }),
  );
  await Promise.all([system.releases.stop(), system.api.stop()]);
  try {
    // Every section retries for seconds before it reports an error: both accounts wait at once.
    await Promise.all(shells.map(openEverySection));
    const entries = () => {
      const requested = shells.flatMap((shell) => shell.requested(system.assetOrigin));
      return new Set(requested.filter((url) => url.includes('remoteEntry')));
    };
    await expect.poll(() => entries().size).toBeGreaterThanOrEqual(remotes.length);
  } finally {
    await Promise.all([system.releases.start(), system.api.start()]);
    await Promise.all(shells.map(({ page }) => page.context().close()));
  }
});
