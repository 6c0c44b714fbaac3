import { defineConfig } from '@playwright/test';
import { findChromium } from './system/find-chromium.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'specs',
  outputDir: '../test-results/e2e',
  globalSetup: './system/global-setup.ts',
  // Each has a separate system. A third on two processors saves less than a tenth of the time, and
  // its tests wait for one another (docs/decisions/0025-prepare-tests-once.md).
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // For a machine several times slower than a developer's. Limits in seconds are measured by the
  // tests themselves.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Skopje',
    viewport: { width: 1280, height: 900 },
    // Requests that a worker answers pass by page.route(). Its own tests allow it.
    serviceWorkers: 'block',
    // A trace costs as much processor time as its test. The gate runs a failed test again with one.
    trace: 'off',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        // Pages live for seconds: optimizing compilation costs more than it saves
        // (docs/decisions/0025-prepare-tests-once.md).
        '--js-flags=--no-opt',
        // Containers run as root, where Chromium's own sandbox cannot start.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
});
