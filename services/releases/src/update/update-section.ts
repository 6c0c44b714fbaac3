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
  /** Aborts once the user ends the update. */
  readonly stopped: AbortSignal;
}

/**
 * Raises all packages of Pazar in a section's repository together, and the libraries that the section shares
 * with the shell, installs them, and runs their codemods. When the update fails or is stopped, `package.json` is as
 * it was: the next update runs all codemods.
 *
 * @throws UpdateFailure
 */
export async function updateSection(options: UpdateOptions): Promise<UpdateReport> {
  const { root, wanted, dryRun, variables, stopped } = options;
  const file = path.join(root, 'package.json');
  if (!existsSync(file)) throw new UpdateFailure(`${root} has no package.json.`);
  const before = await readFile(file, 'utf8');
  const release = await readPackagesRelease(wanted, { root, variables, stopped });
  const { text, raised } = raiseManifest(before, release.ranges);
  const report = { release: release.version, raised, codemods: [], changes: [] };
  if (dryRun || raised.length === 0) return report;

  try {
    await writeFile(file, text);
    await installPackages({ root, variables, stopped });
    return { ...report, ...(await adapt(options, raised)) };
  } catch (error) {
    await writeFile(file, before);
    throw error;
  }
}

/** Runs the codemods of the installed packages, and reads what changed in them. */
async function adapt(
  { root, stopped }: UpdateOptions,
  raised: readonly Raised[],
): Promise<Pick<UpdateReport, 'codemods' | 'changes'>> {
  const codemods: RanCodemod[] = [];
  const changes: (VersionChanges & { name: string })[] = [];
  for (const { name, from } of raised.filter((each) => isOwn(each.name))) {
    // Not the installed version: an update that was stopped has left a newer one, without its codemods.
    const had = semver.minVersion(from)?.version ?? '0.0.0';
    const step = { from: had, to: await installedVersion(root, name) };
    codemods.push(...(await runCodemods(root, name, step)));
    if (stopped.aborted)
      throw new UpdateFailure('The update was stopped; package.json is as it was.');
    const found = await readChanges(root, name, step);
    changes.push(...found.map((each) => ({ name, ...each })));
  }
  return { codemods, changes };
}

async function installedVersion(root: string, name: string): Promise<string> {
  const file = path.join(root, 'node_modules', name, 'package.json');
  try {
    const text = await readFile(file, 'utf8');
    return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UpdateFailure(`${name} is not installed in ${root}: ${why}`);
  }
}

async function readChanges(root: string, name: string, step: Step): Promise<VersionChanges[]> {
  const file = path.join(root, 'node_modules', name, 'CHANGELOG.md');
  // A package has none before its second release.
  return existsSync(file) ? changesBetween(await readFile(file, 'utf8'), step) : [];
}
