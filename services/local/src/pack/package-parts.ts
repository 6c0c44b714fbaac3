import { cp, readFile, rm } from 'node:fs/promises';
import { globSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../command/failure.ts';
import { repositoryRoot } from '../command/paths.ts';
import { mustRun } from '../supervise/must-run.ts';
import type { TeamPackage } from './packages.ts';

/** Adds what a package has besides its modules, to the folder in which it is made. */
export async function addParts(each: TeamPackage, stage: string): Promise<void> {
  for (const part of each.parts ?? []) {
    const target = path.join(stage, part);
    if (part === 'template') {
      await cp(path.join(repositoryRoot, each.folder, part), target, { recursive: true });
    } else {
      await buildShell(target);
    }
  }
}

const template = 'shared/create-remote/template/outside/package.json.template';

/**
 * The range of each package that a new repository installs: ours with a caret, others exactly.
 * `pazar update` reads it, too.
 *
 * @throws Failure when the template names a package that neither is ours nor is in the catalog
 */
export async function rangesOf(
  versions: ReadonlyMap<string, string>,
): Promise<Record<string, string>> {
  const read = (file: string) => readFile(path.join(repositoryRoot, file), 'utf8');
  const [, catalog = ''] = (await read('pnpm-workspace.yaml')).split(/^catalog:$/m);
  const others = [...catalog.matchAll(/^ {2}(\S+): (\S+)$/gm)].map(
    ([, name = '', version = '']) => [name.replaceAll("'", ''), version] as const,
  );
  const known = new Map([
    ...others,
    ...[...versions].map(([name, version]) => [name, `^${version}`] as const),
  ]);
  const wanted = [...(await read(template)).matchAll(/"([^"]+)": "(?:workspace:\^|catalog:)"/g)];
  return Object.fromEntries(
    wanted.map(([, name = '']) => {
      const range = known.get(name);
      if (range === undefined) throw new Failure(`${template} names ${name}, which has no version`);
      return [name, range] as const;
    }),
  );
}

/**
 * Files that the shell of a developer's own machine does not send: compressed twins, maps of 6 MB, and the list of
 * files to request early, whose preloads need the integrity that a development build lacks.
 */
const notSent = ['**/*.{br,gz,map}', 'early.json'];

/** The host's development build, in which a section's development server can reload modules. */
async function buildShell(target: string): Promise<void> {
  const host = path.join(repositoryRoot, 'host');
  const program = path.join(host, 'node_modules/.bin/rsbuild');
  await mustRun({
    command: [program, 'build', '--mode', 'development', '--dist-path', target],
    cwd: host,
    variables: { NODE_ENV: 'development' },
  });
  const files = globSync(notSent, { cwd: target });
  await Promise.all(files.map((file) => rm(path.join(target, file))));
}
