import { type Browser, chromium } from '@playwright/test';
import { findChromium } from './find-chromium.ts';

/** Milliseconds for its start, which takes half a second; Playwright's own limit is three minutes. */
const timeout = 60_000;

/** Starts the Chromium that the tests use, for a command; the caller closes it. */
export function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    timeout,
    ...(executablePath === undefined ? {} : { executablePath }),
    // Containers run as root, where Chromium's own sandbox cannot start.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
}
