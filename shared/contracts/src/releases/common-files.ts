import type { BuildFiles, DiscoveryDocument, DiscoveryEntry } from './discovery.ts';

/**
 * Folder beside the versions of a remote, `/<remote>/files/`, with the files that its versions have in
 * common: a file that a new version did not change keeps its address, and stays in the browser's cache.
 */
export const commonFolder = 'files';

/** A file whose name has a hash of its content, as bundlers name it; also its source map. */
const named = /\.[0-9a-f]{8,}\.\w+(?:\.map)?$/;

/** Base64 digits of an integrity that make a name: 96 bits. */
const digits = { from: 'sha384-'.length, to: 'sha384-'.length + 16 };

/** Whether the name of a file has a hash of its content. */
export function hasHashInName(path: string): boolean {
  return named.test(path);
}

/**
 * A build with the paths of its files in the common folder. Chunks keep their path, because a build
 * finds them beside its entry. Entry and texts get a part of their integrity in the name. Null
 * where another file has no hash in its name: two versions may have other bytes under that name.
 */
export function commonFiles(build: BuildFiles): BuildFiles | null {
  const { entry, localization, integrity } = build;
  const renamed = [entry, localization.en, localization.mk].map((path) => {
    const hash = integrity[path]?.slice(digits.from, digits.to).replaceAll(/\W/g, '_');
    return [path, path.replace(/(\.\w+)$/, `.${hash}$1`)] as const;
  });
  const paths = new Map(renamed);
  const all = Object.entries(integrity);
  const isWhole = renamed.every(([path]) => integrity[path] !== undefined);
  if (!isWhole || !all.every(([path]) => paths.has(path) || hasHashInName(path))) return null;
  const at = (path: string) => paths.get(path) ?? path;
  return {
    ...build,
    entry: at(entry),
    localization: { en: at(localization.en), mk: at(localization.mk) },
    integrity: Object.fromEntries(all.map(([path, hash]) => [at(path), hash])),
  };
}

/** An entry of a document with the folder of its files, relative to its manifest. */
export type PlacedEntry = DiscoveryEntry & { readonly folder?: string };

/** A document whose statement names `commonFiles`: each build has the paths and the folder to load it from. */
export function inCommonFolder(document: DiscoveryDocument): DiscoveryDocument {
  const place = (entry: DiscoveryEntry): PlacedEntry => {
    const { pazar } = entry.extras;
    const build = commonFiles(pazar.build);
    if (build === null) return entry;
    return { ...entry, folder: `../${commonFolder}/`, extras: { pazar: { ...pazar, build } } };
  };
  const remotes = Object.entries(document.microFrontends);
  return {
    ...document,
    microFrontends: Object.fromEntries(
      remotes.map(([name, entries]) => [name, entries.map((entry) => place(entry))]),
    ),
  };
}
