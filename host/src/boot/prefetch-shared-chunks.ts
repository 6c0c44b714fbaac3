import { getInstance } from '@module-federation/enhanced/runtime';
import type { QueryClient } from '@tanstack/react-query';
import type { Build } from '../core/builds/build.ts';
import { hasMounted, type Observations } from '../core/builds/observations.ts';
import { requestSharedChunks } from '../core/builds/shared-chunks.ts';

/** Left to the page that shows a map: a section has other pages, and a map is 30 KB. */
const allButMaps = /^@pazar\/ui\/(?!map$|place$)/;

export interface PrefetchOptions {
  readonly builds: readonly Build[];
  readonly observations: Pick<Observations, 'listen'>;
  readonly queryClient: Pick<QueryClient, 'isFetching' | 'getQueryCache'>;
}

/**
 * Prefetches the shared chunks that any section of this document needs, once the first section is
 * mounted and has its data. They are the shell's own files; no file of another section is
 * prefetched. Does nothing when the browser asks to save data.
 */
export function prefetchSharedChunks({ builds, observations, queryClient }: PrefetchOptions): void {
  const federation = getInstance();
  if (federation === null || savesData(navigator)) return;
  let isStarted = false;
  observations.listen((_, observation) => {
    if (isStarted || !hasMounted(observation)) return;
    isStarted = true;
    const startWhenIdle = () => {
      if (queryClient.isFetching() > 0) return;
      unsubscribe();
      for (const build of builds) {
        requestSharedChunks(federation, build, allButMaps);
      }
    };
    const unsubscribe = queryClient.getQueryCache().subscribe(startWhenIdle);
    startWhenIdle();
  });
}

/** The DOM types do not have it yet, nor do all browsers. */
function savesData(browser: Navigator & { connection?: { saveData?: boolean } }): boolean {
  return browser.connection?.saveData === true;
}
