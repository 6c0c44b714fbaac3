import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { ShellPage } from '../pages/shell-page.ts';
import { galleryFolder } from './build-gallery.ts';
import { dataStore, mapsKey } from './fake-maps.ts';
import { freePort } from './free-port.ts';
import type { PazarSystem } from './pazar-system.ts';
import { runningSystem } from './running-system.ts';
import { ServiceProcess } from './service-process.ts';
import { test as base } from './silent-test.ts';

interface TestFixtures {
  readonly shell: ShellPage;
}

/** Each of them starts when the first test of a worker asks for it. */
interface WorkerFixtures {
  /** A running Pazar with seven sections: the six, and the tests' remote at `/probe`. */
  readonly system: PazarSystem;
  /** Origin of a second shell on the same data, with a data store and a key for Google Maps. */
  readonly mapsShell: string;
  /** Origin of the gallery, served as the shell is: under its policy, with its headers. */
  readonly galleryOrigin: string;
}

/** Serves a shell on a free port while `use` runs, which gets its origin. */
async function serveShell(
  { environment, ready }: { environment: Record<string, string>; ready: string },
  use: (origin: string) => Promise<void>,
): Promise<void> {
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const edge = new ServiceProcess({
    file: 'services/edge/src/shell-server.ts',
    environment: { ...environment, PAZAR_SHELL_PORT: port },
    readyUrl: `${origin}/health/${ready}`,
    logFile: join(environment['PAZAR_HOME'] ?? '', `edge-${port}.log`),
  });
  await edge.start();
  await use(origin);
  await edge.stop();
}

/** A test with a running Pazar. It fails on any console error or warning that it does not expect. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  system: runningSystem(),
  mapsShell: [
    async ({ system }, use) => {
      const environment = {
        PAZAR_HOME: system.home,
        PAZAR_ASSET_ORIGIN: system.assetOrigin,
        PAZAR_API_ORIGIN: system.apiUrl,
        PAZAR_MAPS_KEY: mapsKey,
        PAZAR_DATA_STORE_ORIGIN: dataStore,
      };
      await serveShell({ environment, ready: 'ready' }, use);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  galleryOrigin: [
    async ({}, use) => {
      const home = await mkdtemp(join(tmpdir(), 'pazar-gallery-'));
      const documents = join(home, 'documents');
      await mkdir(documents);
      // It reads no document; but without a file of keys every page waits for the registry's first start.
      await writeFile(join(documents, 'trusted-keys.json'), '[]');
      const environment = { PAZAR_HOME: home, PAZAR_SHELL_ROOT: galleryFolder };
      // The gallery has no sections, so its edge is never ready.
      await serveShell({ environment, ready: 'live' }, use);
      await rm(home, { recursive: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ system }, use) => use(system.shell),
  shell: ({ page }, use) => use(new ShellPage(page)),
});
export { expect };
