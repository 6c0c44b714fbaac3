import { getInstance } from '@module-federation/enhanced/runtime';
import type { Build } from '../core/builds/build.ts';
import { requestSharedChunks } from '../core/builds/shared-chunks.ts';
import { savesData } from '../core/clock/saves-data.ts';
import { afterRows, type AfterRowsOptions } from './after-rows.ts';

/** Left to the page that shows a map: a section has other pages, and a map is 30 KB. */
const allButMaps = /^@pazar\/ui\/(?!map$|place$)/;

export interface PrefetchOptions extends AfterRowsOptions {
  readonly builds: readonly Build[];
}

/**
 * Prefetches the shared chunks that any section of this document needs, once the first section is
 * mounted and has its data. They are the shell's own files; no file of another section is
 * prefetched. Does nothing when the browser asks to save data.
 */
export function prefetchSharedChunks({ builds, observations, queryClient }: PrefetchOptions): void {
  const federation = getInstance();
  if (federation === null || savesData(navigator)) return;
  afterRows({ observations, queryClient }, () => {
    for (const build of builds) requestSharedChunks(federation, build, allButMaps);
  });
}
