import { registerGlobalPlugins } from '@module-federation/enhanced/runtime';
import { firstShared } from '@pazar/contracts/releases/page-parts';
import type { Build } from './build.ts';
import type { Federation } from './build-registry.ts';

const shownFirst = new RegExp(`^(?:${firstShared.join('|')})$`);

/**
 * Requests shared chunks of a section beside its own files instead of after them.
 *
 * @param wanted names of shared modules; others are left to the page that needs them
 */
export function requestSharedChunks(
  federation: Federation,
  build: Build,
  wanted: RegExp = shownFirst,
): void {
  for (const name of Object.keys(build.files.shared)) {
    if (!wanted.test(name)) continue;
    // The section's own load meets the same failure and reports it.
    if (isOnDemand(federation, name)) void federation.loadShare(name).catch(() => undefined);
  }
}

function isOnDemand({ options }: Federation, name: string): boolean {
  // The bundler writes 0 and 1 here, although the type says boolean.
  return options.shared[name]?.some(({ shareConfig }) => !shareConfig.eager) ?? false;
}

/**
 * Lets shared modules that did not arrive be requested again: the federation runtime keeps the rejected
 * promise for the life of the tab. Delete it once the runtime has
 * https://github.com/module-federation/core/pull/5068; the test beside it says whether it has. Call it
 * once, before a build is registered: each remote has an instance of the runtime, and so has the host.
 */
export function requestFailedChunksAgain(): void {
  registerGlobalPlugins([
    {
      name: 'pazar:request-again',
      errorLoadShare({ pkgName, shareScopeMap }) {
        for (const scope of Object.values(shareScopeMap)) {
          for (const shared of Object.values(scope[pkgName] ?? {})) {
            if (!shared.loaded && !shared.lib) shared.loading = null;
          }
        }
      },
    },
  ]);
}
