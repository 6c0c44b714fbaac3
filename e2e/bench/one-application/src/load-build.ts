import type { Locale } from '@pazar/contracts/locale';
import type { Build } from '../../../../host/src/core/builds/build.ts';
import type { BuildLoader } from '../../../../host/src/core/builds/load-build.ts';
import { loadSection } from './load-section.ts';

/** Replaces the host's loader of builds: a section is a part of this application. */
export function createBuildLoader(builds: readonly Build[], locale: Locale): BuildLoader {
  return {
    builds: () => builds,
    // Its bundler knows the chunks of a page; no descriptor names them.
    requestPage: () => undefined,
    loadBuild: async (build) => ({ build, ...(await loadSection(build.name, locale)) }),
  };
}

/** The host's own constant; no load takes so long here. */
export const loadDeadline = 6_500;
