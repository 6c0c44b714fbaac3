import type { Build } from '../builds/build.ts';
import type { Federation } from './build-registry.ts';

/** Left to the page that shows a map: a section has other pages, and a map is 30 KB. */
const onlyWhereShown: readonly string[] = ['@pazar/ui/map', '@pazar/ui/place', '@pazar/geography'];

/** Requests the shared chunks of a section beside its own files instead of after them. */
export function requestSharedChunks(federation: Federation, build: Build): void {
  for (const name of Object.keys(build.files.shared)) {
    if (onlyWhereShown.includes(name)) continue;
    // The section's own load meets the same failure and reports it.
    if (isOnDemand(federation, name)) void federation.loadShare(name).catch(() => undefined);
  }
}

function isOnDemand({ options }: Federation, name: string): boolean {
  // The bundler writes 0 and 1 here, whatever the type says.
  return options.shared[name]?.some(({ shareConfig }) => !shareConfig.eager) ?? false;
}

/** The runtime keeps a shared module that failed to load for the life of the tab; this drops it. */
export function forgetFailedChunks({ shareScopeMap }: Federation): void {
  for (const scope of Object.values(shareScopeMap)) {
    for (const shared of Object.values(scope).flatMap((versions) => Object.values(versions))) {
      if (!shared.loaded && !shared.lib) shared.loading = null;
    }
  }
}
