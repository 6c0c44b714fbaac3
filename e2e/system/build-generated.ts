import { mkdtemp, readdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './run-command.ts';
import { repository } from './repository.ts';

/** Entries of the checkout that the copy does not link to. */
const notLinked = new Set(['remotes', '.git']);

/**
 * Generates a remote with `new-remote` beside links to the checkout, and builds it with the packages
 * that are installed for another one.
 *
 * @returns `root`, which the caller deletes, and the folder of the remote in it
 */
export async function buildGenerated(name: string): Promise<{ root: string; folder: string }> {
  const root = await mkdtemp(join(tmpdir(), 'pazar-generated-'));
  const entries = (await readdir(repository)).filter((entry) => !notLinked.has(entry));
  await Promise.all(entries.map((entry) => symlink(join(repository, entry), join(root, entry))));
  const generator = join(repository, 'services/local/src/new-remote.ts');
  await runCommand(root, [process.execPath, generator, name, '--to', root]);
  const folder = join(root, 'remotes', name);
  await symlink(join(repository, 'remotes/locations/node_modules'), join(folder, 'node_modules'));
  await runCommand(folder, ['node_modules/.bin/rsbuild', 'build'], { NODE_ENV: 'production' });
  return { root, folder };
}
