import { execFile } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repository } from './repository.ts';

const run = promisify(execFile);

/** The inputs of the build, from the root of the repository. */
const sources = [
  'shared/{ui,section}/{src,gallery,assets}/**/*.*',
  'shared/{contracts,format,geography,shell}/src/**/*.*',
  'pnpm-lock.yaml',
];

/** Folder of the built gallery. */
export const galleryFolder = join(repository, 'shared', 'section', 'dist', 'gallery');

/** Builds the page of all components, unless its build is newer than all its inputs. */
export async function buildGallery(): Promise<void> {
  const changed = Math.max(...sources.flatMap(timesOf));
  if (Math.max(0, ...timesOf('shared/section/dist/gallery/index.html')) > changed) return;
  await run('pnpm', ['--filter', '@pazar/section', 'run', 'build'], {
    cwd: repository,
    env: { ...process.env, NODE_ENV: 'production', pnpm_config_verify_deps_before_run: 'false' },
  });
}

const timesOf = (pattern: string) =>
  globSync(pattern, { cwd: repository }).map((file) => statSync(join(repository, file)).mtimeMs);
