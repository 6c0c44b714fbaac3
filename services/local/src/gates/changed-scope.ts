import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { Failure } from '../command/failure.ts';
import { runTool } from '../supervise/run-tool.ts';
import { changedImporters, workspaceSettings } from './changed-lockfile.ts';
import { git } from './git.ts';
import type { Scope } from './static-gates.ts';
import { workspacePackages } from './workspace-packages.ts';

const dependencies = z.record(z.string(), z.string()).default({});
const manifestSchema = z.object({
  name: z.string(),
  dependencies,
  devDependencies: dependencies,
  peerDependencies: dependencies,
});

/** This test compares the documents with the names of files and of tests. */
const documentTest = 'services/local/src/gates/coverage-table.test.ts';
const namedByDocuments = /\.md$|\.(?:spec|test)\.tsx?$/;

/** A package of the workspace. */
interface Package {
  folder: string;
  name: string;
  uses: ReadonlySet<string>;
}

const lockfile = 'pnpm-lock.yaml';
const workspaceFile = 'pnpm-workspace.yaml';

/** No check of a package reads them. */
const ofNoPackage = /\.md$|^CODEOWNERS$/;

/**
 * The changes since a revision of git, committed or not: the existing files, and the packages that
 * contain or import them, or for which the lockfile installs something else. Another changed file
 * outside of all packages affects every package. The import graph gate rejects imports that a
 * `package.json` does not declare, so the manifests are the graph.
 */
export async function changedScope(root: string, since: string): Promise<Scope> {
  const files = await changedFiles(root, since);
  const packages = await readPackages(root);
  const folderOf = (file: string) =>
    packages.find(({ folder }) => file.startsWith(`${folder}/`))?.folder;
  const changed = files.all.filter((file) => !ofNoPackage.test(file));
  const installed = await installedAnew(root, { since, changed });
  // What they install is in the importers.
  const ofFolders = installed
    ? changed.filter((file) => file !== lockfile && file !== workspaceFile)
    : changed;
  const isPackage = new Set(packages.map(({ folder }) => folder));
  const owners = [
    ...ofFolders.map(folderOf),
    ...(installed ?? []).filter((folder) => isPackage.has(folder)),
    // The tools of the root check every package.
    ...(installed?.includes('.') === true ? [undefined] : []),
  ];
  const reached = owners.includes(undefined)
    ? packages.map(({ folder }) => folder)
    : reachedBy(packages, new Set(owners.filter((folder) => folder !== undefined)));
  const tests = reached.filter((folder) => existsSync(path.join(root, folder, 'vitest.config.ts')));
  const documents = files.all.some((file) => namedByDocuments.test(file)) ? [documentTest] : [];
  return { files: files.present, packages: reached, tests: [...tests, ...documents] };
}

/** The folders for which the lockfile installs something else; undefined when more may be different. */
async function installedAnew(
  root: string,
  { since, changed }: { since: string; changed: readonly string[] },
): Promise<string[] | undefined> {
  if (!changed.includes(lockfile)) return undefined;
  const was = (file: string) => git(root, 'show', `${since}:${file}`);
  const is = (file: string) => readFile(path.join(root, file), 'utf8');
  const known = await git(root, 'ls-tree', '--name-only', since, lockfile, workspaceFile);
  // Either file is new.
  if (known.trim().split('\n').length !== 2) return undefined;
  const [before, after] = [await was(workspaceFile), await is(workspaceFile)];
  if (workspaceSettings(before) !== workspaceSettings(after)) return undefined;
  return changedImporters({ before: await was(lockfile), after: await is(lockfile) });
}

/** Packages that use a changed one, directly or through others, and the changed ones. */
function reachedBy(packages: readonly Package[], changed: ReadonlySet<string>): string[] {
  const reached = new Set(changed);
  for (let before = -1; before !== reached.size;) {
    before = reached.size;
    const names = packages.filter(({ folder }) => reached.has(folder)).map(({ name }) => name);
    for (const { folder, uses } of packages) {
      if (names.some((name) => uses.has(name))) reached.add(folder);
    }
  }
  return packages.map(({ folder }) => folder).filter((folder) => reached.has(folder));
}

async function readPackages(root: string): Promise<Package[]> {
  // The deepest folder first: `e2e/remotes/probe` is not `e2e`.
  const folders = workspacePackages(root).toSorted((one, other) => other.length - one.length);
  return Promise.all(
    folders.map(async (folder) => {
      const text = await readFile(path.join(root, folder, 'package.json'), 'utf8');
      const manifest = manifestSchema.parse(JSON.parse(text));
      const { dependencies: own, devDependencies: tools, peerDependencies: peers } = manifest;
      return {
        folder,
        name: manifest.name,
        uses: new Set(Object.keys({ ...own, ...tools, ...peers })),
      };
    }),
  );
}

async function changedFiles(
  root: string,
  since: string,
): Promise<{ all: string[]; present: string[] }> {
  const linesOf = async (...parameters: string[]) => {
    const { failed, output } = await runTool({
      command: ['git', '-c', 'core.quotePath=off', ...parameters],
      cwd: root,
    });
    if (failed) throw new Failure(`What has changed since ${since} is not known:\n${output}`);
    return output.split('\n').filter((line) => line !== '');
  };
  const tracked = await linesOf('diff', '--name-only', '--no-renames', since);
  const removed = await linesOf('diff', '--name-only', '--no-renames', '--diff-filter=D', since);
  const added = await linesOf('ls-files', '--others', '--exclude-standard');
  const all = [...tracked, ...added];
  return { all, present: all.filter((file) => !removed.includes(file)) };
}
