import { cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repository } from '../system/repository.ts';
import { runCommand } from '../system/run-command.ts';

type Json = Record<string, unknown>;

/**
 * Packs a package of the workspace as for a registry: JavaScript with declarations instead of
 * TypeScript, because Node runs no TypeScript below `node_modules`, and exact versions instead of
 * the workspace's own.
 *
 * @param folder from the root of the repository
 *
 * @returns the tarball
 */
export async function packPackage(folder: string, out: string): Promise<string> {
  const source = join(repository, folder);
  const name = folder.replaceAll('/', '-');
  const stage = join(out, name, 'package');
  const dist = join(stage, 'dist');
  await mkdir(dist, { recursive: true });
  const emit = ['--noEmit', 'false', '--outDir', dist, '--rootDir', '.', '--declaration'];
  const extensions = ['--rewriteRelativeImportExtensions', '--allowImportingTsExtensions', 'false'];
  const compiler = join(repository, 'node_modules', '.bin', 'tsc');
  // By default four checkers compute the same types. The packages themselves run in parallel.
  await runCommand(source, [compiler, '-p', '.', '--singleThreaded', ...emit, ...extensions]);
  await copyOthers(join(source, 'src'), join(dist, 'src'));
  await removeTests(dist);
  const manifest = await readManifest(source, join(out, name));
  for (const file of filesOfExports(manifest)) await cp(join(source, file), join(stage, file));
  await writeFile(join(stage, 'package.json'), JSON.stringify(published(manifest), null, 2));
  const tarball = join(out, `${name}.tgz`);
  await runCommand(out, ['tar', '-czf', tarball, '-C', join(out, name), 'package']);
  return tarball;
}

/** The package's manifest with exact versions, which the package manager packs. */
async function readManifest(source: string, out: string): Promise<Json> {
  await runCommand(source, ['pnpm', 'pack', '--pack-destination', out]);
  const [raw] = (await readdir(out)).filter((file) => file.endsWith('.tgz'));
  await runCommand(out, ['tar', '-xzf', raw ?? '', 'package/package.json']);
  const text = await readFile(join(out, 'package', 'package.json'), 'utf8');
  // The package manager has just written it as an object.
  return JSON.parse(text) as Json;
}

/** Styles, data, plain scripts and hand-written declarations, which no compiler makes. */
async function copyOthers(from: string, to: string): Promise<void> {
  await cp(from, to, {
    recursive: true,
    filter: (path) => !/(?<!\.d)\.tsx?$/.test(path),
  });
}

async function removeTests(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const tests = files.filter((file) => /\.test\.(?:js|d\.ts|snap)$/.test(file));
  await Promise.all(tests.map((file) => rm(join(folder, file))));
}

function filesOfExports({ exports }: Json): string[] {
  return Object.values(exports ?? {}).filter(
    (file): file is string => typeof file === 'string' && !file.startsWith('./src/'),
  );
}

/** The manifest in the tarball. */
function published(manifest: Json): Json {
  const {
    devDependencies: _devDependencies,
    scripts: _scripts,
    private: _private,
    ...kept
  } = manifest;
  return {
    ...kept,
    ...('exports' in kept && { exports: mapValues(kept['exports'], exportOf) }),
    ...('bin' in kept && { bin: mapValues(kept['bin'], (file) => compiled(file, '.js')) }),
  };
}

function mapValues(value: unknown, change: (text: string) => unknown): Json {
  const entries = Object.entries(value ?? {});
  return Object.fromEntries(entries.map(([key, text]) => [key, change(String(text))]));
}

function exportOf(file: string): unknown {
  if (!/\.tsx?$/.test(file)) return file.replace(/^\.\/src\//, './dist/src/');
  return { types: compiled(file, '.d.ts'), default: compiled(file, '.js') };
}

function compiled(file: string, extension: string): string {
  return file.replace(/^\.\//, './dist/').replace(/\.tsx?$/, extension);
}
