import { join } from 'node:path';
import { runScript } from '@pazar/service/testing/run-script';
import type { Browser } from '@playwright/test';
import { openEverySection } from '../pages/open-every-section.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { keptReleases, unpackRelease } from '../releases/kept-releases.ts';
import { freePort } from '../system/free-port.ts';
import { type PazarSystem, startSystem } from '../system/pazar-system.ts';
import { act, stateOf } from '../system/registry.ts';
import { remotes, repository } from '../system/repository.ts';
import { ServiceProcess } from '../system/service-process.ts';
import { openSignedIn } from '../system/signed-in.ts';
import { expect, test } from '../fixtures/test.ts';

/** Serves the shell in a folder beside that of a system, on the same data. */
async function startShell(system: PazarSystem, root: string) {
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const edge = new ServiceProcess({
    file: 'services/edge/src/shell-server.ts',
    environment: {
      PAZAR_HOME: system.home,
      PAZAR_ASSET_ORIGIN: system.assetOrigin,
      PAZAR_API_ORIGIN: system.apiUrl,
      PAZAR_RELEASES_ORIGIN: system.releasesUrl,
      PAZAR_SHELL_ROOT: root,
      PAZAR_SHELL_PORT: port,
    },
    readyUrl: `${origin}/health/ready`,
    logFile: join(system.home, `edge-${port}.log`),
  });
  await edge.start();
  return { origin, edge };
}

/** Opens all sections of both roles in a shell; answers what the pages complained about. */
async function openAll(browser: Browser, system: PazarSystem, origin: string): Promise<string[]> {
  const complaints: string[] = [];
  const opened = await Promise.all(
    ['producer', 'manager'].map(async (account) => {
      const context = await browser.newContext({ baseURL: origin, locale: 'en-GB' });
      const page = await context.newPage();
      page.on('pageerror', ({ message }) => complaints.push(message));
      await openSignedIn(page, { system, account });
      const names = await openEverySection(new ShellPage(page));
      await context.close();
      return names;
    }),
  );
  // The catalog has two pages.
  expect(new Set(opened.flat()).size).toBeGreaterThan(remotes.length);
  return complaints;
}

const liveVersions = async (system: PazarSystem) =>
  Promise.all(remotes.map(async (remote) => (await stateOf(system, remote)).stable ?? ''));

test('the command that keeps a release finds every build of this checkout', async () => {
  const words = ['keep-release', '--dry-run'] as const;
  const { failed, output } = await runScript(join(repository, 'e2e'), words);
  expect(failed, output).toBe(false);
  expect(output).toMatch(/^\d{4}-\d\d-\d\dT\d{4}-[0-9a-f]{8}: \d+ files would be packed$/m);
});

test('shell and sections run with those of the kept releases, in either direction', async ({
  browser,
}) => {
  test.setTimeout(360_000);
  const releases = keptReleases();
  expect(releases).not.toEqual([]);
  const system = await startSystem();
  try {
    const today = await liveVersions(system);
    const open = async (origin: string, what: string) =>
      expect(await openAll(browser, system, origin), what).toEqual([]);
    for (const release of releases) {
      const folder = await unpackRelease(release);
      const earlier = await startShell(system, join(folder, 'host', 'dist'));
      try {
        await open(earlier.origin, `sections of today in the shell of ${release}`);
        await system.publish(...remotes.map((name) => join(folder, 'remotes', name)));
        const before = await liveVersions(system);
        for (const [index, version] of before.entries()) expect(version).not.toBe(today[index]);
        await open(system.shell, `sections of ${release} in the shell of today`);
      } finally {
        await earlier.edge.stop();
      }
      for (const [index, remote] of remotes.entries()) {
        await act(system, { remote, action: 'promote', version: today[index] });
      }
    }
  } finally {
    await system.close();
  }
});
