import { userInfo } from 'node:os';
import { runTool } from '../supervise/run-tool.ts';
import { findProgram } from './find-program.ts';

let listsUpdated: Promise<unknown> | undefined;
let previous: Promise<unknown> = Promise.resolve();

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
  // apt-get holds a lock: one at a time.
  const turn = previous.then(() => aptGet('install', '-y', '--no-install-recommends', name));
  previous = turn;
  const { failed, output } = await turn;
  if (failed) console.error(output);
  return !failed;
}
