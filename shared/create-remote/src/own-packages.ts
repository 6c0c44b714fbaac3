import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { NameRefusal } from './name-remote.ts';

/** The versions of packages in a new repository. */
export interface OwnPackages {
  /** The range or the place of a package. */
  readonly versions: (name: string) => string;
  /** The content of `pnpm-workspace.yaml`. */
  readonly settings: string;
  /** `overrides` of npm: our packages name each other by version, which no registry has. */
  readonly overrides?: Readonly<Record<string, string>>;
  /** Tarballs to copy into the folder `packages` of the repository, which then installs on every machine. */
  readonly tarballs: readonly string[];
}

/** Has the ranges of ours and of the others that a section uses, once this package is packed. */
const manifestFile = path.resolve(import.meta.dirname, '../package.json');

/** The content of `pnpm-workspace.yaml`. A new version of ours may be installed on its first day: who publishes it is known. */
export const settings = "strictDepBuilds: false\nminimumReleaseAgeExclude:\n  - '@pazar/*'\n";

/**
 * @param folder of tarballs; without it the packages come from a registry
 *
 * @throws NameRefusal when the folder lacks a package
 */
export function ownPackages(folder: string | undefined): OwnPackages {
  const ranges = readRanges();
  const range = (name: string) => {
    const found = ranges[name];
    if (found === undefined) throw new NameRefusal(`No version of ${name} is known.`);
    return found;
  };
  if (folder === undefined) return { versions: range, settings, tarballs: [] };
  const files = findTarballs(path.resolve(folder), Object.keys(ranges));
  const tarballs = Object.fromEntries(
    Object.entries(files).map(([name, file]) => [name, `file:packages/${path.basename(file)}`]),
  );
  const places = Object.entries(tarballs).map(
    ([name, place]) => `  ${JSON.stringify(name)}: ${JSON.stringify(place)}\n`,
  );
  return {
    versions: (name) => tarballs[name] ?? range(name),
    settings: `${settings}overrides:\n${places.join('')}`,
    // npm reads a path in an override from the package that has it; `$` is the version of the repository.
    overrides: Object.fromEntries(Object.keys(tarballs).map((name) => [name, `$${name}`])),
    tarballs: Object.values(files),
  };
}

function readRanges(): Record<string, string> {
  // `pack-packages` writes `pazar.versions` as an object of texts.
  const { pazar } = JSON.parse(readFileSync(manifestFile, 'utf8')) as {
    pazar?: { versions: Record<string, string> };
  };
  if (pazar === undefined) {
    throw new NameRefusal(
      'This generator knows no versions. In a clone of Pazar, run "pnpm pack-packages" and use the ' +
        'package that it makes; for a section inside the clone, run "pnpm new-remote".',
    );
  }
  return pazar.versions;
}

function findTarballs(folder: string, names: readonly string[]): Record<string, string> {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const ours = names.filter((name) => name.startsWith('@pazar/'));
  return Object.fromEntries(
    ours.map((name) => {
      const start = `${name.replace('@', '').replace('/', '-')}-`;
      const file = files.find(
        (each) => each.startsWith(start) && /^\d.*\.tgz$/.test(each.slice(start.length)),
      );
      if (file === undefined) throw new NameRefusal(`${folder} has no package ${name}.`);
      return [name, path.join(folder, file)];
    }),
  );
}
