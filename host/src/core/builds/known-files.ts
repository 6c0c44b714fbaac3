import type { Build } from './build.ts';

export interface Owner {
  readonly build: Build;
  /** Null for a file of a development server. */
  readonly integrity: string | null;
}

/** Everything that may be loaded in this tab. */
export interface KnownFiles {
  add(build: Build): void;
  /** Every build, also those that have been replaced. */
  builds(): readonly Build[];
  /** The source of a file: a signed document, or a development server. */
  ownerOf(url: string): Owner | undefined;
}

export function createKnownFiles(first: readonly Build[]): KnownFiles {
  const byManifest = new Map<string, Build>();
  const signed = new Map<string, Owner>();
  const developed: Build[] = [];

  function add(build: Build): void {
    byManifest.set(build.manifest, build);
    if (build.integrity === null) developed.push(build);
    for (const [url, integrity] of build.integrity ?? []) signed.set(url, { build, integrity });
  }
  for (const build of first) add(build);

  return {
    add,
    builds: () => [...byManifest.values()],
    ownerOf(url) {
      const build = developed.find(({ base }) => url.startsWith(base));
      return build === undefined ? signed.get(url) : { build, integrity: null };
    },
  };
}
