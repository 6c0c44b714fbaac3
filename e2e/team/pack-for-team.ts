import { join } from 'node:path';
import { makeOwnFolder, packAll } from './own-folder.ts';

/**
 * `node e2e/team/pack-for-team.ts <remote> <folder>`: packs the packages that a team installs into
 * `<folder>/packages`, and copies the remote to `<folder>/<remote>`, where it uses them.
 */
const [remote, folder] = process.argv.slice(2);
if (remote === undefined || folder === undefined) {
  process.stderr.write('Usage: node e2e/team/pack-for-team.ts <remote> <folder>\n');
  process.exitCode = 2;
} else {
  const tarballs = await packAll(join(folder, 'packages'));
  await makeOwnFolder(remote, join(folder, remote), tarballs);
  process.stdout.write(`The remote is in ${join(folder, remote)}.\n`);
}
