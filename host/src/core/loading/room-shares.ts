import type { getInstance } from '@module-federation/enhanced/runtime';
import type { Build } from '../builds/build.ts';

type Federation = NonNullable<ReturnType<typeof getInstance>>;

/** Asks for the chunks that a section will ask for, beside its own files instead of after them. */
export function startRooms(federation: Federation, build: Build): void {
  for (const name of Object.keys(build.files.shared)) {
    // The section's own load meets the same failure, and tells it.
    if (isOnDemand(federation, name)) void federation.loadShare(name).catch(() => undefined);
  }
}

function isOnDemand({ options }: Federation, name: string): boolean {
  // The bundler writes 0 and 1 here, whatever the type says.
  return options.shared[name]?.some(({ shareConfig }) => !shareConfig.eager) ?? false;
}

/** The runtime keeps a shared module that failed to load for the life of the tab; this drops it. */
export function forgetFailedRooms({ shareScopeMap }: Federation): void {
  for (const scope of Object.values(shareScopeMap)) {
    for (const shared of Object.values(scope).flatMap((versions) => Object.values(versions))) {
      if (!shared.loaded && !shared.lib) shared.loading = null;
    }
  }
}
