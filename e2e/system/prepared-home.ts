import { constants, cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remotes } from './repository.ts';
import { systemParts } from './system-parts.ts';

/** The variable that names the prepared home to Playwright's workers. */
export const preparedHomeVariable = 'PAZAR_E2E_PREPARED_HOME';

/**
 * Creates the state of a Pazar that was started once: keys, demo data, the announced shell and the
 * six published builds. Every system of a run starts from a copy, because creating it takes longer
 * than a start.
 *
 * @param more further builds to publish: folders from the root of the repository, once they are
 * built
 *
 * @returns the folder, which the caller deletes
 */
export async function prepareHome(more: Promise<readonly string[]>): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'pazar-prepared-'));
  const parts = await systemParts(home);
  try {
    const [built] = await Promise.all([more, parts.releases.start(), parts.api.start()]);
    // As `npm start` does: the registry checks later publishes against this shell.
    await parts.pazar('announce', 'host');
    await parts.pazar(
      'publish',
      '--live',
      ...remotes.map((name) => join('remotes', name)),
      ...built,
    );
  } catch (error) {
    throw new Error(`No home could be prepared; the logs are in ${home}.`, { cause: error });
  } finally {
    await parts.stop();
  }
  // A document contains the origins of the registry that issued it; the next start issues its own.
  await rm(join(home, 'documents'), { recursive: true });
  return home;
}

/** A copy of the home that this run has prepared, which the caller removes. */
export async function copyOfPreparedHome(): Promise<string> {
  const prepared = process.env[preparedHomeVariable];
  // Outside of the tests, a home for one system is prepared and used without a copy.
  if (prepared === undefined) return prepareHome(Promise.resolve([]));
  const home = await mkdtemp(join(tmpdir(), 'pazar-e2e-'));
  // `cpSync` copies the 3,000 files of a home in 0.1 s, `cp` in 0.8 s.
  cpSync(prepared, home, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return home;
}
