import { commonFiles, commonFolder, hasHashInName } from '@pazar/contracts/releases/common-files';
import type { BuildFiles } from '@pazar/contracts/releases/discovery';
import { decodedPath, isEncodedTwin } from './build-file.ts';
import type { RefusalReason } from './build-refusal.ts';

/** A version's place in the store. */
export interface StoredPlace {
  remote: string;
  version: string;
  build: BuildFiles;
}

/** The keys under which the store has a file of a version. */
export interface FileKeys {
  own: string;
  /** Where all versions have it in common, or undefined. */
  common: string | undefined;
}

/** The keys of a version's files, by path. */
export function keysOf({ remote, version, build }: StoredPlace): (path: string) => FileKeys {
  const common = commonFiles(build);
  const { en, mk } = build.localization;
  const renamed = new Map(
    common
      ? [
          [build.entry, common.entry],
          [en, common.localization.en],
          [mk, common.localization.mk],
        ]
      : [],
  );
  const nameOf = (path: string) => {
    const plain = decodedPath(path);
    const name = renamed.get(plain) ?? (hasHashInName(plain) ? plain : undefined);
    return common && name ? name + path.slice(plain.length) : undefined;
  };
  return (path) => {
    const name = nameOf(path);
    return {
      own: `${remote}/${version}/${path}`,
      common: name === undefined ? undefined : `${remote}/${commonFolder}/${name}`,
    };
  };
}

/**
 * Whether the hash in its name is not that of a file's bytes: compressed twins and source maps of one
 * script may differ.
 */
export function isBesideHashed(path: string): boolean {
  return isEncodedTwin(path) || path.endsWith('.map');
}

/** Files that no script of a build requests. */
const unrequested = /\.(?:json|txt|map)$/;

/** Files that a script would not find in the folder that versions have in common. */
export function checkNames(build: BuildFiles, paths: readonly string[]): RefusalReason[] {
  if (commonFiles(build) === null) return [];
  return paths
    .filter((path) => !isEncodedTwin(path) && !(path in build.integrity))
    .filter((path) => !unrequested.test(path) && !hasHashInName(path))
    .map((path) => ({
      path,
      detail: 'needs a hash of its content in its name, as in logo.3fa9c1d2e4.png',
    }));
}
