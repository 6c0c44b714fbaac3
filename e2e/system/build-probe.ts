import { execFile } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { probeFolder, repository } from './repository.ts';

const run = promisify(execFile);

/** The inputs of the build, from the root of the repository. */
const sources = [
  `${probeFolder}/{package,section}.json`,
  `${probeFolder}/rsbuild.config.ts`,
  `${probeFolder}/{src,assets}/**/*.*`,
  'shared/{build,contracts,format,shell,ui}/src/**/*.*',
  'pnpm-lock.yaml',
];

/** Builds the remote of the tests, unless its build is newer than all its inputs. */
export async function buildProbe(): Promise<void> {
  if (timeOfBuild() > Math.max(...filesOf(sources).map(changedAt))) return;
  await run('pnpm', ['--filter', '@pazar/remote-probe', 'run', 'build'], {
    cwd: repository,
    env: { ...process.env, NODE_ENV: 'production', pnpm_config_verify_deps_before_run: 'false' },
  });
}

const filesOf = (patterns: readonly string[]) =>
  globSync([...patterns], { cwd: repository }).map((file) => join(repository, file));

const changedAt = (file: string) => statSync(file).mtimeMs;

/** The time of the oldest file of the build; 0 without one. */
function timeOfBuild(): number {
  const files = filesOf([`${probeFolder}/dist/{remoteEntry.js,section.json}`]);
  return files.length < 2 ? 0 : Math.min(...files.map(changedAt));
}
