import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { repository } from '../system/repository.ts';

const folder = join(repository, 'e2e', 'bench', 'one-application');

/** Milliseconds for a build that is minified and compressed, which takes half a minute. */
const timeout = 10 * 60_000;

/**
 * Builds the application to compare the shell with, as the host is built.
 *
 * @param isDraft neither minified nor compressed, which takes a quarter of the time: for the
 * smallest form of the benchmark, whose times nobody compares
 *
 * @returns the folder of the build
 */
export function buildOneApplication(isDraft: boolean): string {
  execFileSync('pnpm', ['run', 'build', ...(isDraft ? ['--env-mode', 'draft'] : [])], {
    cwd: folder,
    timeout,
    env: { ...process.env, NODE_ENV: 'production', pnpm_config_verify_deps_before_run: 'false' },
    // The table is what this command writes to its standard output.
    stdio: ['ignore', process.stderr, process.stderr],
  });
  return isDraft ? join(folder, 'node_modules', '.cache', 'draft') : join(folder, 'dist');
}
