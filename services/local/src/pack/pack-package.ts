import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../command/failure.ts';
import { repositoryRoot } from '../command/paths.ts';
import { mustRun } from '../supervise/must-run.ts';
import { bundleProgram } from './bundle-program.ts';
import { compilePackage } from './compile-package.ts';
import { addParts, rangesOf } from './package-parts.ts';
import { publishedExports, publishedManifest, type Manifest } from './manifest.ts';
import type { TeamPackage } from './packages.ts';
import { writeSettings } from './section-settings.ts';

/** A package's place while it is packed. */
interface Staged {
  readonly source: string;
  /** The folder that becomes the tarball. */
  readonly stage: string;
  readonly manifest: Manifest;
}

/** What `pazar update` reads of a new version; a package has no changelog before its second release. */
const updateFiles = ['CHANGELOG.md', 'codemods'];

/**
 * Packs a package as a registry wants it.
 *
 * @param from its manifest, with exact versions, and the versions of all packages of ours
 * @param out the folder of the tarball
 *
 * @returns the tarball
 */
export async function packPackage(
  each: TeamPackage,
  { manifest, versions }: { manifest: Manifest; versions: ReadonlyMap<string, string> },
  out: string,
): Promise<string> {
  const file = each.name.replace('@', '').replace('/', '-');
  const stage = path.join(out, 'staged', file, 'package');
  const staged = { source: path.join(repositoryRoot, each.folder), stage, manifest };
  await mkdir(path.join(stage, 'dist'), { recursive: true });
  const content = await (each.program ? makeProgram(each, staged) : makeModules(each, staged));
  await cp(path.join(repositoryRoot, 'LICENSE'), path.join(stage, 'LICENSE'));
  for (const part of updateFiles) {
    const own = path.join(staged.source, part);
    if (existsSync(own)) await cp(own, path.join(stage, part), { recursive: true });
  }
  await addParts(each, stage);
  const files = (await readdir(stage)).toSorted();
  const { dependencies, ...entries } = content;
  const published = publishedManifest(manifest, { name: each.name, dependencies, files });
  const named = each.namesVersions && { pazar: { versions: await rangesOf(versions) } };
  const text = JSON.stringify({ ...published, ...entries, ...named }, null, 2);
  await writeFile(path.join(stage, 'package.json'), `${text}\n`);
  const tarball = path.join(out, `${file}-${manifest.version}.tgz`);
  await mustRun({ command: ['tar', '-czf', tarball, '-C', path.dirname(stage), 'package'] });
  return tarball;
}

interface Content {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly exports?: Record<string, unknown>;
  readonly bin?: Record<string, string>;
}

async function makeModules(
  { name }: TeamPackage,
  { source, stage, manifest }: Staged,
): Promise<Content> {
  await compilePackage(source, path.join(stage, 'dist'));
  for (const file of Object.values(manifest.exports ?? {})) {
    if (!file.startsWith('./src/')) await cp(path.join(source, file), path.join(stage, file));
  }
  const settings = await writeSettings(name, stage);
  const exports = { ...publishedExports(manifest), ...settings };
  return { dependencies: manifest.dependencies, exports };
}

/**
 * @throws Failure when the program imports a package that its manifest does not name
 */
async function makeProgram(
  { name, program = { entry: '', bin: '' } }: TeamPackage,
  { source, stage, manifest }: Staged,
): Promise<Content> {
  const dist = path.join(stage, 'dist');
  const used = [...(await bundleProgram(source, { ...program, dist }))].toSorted();
  const dependencies = used.map((each) => {
    const version = manifest.dependencies[each];
    if (version === undefined) throw new Failure(`${name} imports ${each} and does not declare it`);
    return [each, version] as const;
  });
  return {
    dependencies: Object.fromEntries(dependencies),
    exports: {},
    bin: { [program.bin]: `./dist/${program.bin}.js` },
  };
}
