import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repository } from '../system/repository.ts';
import { runCommand } from '../system/run-command.ts';

/** The manifest of a package. */
export type Json = Record<string, unknown>;

/**
 * Packs a package of the workspace as for a registry: JavaScript with declarations instead of
 * TypeScript, because Node runs no TypeScript below `node_modules`, and exact versions instead of
 * the workspace's own.
 *
 * @param folder from the root of the repository
 * @param manifest with exact versions
 * @param out the folder of the tarball
 *
 * @returns the tarball
 */
export async function packPackage(folder: string, manifest: Json, out: string): Promise<string> {
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
  for (const file of filesOfExports(manifest)) await cp(join(source, file), join(stage, file));
  await writeFile(join(stage, 'package.json'), JSON.stringify(published(manifest), null, 2));
  const tarball = join(out, `${name}.tgz`);
  await runCommand(out, ['tar', '-czf', tarball, '-C', join(out, name), 'package']);
  return tarball;
}

/**
 * Has the package manager pack packages, which writes exact versions into their manifests.
 *
 * @param out a folder for its tarballs
 *
 * @returns a function that returns the manifest of a package by its name, and throws when it was not packed
 */
export async function packManifests(
  names: readonly string[],
  out: string,
): Promise<(name: string) => Json> {
  // One call takes 2 s of processor time for ten packages, a call for each takes 7 s.
  const filters = names.map((name) => `--filter=${name}`);
  await runCommand(repository, ['pnpm', ...filters, 'pack', '--pack-destination', out]);
  const packed = (await readdir(out)).map(async (tarball) => {
    const text = await runCommand(out, ['tar', '-xzOf', tarball, 'package/package.json']);
    // The package manager has just written it as an object.
    const manifest = JSON.parse(text) as Json;
    return [String(manifest['name']), manifest] as const;
  });
  const manifests = new Map(await Promise.all(packed));
  return (name) => {
    const manifest = manifests.get(name);
    if (manifest === undefined) throw new Error(`The package manager did not pack ${name}`);
    return manifest;
  };
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
