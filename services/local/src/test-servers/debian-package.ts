import { userInfo } from 'node:os';
import pLimit from 'p-limit';
import { runTool } from '../supervise/run-tool.ts';
import { findProgram } from './find-program.ts';

let listsUpdated: Promise<unknown> | undefined;
/** apt-get holds a lock. */
const oneAtATime = pLimit(1);

const aptGet = (...parameters: string[]) =>
  runTool({
    command: ['apt-get', '-qq', ...parameters],
    variables: {
      DEBIAN_FRONTEND: 'noninteractive',
      // dpkg refuses to work when ldconfig and start-stop-daemon are not in PATH.
      PATH: `${process.env['PATH'] ?? ''}:/usr/local/sbin:/usr/sbin:/sbin`,
    },
  });

/**
 * Installs a Debian package when this machine has apt-get and we are root; returns whether it did.
 */
export async function installDebianPackage(name: string): Promise<boolean> {
  if (userInfo().uid !== 0 || findProgram('apt-get') === null) return false;
  listsUpdated ??= aptGet('update');
  await listsUpdated;
  const install = ['install', '-y', '--no-install-recommends', name];
  const { failed, output } = await oneAtATime(() => aptGet(...install));
  if (failed) console.error(output);
  return !failed;
}
