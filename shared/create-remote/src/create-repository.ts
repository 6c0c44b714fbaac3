import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { NameRefusal, nameRemote, type RemoteWords } from './name-remote.ts';
import { ownPackages } from './own-packages.ts';
import { type PackageManager, writeRepository } from './write-repository.ts';

/** How a repository is made. */
export interface RepositoryOptions {
  readonly to: string | undefined;
  readonly packages: string | undefined;
  readonly install: boolean;
}

/**
 * Writes the repository of a section, installs its packages and begins its history.
 *
 * @throws NameRefusal for a name or a folder that cannot be used
 */
export async function createRepository(
  words: RemoteWords,
  { to, packages, install }: RepositoryOptions,
): Promise<void> {
  const started = performance.now();
  const names = nameRemote(words);
  const folder = path.resolve(to ?? names.name);
  if (existsSync(folder) && (!statSync(folder).isDirectory() || readdirSync(folder).length > 0)) {
    throw new NameRefusal(`${folder} is there already and is no empty folder.`);
  }
  const own = ownPackages(packages);
  const manager = packageManager();
  writeRepository(folder, names, { own, manager });
  run(folder, ['git', 'init', '--quiet', '--initial-branch=main']);
  if (install) run(folder, [manager, 'install', ...(manager === 'npm' ? ['--no-fund'] : [])]);
  run(folder, ['git', 'add', '--all']);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`
${names.title} is in ${folder} (${seconds} s). Next:

  cd ${path.relative(process.cwd(), folder) || '.'}
  ${manager} run dev      opens it in the shell, at /${names.path}
  ${manager} test         runs its tests
  ${manager} run check    checks types, texts and import rules
`);
}

/** The one that runs this program: npm and pnpm say their names. */
function packageManager(): PackageManager {
  return process.env['npm_config_user_agent']?.startsWith('pnpm') === true ? 'pnpm' : 'npm';
}

function run(folder: string, [program = '', ...words]: string[]): void {
  // npm and pnpm are scripts on Windows, which only its shell runs.
  const shell = process.platform === 'win32';
  const { status, error } = spawnSync(program, words, { cwd: folder, stdio: 'inherit', shell });
  if (status === 0) return;
  const why = error?.message ?? `it ended with ${status}`;
  throw new NameRefusal(`The files are in ${folder}, but ${program} ${words[0]} failed: ${why}`);
}
