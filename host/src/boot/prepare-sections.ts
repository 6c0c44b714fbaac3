import type { RuntimeConfig } from '@pazar/contracts/releases/runtime-config';
import type { Session } from '@pazar/contracts/session';
import type { i18n } from 'i18next';
import type { Build } from '../core/builds/build.ts';
import type { Discovery } from '../core/discovery/discover.ts';
import { createObservations } from '../core/builds/observations.ts';
import { createSectionErrors } from '../core/builds/section-errors.ts';
import { createBuildLoader } from '../core/builds/load-build.ts';
import { sectionToOpen, type Visitor as PageVisitor } from '../core/builds/section-routes.ts';
import { createSectionSlots, type SectionSlots } from '../core/builds/section-slots.ts';
import { requestFailedChunksAgain } from '../core/builds/shared-chunks.ts';
import type { Connection } from './connect.ts';
import type { Visitor } from './read-visitor.ts';

export interface PrepareSectionsOptions {
  readonly visitor: Pick<Visitor, 'locale' | 'storage'>;
  readonly session: Session | null;
  readonly http: Connection['http'];
  readonly config: RuntimeConfig;
  readonly discovery: Discovery;
  readonly builds: readonly Build[];
  readonly texts: Promise<i18n>;
}

/** Creates a slot for each remote, and starts to load the section of this URL. */
export function prepareSections(options: PrepareSectionsOptions) {
  const { visitor, session, http, config, discovery, builds, texts } = options;
  const { locale, storage } = visitor;
  const sectionErrors = createSectionErrors();
  const observations = createObservations();
  requestFailedChunksAgain();
  const loader = createBuildLoader(builds, locale, http);
  const sections = createSectionSlots({
    builds,
    loadBuild: loader.loadBuild,
    requestPage: loader.requestPage,
    errors: sectionErrors,
    observations,
    addTexts: ({ build: { section }, texts: ofSection }) =>
      texts.then(
        (shared) => void shared.addResourceBundle(locale, section.namespace, ofSection),
        () => undefined, // The start fails with the same error.
      ),
    async findRescue(build, failure) {
      const { findRescue } = await import(
        /* webpackChunkName: "after-paint" */ '../core/builds/find-rescue.ts'
      );
      const { document, keys } = discovery;
      const { assetOrigins } = config;
      return findRescue(build, failure, { document, assetOrigins, keys, storage });
    },
  });
  preloadFirst(location.pathname, { builds, sections, session });
  return { sections, sectionErrors, observations, loadedBuilds: loader.builds };
}

interface FirstPage {
  readonly builds: readonly Build[];
  readonly sections: Pick<SectionSlots, 'preload'>;
  readonly session: PageVisitor;
}

/**
 * Starts to load the section at this path, while the texts of the shell still load. Loads nothing
 * for a page that the agent may not open.
 */
export function preloadFirst(pathname: string, { builds, sections, session }: FirstPage): void {
  const found = sectionToOpen(builds, pathname, session);
  if (found !== undefined) sections.preload(found.build.name, found.page);
}
