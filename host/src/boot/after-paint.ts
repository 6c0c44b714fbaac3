import { startDataId } from '@pazar/contracts/releases/page-parts';
import type { Build } from '../core/builds/build.ts';
import { nameOfSection, routeAt } from '../core/builds/section-routes.ts';
import { savesData } from '../core/clock/saves-data.ts';
import { watchDocument } from '../core/discovery/watch-document.ts';
import { hasMounted, type Observation } from '../core/builds/observations.ts';
import { saveMountedBuild } from '../core/builds/last-good-versions.ts';
import { sendTelemetry } from '../core/telemetry/send-telemetry.ts';
import { watchVitals } from '../core/telemetry/watch-vitals.ts';
import type { HostServices } from '../host-services.ts';
import { showOverrideBadge } from '../view/overlays/override-badge.tsx';
import { followLocale } from './follow-locale.ts';
import { prefetchSharedChunks } from './prefetch-shared-chunks.ts';
import { afterRows } from './after-rows.ts';
import type { OfflineKeeper } from './keep-offline.ts';
import { readAgain } from './read-again.ts';
import { createKeyReload } from './reload-for-keys.ts';
import { createRecall } from './replace-recalled.ts';

/** Starts everything that watches over the sections, once the page is painted. */
export function startBackgroundWork(host: HostServices, failedOverrides: readonly string[]): void {
  const { config, builds, sections, observations, storage, discovery } = host;
  let loadProof = pageLoadProof(performance);
  const isOverridden = builds.some(({ reason }) => reason === 'override');

  watchVitals({
    observations,
    current() {
      const chosen = builds.find((build) => routeAt(build, location.pathname) !== undefined);
      return chosen && sections.current(chosen.name);
    },
  });
  if (config.telemetry !== undefined) {
    sendTelemetry({
      ...config.telemetry,
      observations,
      isOverridden,
      storage,
      loadProof: () => loadProof,
    });
  }
  observations.listen((build, observation) => {
    if (hasMounted(observation)) void saveMountedBuild(build, { storage, keys: discovery.keys });
    if (isFallback(build, observation)) notifyOfFallback(host, build);
  });
  prefetchSharedChunks(host);
  followLocale(host);
  readAgain(host.shownAnswers, host.queryClient);
  const keeper = isOverridden ? null : loadOfflineKeeper(host);
  const reload = () => location.reload();
  const replaceRecalled = createRecall(host, reload);
  watchDocument({
    address: config.discovery,
    keys: discovery.keys,
    sequence: discovery.sequence,
    fault: discovery.fault,
    storage,
    onLoadProof: (proof) => (loadProof = proof),
    onFault(fault) {
      host.notify(host.i18n.t(`discovery.${fault}`));
      host.sectionErrors.reportRefused(fault);
    },
    onUntrusted: createKeyReload(host, reload),
    onNewer(document, { sequence, offline }) {
      void keeper?.then((one) =>
        one?.follow({ document, sequence, allowsOffline: offline !== false }),
      );
    },
    async onLook(document) {
      if (document !== null) await replaceRecalled(document);
    },
  });
  if (isOverridden || failedOverrides.length > 0) showOverrideBadge(host, failedOverrides);
  preloadOfflineChunks();
  preloadFonts();
}

/**
 * Prepares a start without a network, after the first rows. Null in a manager's view of an agent's
 * data, where the browser has no service workers or asks to save data, and in a page as a development server
 * serves it.
 */
function loadOfflineKeeper(host: HostServices): Promise<OfflineKeeper | null> | null {
  const isServed = document.getElementById(startDataId) !== null;
  if (host.view !== null || !isServed || savesData(navigator)) return null;
  if (!('serviceWorker' in navigator)) return null;
  const { promise, resolve } = Promise.withResolvers<OfflineKeeper | null>();
  afterRows(host, () => {
    const loaded = import(/* webpackChunkName: "offline" */ './keep-offline.ts');
    loaded.then(
      ({ createOfflineKeeper }) => resolve(createOfflineKeeper(host)),
      // Without its code nothing is kept; the next start tries again.
      () => resolve(null),
    );
  });
  return promise;
}

/** Whether an earlier version was loaded. A fallback URL serves the same bytes, so it stays silent. */
function isFallback({ reason }: Build, { type, ...result }: Observation): boolean {
  const isEarlier = reason === 'rescue-default' || reason === 'rescue-last-good';
  return isEarlier && type === 'load' && 'outcome' in result && result.outcome === 'ok';
}

/** Shows the visitor a notice that an earlier version of a section runs. */
function notifyOfFallback(host: HostServices, build: Build): void {
  host.notify(host.i18n.t('section.rescued', { section: nameOfSection(build, host) }));
}

/**
 * Loads the font of both scripts: names of products and places are Cyrillic or Latin in either
 * language, and a font that loads with the rows of a list wraps their names anew.
 */
function preloadFonts(): void {
  // Not in jsdom.
  if (!('fonts' in document)) return;
  for (const letter of ['Ж', 'W']) {
    // Ignored: the text that needs the font loads it again.
    document.fonts.load("1em 'Manrope Variable'", letter).catch(() => undefined);
  }
}

/** Preloads the toast and dialog chunks, which are needed when the network is gone. */
function preloadOfflineChunks(): void {
  const chunks = [
    import(/* webpackChunkName: "overlays" */ '../view/overlays/toasts.tsx'),
    import(/* webpackChunkName: "overlays" */ '../view/overlays/leave-dialog.tsx'),
  ];
  // Ignored: the caller that needs a chunk loads it again.
  for (const chunk of chunks) chunk.catch(() => undefined);
}

/** The load proof that the server sent with the page in `Server-Timing`; null without one. */
function pageLoadProof(timeline: Pick<Performance, 'getEntriesByType'>): string | null {
  const [navigation] = timeline.getEntriesByType('navigation');
  const timings = navigation instanceof PerformanceNavigationTiming ? navigation.serverTiming : [];
  return timings.find(({ name }) => name === 'load')?.description ?? null;
}
