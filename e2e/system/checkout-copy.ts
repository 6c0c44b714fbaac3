import { constants, cpSync } from 'node:fs';
import { mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { repository } from './repository.ts';

/** pnpm's store of all packages; the rest of `node_modules` is links into it. */
const packageStore = join('node_modules', '.pnpm');

/** State of runs, which a fresh checkout does not have either; build stamps are kept. */
const state =
  /(?:^|\/)(?:\.git|test-results|\.pazar\/(?!builds$)[^/]+|node_modules\/\.(?:pnpm|cache|vitest-cache))$/;

/**
 * Copies the checkout, its builds included, so that a test may write into it. Links to the
 * workspace's own packages point to the copy, those to installed packages to the same files.
 *
 * @returns the folder, which the caller deletes
 */
export async function copyCheckout(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pazar-checkout-'));
  // `cpSync` copies these 5,000 files in 0.2 s, `cp` in 1.4 s.
  cpSync(repository, folder, {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (path) => !state.test(relative(repository, path)),
  });
  await symlink(join(repository, packageStore), join(folder, packageStore), 'dir');
  return folder;
}
