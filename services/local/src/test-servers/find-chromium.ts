import { existsSync } from 'node:fs';
import { Failure } from '../command/failure.ts';
import { repositoryRoot } from '../command/paths.ts';
import { runTool } from '../supervise/run-tool.ts';
import { browserPackages, installDebianPackage } from './debian-package.ts';
import { findProgram } from './find-program.ts';

/**
 * The headless shell first: the tests take a quarter less processor time in it
 * (docs/decisions/0025-prepare-tests-once.md).
 */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** Timeout of stalled downloads. */
const downloadDeadline = 180_000;

function installedChromium(): string | null {
  return names.map((name) => findProgram(name)).find((file) => file !== null) ?? null;
}

async function installPlaywrightChromium(): Promise<boolean> {
  const install = ['playwright', 'install', '--only-shell', 'chromium'];
  const { failed } = await runTool({
    command: ['pnpm', '--filter', '@pazar/e2e', 'exec', ...install],
    cwd: repositoryRoot,
    deadline: downloadDeadline,
  });
  return !failed;
}

/**
 * The Chromium for the end-to-end tests: the one of `PAZAR_CHROMIUM`, one in `PATH`, Playwright's
 * own (returned as `null`, since Playwright knows its path), or Debian's package.
 */
export async function findChromium(given: string | undefined): Promise<string | null> {
  if (given !== undefined && given !== '') {
    if (existsSync(given)) return given;
    throw new Failure(`PAZAR_CHROMIUM=${given}: there is no such file.`);
  }
  const installed = installedChromium();
  if (installed !== null) return installed;
  if (await installPlaywrightChromium()) return null;
  for (const name of browserPackages) {
    const fromDebian = (await installDebianPackage(name)) ? installedChromium() : null;
    if (fromDebian !== null) return fromDebian;
  }
  throw new Failure(
    'The end-to-end tests need a Chromium: install one so that chromium or google-chrome is in PATH, ' +
      'run "pnpm --filter @pazar/e2e exec playwright install chromium", or set PAZAR_CHROMIUM to its file.',
  );
}
