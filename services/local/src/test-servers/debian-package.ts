import { userInfo } from 'node:os';
import pLimit from 'p-limit';
import { runTool } from '../supervise/run-tool.ts';
import { findProgram } from './find-program.ts';

/**
 * Debian's packages of the servers that tests use; .github/workflows/ci.yml installs them too. Of
 * OpenStack Swift only the four servers: replication, updates and so on are for many machines.
 */
export const serverPackages = [
  'nginx',
  'postgresql',
  'prometheus',
  'swift-account',
  'swift-container',
  'swift-object',
  'swift-proxy',
] as const;
/** Its browsers; the headless one is not in every release of Debian. */
export const browserPackages = ['chromium-headless-shell', 'chromium'] as const;
type DebianPackage = (typeof serverPackages)[number] | (typeof browserPackages)[number];

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
export async function installDebianPackage(name: DebianPackage): Promise<boolean> {
  if (userInfo().uid !== 0 || findProgram('apt-get') === null) return false;
  listsUpdated ??= aptGet('update');
  await listsUpdated;
  const install = ['install', '-y', '--no-install-recommends', name];
  const { failed, output } = await oneAtATime(() => aptGet(...install));
  if (failed) console.error(output);
  return !failed;
}
