import { defineConfig } from '@playwright/test';
import { findChromium } from './system/find-chromium.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'specs',
  outputDir: '../test-results/e2e',
  globalSetup: './system/global-setup.ts',
  // Each has its own system; more of them than processors only wait for one another.
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // For a machine several times slower than a developer's. What is promised in seconds is measured
  // by the test itself.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Skopje',
    viewport: { width: 1280, height: 900 },
    // A trace costs as much processor time as its test. The gate runs a failed test again with one.
    trace: 'off',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      // Containers run as root, where Chromium's own sandbox cannot start.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
});
