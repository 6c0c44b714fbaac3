import { type Browser, chromium } from '@playwright/test';
import { findChromium } from './find-chromium.ts';

/** Starts the Chromium that the tests use, for a command; the caller closes it. */
export function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    // Containers run as root, where Chromium's own sandbox cannot start.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
}
