import { join } from 'node:path';
import { runScript } from '@pazar/service/testing/run-script';
import { expect } from '@playwright/test';
import { environmentFor } from './open-system.ts';
import type { PazarSystem } from './pazar-system.ts';
import { repository } from './repository.ts';

/** Milliseconds for one of the scripts, on a machine several times slower than a developer's. */
const deadline = 120_000;

/** For a test that starts a script. One that hangs is ended first, so that its test fails with what it has written. */
export const scriptTimeout = deadline + 60_000;

/**
 * Runs a script of this package in its smallest form, on a system that runs already; gives what it printed.
 * Fails when the script does.
 */
export async function runSmallest(system: PazarSystem, script: string, ...words: string[]) {
  const surroundings = { variables: environmentFor(system), deadline };
  const typed = [script, '--smallest', ...words] as const;
  const { failed, output } = await runScript(join(repository, 'e2e'), typed, surroundings);
  expect(failed, output).toBe(false);
  return output;
}
