import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../system/repository.ts';

const folder = join(repository, 'e2e', 'bench', 'peers');
/** Milliseconds for a build that is minified and compressed, which takes half a minute. */
const timeout = 10 * 60_000;

/** The peers, by the folder of their configurations, and the package whose version is printed. */
export const peers = {
  'vanilla-federation': '@module-federation/enhanced',
} as const;
export type Peer = keyof typeof peers;

/**
 * Builds the page of a peer and then its remotes, into one folder.
 *
 * @param isDraft neither minified nor compressed, for the smallest form of the benchmark
 * @returns the folder of the build
 */
export function buildPeer(peer: Peer, isDraft: boolean): string {
  run(['--config', `${peer}/host.config.ts`], isDraft);
  run(['--config', `${peer}/remote.config.ts`], isDraft);
  return join(folder, 'dist', peer);
}

/** The name and the installed version of what a peer is built with. */
export function titleOf(peer: Peer): string {
  const name = peers[peer];
  const file = join(folder, 'node_modules', name, 'package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return `${name} ${version}`;
}

function run(words: readonly string[], isDraft: boolean): void {
  execFileSync('pnpm', ['run', 'build', ...words, ...(isDraft ? ['--env-mode', 'draft'] : [])], {
    cwd: folder,
    timeout,
    env: { ...process.env, NODE_ENV: 'production', pnpm_config_verify_deps_before_run: 'false' },
    // The table is what this command writes to its standard output.
    stdio: ['ignore', process.stderr, process.stderr],
  });
}
