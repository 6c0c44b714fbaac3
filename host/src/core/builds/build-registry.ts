import type { getInstance } from '@module-federation/enhanced/runtime';
import type { Build } from './build.ts';
import { createKnownFiles } from './known-files.ts';
import { createFileTags, loadingHooks, requestChunks, requestExposed } from './loading-hooks.ts';
import { scriptsOfPage } from './page-needs.ts';

/** The federation runtime of this page. */
export type Federation = NonNullable<ReturnType<typeof getInstance>>;

/** The builds that the federation runtime may load. */
export interface BuildRegistry {
  /** Registers a build with the runtime; does nothing when it is registered already. */
  add(build: Build): void;
  /** Requests the files of a registered build that its entry would request. */
  request(build: Build): void;
  /** Requests, once, the scripts that a page of the build needs besides them. */
  requestPage(build: Build, path: string): void;
  /** Every build that may run in this tab, also those that were replaced. */
  builds(): readonly Build[];
}

/**
 * Registers builds with the federation runtime, whose hooks let no other file load.
 *
 * @param deadline milliseconds for one script
 */
export function createBuildRegistry(
  federation: Federation,
  first: readonly Build[],
  deadline: number,
): BuildRegistry {
  const files = createKnownFiles(first);
  const requested = new Set<string>();
  const register = (builds: readonly Build[]) =>
    federation.registerRemotes(
      builds.map(({ registered: name, base, files: { entry }, container }) => ({
        name,
        entry: new URL(entry, base).href,
        type: 'global',
        entryGlobalName: container,
      })),
    );
  const tags = createFileTags(files);
  federation.registerPlugins([loadingHooks(tags, deadline)]);
  register(first);

  return {
    builds: () => files.builds(),
    request: (build) => requestExposed(build, tags),
    requestPage(build, path) {
      const { base, integrity, section } = build;
      const wanted = scriptsOfPage(section, path).filter((script) => {
        const { href } = new URL(script, base);
        // A development server has other names for them.
        if (integrity?.has(href) !== true || requested.has(href)) return false;
        return requested.add(href);
      });
      requestChunks(build, wanted, tags);
    },
    add(build) {
      const known = files.builds();
      files.add(build);
      if (known.some(({ registered }) => registered === build.registered)) return;
      // The same build at another URL must not find the half-loaded state of the first URL.
      if (known.some(({ container }) => container === build.container)) {
        forgetContainer(build.container);
      }
      register([build]);
    },
  };
}

/** Empties the globals of a container: itself, and the bundler's list of its chunks. */
function forgetContainer(container: string): void {
  for (const name of [container, `rspackChunk${container}`]) {
    if (name in globalThis) Reflect.set(globalThis, name, undefined);
  }
}
