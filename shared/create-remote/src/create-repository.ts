import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { NameRefusal, nameRemote, type RemoteWords } from './name-remote.ts';
import { ownPackages, type OwnPackages } from './own-packages.ts';
import { writeTemplate } from './write-template.ts';

/** How a repository is made. */
export interface RepositoryOptions {
  readonly to: string | undefined;
  readonly packages: string | undefined;
  readonly install: boolean;
}

/** Position in the sidebar, after the sections that Pazar ships. */
const order = 100;

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
  const more = { install: manager === 'pnpm' ? 'npx pnpm install --frozen-lockfile' : 'npm ci' };
  writeTemplate(folder, names, { place: 'outside', order, more });
  setVersions(folder, own);
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
function packageManager(): 'npm' | 'pnpm' {
  return process.env['npm_config_user_agent']?.startsWith('pnpm') === true ? 'pnpm' : 'npm';
}

/** Writes the versions with which this generator was made, in place of the workspace's words. */
function setVersions(
  folder: string,
  { versions, settings, overrides, tarballs }: OwnPackages,
): void {
  for (const tarball of tarballs) {
    const copy = path.join(folder, 'packages', path.basename(tarball));
    mkdirSync(path.dirname(copy), { recursive: true });
    copyFileSync(tarball, copy);
  }
  const file = path.join(folder, 'package.json');
  const text = readFileSync(file, 'utf8').replaceAll(
    /"([^"]+)": "(?:workspace:\^|catalog:)"/g,
    (_all, name: string) => `"${name}": ${JSON.stringify(versions(name))}`,
  );
  // The template has written it as an object.
  const manifest = JSON.parse(text) as Record<string, unknown>;
  const content = { ...manifest, ...(overrides && { overrides }) };
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  writeFileSync(path.join(folder, 'pnpm-workspace.yaml'), settings);
}

function run(folder: string, [program = '', ...words]: string[]): void {
  // npm and pnpm are scripts on Windows, which only its shell runs.
  const shell = process.platform === 'win32';
  const { status, error } = spawnSync(program, words, { cwd: folder, stdio: 'inherit', shell });
  if (status === 0) return;
  const why = error?.message ?? `it ended with ${status}`;
  throw new NameRefusal(`The files are in ${folder}, but ${program} ${words[0]} failed: ${why}`);
}
