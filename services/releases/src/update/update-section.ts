import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import semver from 'semver';
import { z } from 'zod';
import { changesBetween, type Step, type VersionChanges } from './changes-between.ts';
import { readPackagesRelease } from './packages-release.ts';
import { isOwn, type Raised, raiseManifest } from './raise-manifest.ts';
import { runCodemods, type RanCodemod } from './run-codemods.ts';
import { installPackages } from './run-package-manager.ts';
import { UpdateFailure } from './update-failure.ts';

/** What an update has done, or would do. */
export interface UpdateReport {
  /** Version of the release of the packages. */
  readonly release: string;
  readonly raised: readonly Raised[];
  readonly codemods: readonly RanCodemod[];
  readonly changes: readonly (VersionChanges & { readonly name: string })[];
}

export interface UpdateOptions {
  /** Folder of the section. */
  readonly root: string;
  /** A version or a tag of the release. */
  readonly wanted: string;
  readonly dryRun: boolean;
  readonly variables: NodeJS.ProcessEnv;
}

/**
 * Raises all packages of Pazar in a section's repository together, and the libraries that the section shares
 * with the shell, installs them, and runs their codemods. When the installation fails, `package.json` is as
 * it was.
 *
 * @throws UpdateFailure
 */
export async function updateSection(options: UpdateOptions): Promise<UpdateReport> {
  const { root, wanted, dryRun, variables } = options;
  const file = path.join(root, 'package.json');
  if (!existsSync(file)) throw new UpdateFailure(`${root} has no package.json.`);
  const before = await readFile(file, 'utf8');
  const release = await readPackagesRelease(root, wanted, variables);
  const { text, raised } = raiseManifest(before, release.ranges);
  const report = { release: release.version, raised, codemods: [], changes: [] };
  if (dryRun || raised.length === 0) return report;

  const own = raised.filter(({ name }) => isOwn(name));
  const had = await Promise.all(own.map((each) => versionBefore(root, each)));
  await writeFile(file, text);
  try {
    await installPackages({ root, variables });
  } catch (error) {
    await writeFile(file, before);
    throw error;
  }
  const codemods: RanCodemod[] = [];
  const changes: (VersionChanges & { name: string })[] = [];
  for (const [index, { name }] of own.entries()) {
    const step = { from: had[index] ?? '0.0.0', to: await installedVersion(root, name) };
    codemods.push(...(await runCodemods(root, name, step)));
    const found = await readChanges(root, name, step);
    changes.push(...found.map((each) => ({ name, ...each })));
  }
  return { ...report, codemods, changes };
}

/** The installed version, or the lowest that `package.json` accepts where nothing is installed. */
async function versionBefore(root: string, { name, from }: Raised): Promise<string> {
  return existsSync(manifestOf(root, name))
    ? installedVersion(root, name)
    : (semver.minVersion(from)?.version ?? '0.0.0');
}

const manifestOf = (root: string, name: string) =>
  path.join(root, 'node_modules', name, 'package.json');

async function installedVersion(root: string, name: string): Promise<string> {
  const text = await readFile(manifestOf(root, name), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}

async function readChanges(root: string, name: string, step: Step): Promise<VersionChanges[]> {
  const file = path.join(root, 'node_modules', name, 'CHANGELOG.md');
  // A package has none before its second release.
  return existsSync(file) ? changesBetween(await readFile(file, 'utf8'), step) : [];
}
