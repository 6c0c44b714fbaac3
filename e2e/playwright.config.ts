import { defineConfig } from '@playwright/test';
import { findChromium } from './system/find-chromium.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'specs',
  outputDir: '../test-results/e2e',
  // One system at a time: its specs stop and start services.
  workers: 1,
  forbidOnly: true,
  retries: 0,
  // For a machine several times slower than a developer's. What is promised in seconds is measured
  // by the test itself.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: process.env['PAZAR_E2E_REPORT']
    ? [['line'], ['json', { outputFile: process.env['PAZAR_E2E_REPORT'] }]]
    : 'list',
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Skopje',
    viewport: { width: 1280, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      // Containers run as root, where Chromium's own sandbox cannot start.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
});
