import { sectionCache, shellCache } from '@pazar/contracts/releases/kept-caches';
import type { DiscoveryDocument } from '@pazar/contracts/releases/discovery';
import type { Build } from '../builds/build.ts';
import { isRecalled } from '../builds/choose-entry.ts';

/** Name of the cache with the files of a build. */
export function cacheOf({ name, version }: Pick<Build, 'name' | 'version'>): string {
  return `${sectionCache}${name}@${version}`;
}

export interface KeptSections {
  /** What this visitor gets by the newest document. */
  readonly chosen: readonly Build[];
  /** Sections that this tab has opened. */
  readonly opened: ReadonlySet<string>;
  /** Names of the caches that there are. */
  readonly caches: readonly string[];
}

/**
 * The builds whose files the browser keeps: of sections that it has opened, in this tab or before. A build
 * without integrity, of a development server or an override, is never kept.
 */
export function buildsToKeep({ chosen, opened, caches }: KeptSections): readonly Build[] {
  const isKept = (name: string) => caches.some((one) => one.startsWith(`${sectionCache}${name}@`));
  return chosen.filter(
    ({ name, integrity }) => integrity !== null && (opened.has(name) || isKept(name)),
  );
}

export interface KeptCaches {
  /** The newest document. */
  readonly document: DiscoveryDocument;
  /** The cache of the shell whose page is kept, or null without one. */
  readonly shell: string | null;
  /** Caches that an open tab uses. */
  readonly inUse: ReadonlySet<string>;
}

/**
 * The caches to remove: of versions that the document does not name and of earlier builds of the shell, unless
 * an open tab uses them; of recalled versions in any case.
 */
export function cachesToDrop(
  caches: readonly string[],
  { document, shell, inUse }: KeptCaches,
): readonly string[] {
  return caches.filter((cache) => {
    if (cache.startsWith(shellCache)) {
      return shell !== null && cache !== shell && !inUse.has(cache);
    }
    if (!cache.startsWith(sectionCache)) return false;
    const [name = '', version = ''] = cache.slice(sectionCache.length).split('@');
    const entries = document.microFrontends[name] ?? [];
    if (isRecalled(entries, version)) return true;
    const isNamed = entries.some(({ metadata }) => metadata.version === version);
    return !isNamed && !inUse.has(cache);
  });
}
