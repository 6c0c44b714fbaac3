import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { git } from './git.ts';
import { workspacePackages } from './workspace-packages.ts';

const rulesSchema = z.object({
  ignore: z.array(z.string()),
  changedFilePatterns: z.array(z.string()),
});
const manifestSchema = z.object({ name: z.string() });

/**
 * Names of the packages that need a new version since a revision of git, by the rules of
 * `.changeset/config.json`. Changesets judges the same, but does not print the names.
 */
export async function changedPackages(root: string, since: string): Promise<string[]> {
  const rules = rulesSchema.parse(await readJson(root, '.changeset/config.json'));
  const files = (await git(root, 'diff', '--name-only', '--no-renames', since)).split('\n');
  // The deepest folder first: `e2e/remotes/probe` is not `e2e`.
  const folders = workspacePackages(root).toSorted((one, other) => other.length - one.length);
  const ownerOf = (file: string) => folders.find((folder) => file.startsWith(`${folder}/`)) ?? '.';
  const owners = files
    .map((file) => ({ file, folder: ownerOf(file) }))
    .filter(({ file, folder }) =>
      isChange(path.posix.relative(folder, file), rules.changedFilePatterns),
    )
    .map(({ folder }) => folder);
  const names = await Promise.all([...new Set(owners)].map((folder) => nameOf(root, folder)));
  return names
    .filter((name) => !rules.ignore.some((glob) => path.matchesGlob(name, glob)))
    .toSorted();
}

/** As Changesets judges: a pattern with `!` excludes what an earlier pattern includes. */
function isChange(file: string, patterns: readonly string[]): boolean {
  return patterns.reduce(
    (isIncluded, pattern) =>
      pattern.startsWith('!')
        ? isIncluded && !path.matchesGlob(file, pattern.slice(1))
        : isIncluded || path.matchesGlob(file, pattern),
    false,
  );
}

async function nameOf(root: string, folder: string): Promise<string> {
  return manifestSchema.parse(await readJson(root, path.join(folder, 'package.json'))).name;
}

async function readJson(root: string, file: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(root, file), 'utf8'));
}
