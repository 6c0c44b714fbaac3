import { parse } from 'yaml';
import { z } from 'zod';

const dependency = z.looseObject({ version: z.string() });
const importerSchema = z.looseObject({
  dependencies: z.record(z.string(), dependency).default({}),
  devDependencies: z.record(z.string(), dependency).default({}),
});
const snapshotSchema = z.looseObject({
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
});
const lockfileSchema = z.looseObject({
  importers: z.record(z.string(), importerSchema),
  packages: z.record(z.string(), z.unknown()).default({}),
  snapshots: z.record(z.string(), snapshotSchema).default({}),
});
type Lockfile = z.infer<typeof lockfileSchema>;

/**
 * The folders of the workspace for which another package, or another version of one, is installed.
 *
 * @param texts of `pnpm-lock.yaml`
 * @returns undefined when the lockfiles differ in more than what is installed, such as in a setting
 */
export function changedImporters(texts: { before: string; after: string }): string[] | undefined {
  const before = lockfileSchema.parse(parse(texts.before));
  const after = lockfileSchema.parse(parse(texts.after));
  if (differs(settingsOf(before), settingsOf(after))) return undefined;
  const changed = new Set(
    Object.keys(after.snapshots).filter((key) =>
      differs(contentOf(before, key), contentOf(after, key)),
    ),
  );
  return Object.keys({ ...before.importers, ...after.importers }).filter(
    (folder) =>
      differs(before.importers[folder], after.importers[folder]) ||
      [...installedFor(after, folder)].some((key) => changed.has(key)),
  );
}

/** The text of the settings in `pnpm-workspace.yaml`: all but the versions, which the lockfile has too. */
export function workspaceSettings(text: string): string {
  const { catalog: _versions, ...settings } = z.looseObject({}).parse(parse(text));
  return JSON.stringify(settings);
}

const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);

function settingsOf(lockfile: Lockfile) {
  const { importers: _importers, packages: _packages, snapshots: _snapshots, ...rest } = lockfile;
  // A version of the catalog is in each importer that uses it.
  return { ...rest, catalogs: undefined };
}

/** `vitest@5.1.1(vite@8.3.8)` is `vitest@5.1.1`, installed beside this Vite. */
const contentOf = ({ packages, snapshots }: Lockfile, key: string) => [
  packages[key.split('(')[0] ?? key],
  snapshots[key],
];

/** Keys of the packages that are installed for a folder, directly or through others. */
function installedFor({ importers, snapshots }: Lockfile, folder: string): Set<string> {
  const { dependencies = {}, devDependencies = {} } = importers[folder] ?? {};
  const own = Object.entries({ ...dependencies, ...devDependencies });
  const waiting = own.map(([name, { version }]) => [name, version] as const);
  const found = new Set<string>();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [name, version] = next;
    // An alias has the name of the package in its version; a link to a folder of ours is in no snapshot.
    const key = [`${name}@${version}`, version].find((each) => each in snapshots);
    if (key === undefined || found.has(key)) continue;
    found.add(key);
    const { dependencies: more, optionalDependencies: optional } = snapshots[key] ?? {};
    waiting.push(...Object.entries({ ...more, ...optional }));
  }
  return found;
}
