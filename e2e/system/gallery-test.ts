import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { GalleryPage } from '../pages/gallery-page.ts';
import { buildGallery, galleryFolder } from './build-gallery.ts';
import { freePort } from './free-port.ts';
import { ServiceProcess } from './service-process.ts';
import { test as base } from './silent-test.ts';

interface TestFixtures {
  readonly gallery: GalleryPage;
}

interface WorkerFixtures {
  /** Origin of the gallery, served as the shell is: under its policy, with its headers. */
  readonly origin: string;
}

/** A test with the gallery of the design system. It fails on any console error or warning. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  origin: [
    async ({}, use) => {
      await buildGallery();
      const home = await mkdtemp(join(tmpdir(), 'pazar-gallery-'));
      const port = String(await freePort());
      const origin = `http://127.0.0.1:${port}`;
      const edge = new ServiceProcess({
        file: 'services/edge/src/shell-server.ts',
        environment: {
          PAZAR_HOME: home,
          PAZAR_SHELL_ROOT: galleryFolder,
          PAZAR_SHELL_PORT: port,
        },
        readyUrl: `${origin}/health/live`,
        logFile: join(home, 'edge.log'),
      });
      await edge.start();
      await use(origin);
      await edge.stop();
      await rm(home, { recursive: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ origin }, use) => use(origin),
  gallery: ({ page }, use) => use(new GalleryPage(page)),
});
export { expect };
