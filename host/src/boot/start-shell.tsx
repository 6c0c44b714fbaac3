import i18next from 'i18next';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from 'react-error-boundary';
import * as z from '@pazar/contracts/schema';
import { createServerClock } from '../core/clock/server-clock.ts';
import { whenIdle } from '../core/clock/when-idle.ts';
import { pageServerTime } from '../core/config/start-data.ts';
import { createAgentApi } from '../core/http/agent-api.ts';
import { lazyHttp, retriedImport } from '../core/http/lazy-http.ts';
import { tokenOrigins } from '../core/http/http-options.ts';
import { createI18n } from '../core/i18n/create-i18n.ts';
import { chooseLocaleOfLink, storedLocale, takeChosenLocale } from '../core/i18n/stored-locale.ts';
import { createHttpErrors } from '../core/journal/http-errors.ts';
import { createObservations } from '../core/journal/observations.ts';
import { createSectionErrors } from '../core/journal/section-errors.ts';
import { createBuildLoader } from '../core/loading/load-build.ts';
import { preloadFirst } from '../core/loading/preload-first.ts';
import { requestFailedChunksAgain } from '../core/loading/shared-chunks.ts';
import { createSectionSlots } from '../core/loading/section-slots.ts';
import { createCommandRegistry } from '../core/page-state/command-registry.ts';
import { createDraftStore } from '../core/page-state/draft-store.ts';
import { createLeaveGuard } from '../core/page-state/leave-guard-store.ts';
import { identifyRequests } from '../core/request/send-request.ts';
import type { ArrivedWith } from '../core/session/arrived-with.ts';
import { createSessionStore } from '../core/session/session-store.ts';
import { viewStorage } from '../core/session/view-storage.ts';
import { safeStorage } from '../core/storage/safe-storage.ts';
import { watchErrors } from '../core/telemetry/watch-errors.ts';
import type { HostServices } from '../host-services.ts';
import { homePage } from '../view/pages/lazy-pages.tsx';
import { createMapsStore, startMaps } from '../view/maps/maps-store.ts';
import type { AfterArrival } from './arrive-with-token.ts';
import { showBrokenShell } from './broken-start.ts';
import { createChooseLocale } from './choose-locale.ts';
import { defaultTexts } from './default-texts.ts';
import { followSession } from './follow-session.ts';
import { askToLeaveWith, createNotifier, sectionErrorNotice, showView } from './lazy-overlays.ts';
import { createQueryClient } from './query-client.ts';
import { sharedHttp, shareSession } from './share-instances.ts';
import { findBuilds, readConfigAndDocument } from './read-start.ts';
import { loadPage, openShellRouter, Shell } from './shell.tsx';
import { tolerateTranslators } from './tolerate-translators.ts';

/**
 * Starts the shell: configuration, texts and the signed document, then the session, then the page.
 *
 * @throws Error that says which part failed
 */
export async function startShell({ jwt, linkToken }: ArrivedWith): Promise<void> {
  // zod would otherwise try to compile its schemas, which the content security policy forbids.
  z.config({ jitless: true });
  const storage = safeStorage(window);
  chooseLocaleOfLink(window);
  const locale = storedLocale();
  const isLocaleChosen = takeChosenLocale();
  document.documentElement.lang = locale;

  const clock = createServerClock(performance, pageServerTime(performance));
  const view = viewStorage(window);
  const session = createSessionStore({ storage: view ?? storage, window, clock });
  const token = () => session.getState().session?.token ?? null;
  const httpErrors = createHttpErrors();
  identifyRequests({ locale, token, report: httpErrors.report });

  // The router awaits it below, and tries again after a failure.
  loadPage().catch(() => undefined);
  const texts = createI18n(locale, i18next, defaultTexts);
  // Awaited below, after the work that needs no texts; until then nothing would catch its failure.
  texts.catch(() => undefined);
  const { config, discovery } = await readConfigAndDocument(storage);
  const http = sharedHttp(
    lazyHttp({
      api: config.api,
      tokenOrigins: tokenOrigins(config),
      locale,
      token,
      errors: httpErrors,
      clock,
    }),
  );
  shareSession(session);
  const agentApi = createAgentApi(http);
  // A section's first call would otherwise wait for the client's chunk; its own attempt reports a failure.
  if (session.getState().session !== null) http().catch(() => undefined);
  const { session: stored } = session.getState();
  const afterArrival = jwt === null ? null : await arriveWith(jwt, { session, agentApi });
  const { session: atStart } = session.getState();
  if (atStart === null) homePage.load();

  const { builds, failed } = await findBuilds(config, {
    document: discovery.document,
    session: atStart,
    storage,
  });
  const sectionErrors = createSectionErrors();
  const observations = createObservations();
  requestFailedChunksAgain();
  const loader = createBuildLoader(builds, locale, http);
  const sections = createSectionSlots({
    builds,
    loadBuild: loader.loadBuild,
    errors: sectionErrors,
    observations,
    addTexts: ({ build: { section }, texts: ofSection }) =>
      texts.then(
        (i18n) => void i18n.addResourceBundle(locale, section.namespace, ofSection),
        () => undefined, // The start fails with the same error.
      ),
    async findRescue(build, failure) {
      const { findRescue } = await import(
        /* webpackChunkName: "after-paint" */ '../core/loading/find-rescue.ts'
      );
      const { document, keys } = discovery;
      const { assetOrigins } = config;
      return findRescue(build, failure, { document, assetOrigins, keys, storage });
    },
  });
  preloadFirst(location.pathname, { builds, sections, session: atStart });
  const queryClient = createQueryClient();
  const i18n = await texts;
  const notify = createNotifier(i18n);
  const leaveGuard = createLeaveGuard(askToLeaveWith(i18n));
  const language = createChooseLocale({ locale, session, http, leaveGuard, notify, i18n });
  const refresher = retriedImport(async () => {
    const { createSessionRefresher } = await import(
      /* webpackChunkName: "after-paint" */ '../core/http/refresh-session.ts'
    );
    const isFresh = atStart !== stored;
    return createSessionRefresher({ agentApi, session, clock, canRenew: view === null, isFresh });
  });
  const services: HostServices = {
    config,
    locale,
    changeLocale: language.choose,
    i18n,
    clock,
    session,
    refreshSession: () =>
      refresher().then(
        ({ refresh }) => refresh(),
        () => false,
      ),
    view,
    http,
    httpErrors,
    agentApi,
    linkToken,
    builds,
    sections,
    queryClient,
    notify,
    leaveGuard,
    drafts: createDraftStore(view ?? storage),
    commands: createCommandRegistry(storage),
    maps: createMapsStore(config.mapsKey),
    sectionErrors,
    observations,
    storage,
    discovery,
  };
  const router = await openShellRouter(builds);
  followSession({ services, goTo: (path) => void router.navigate(path, { replace: true }) });

  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no element #root');
  const notifyOfError = sectionErrorNotice(services);
  watchErrors(window, {
    builds: loader.builds,
    errors: sectionErrors,
    onSectionError(build) {
      observations.note(build, { type: 'error', count: 1 });
      notifyOfError(build);
    },
  });
  tolerateTranslators();
  createRoot(root, { onCaughtError, onUncaughtError: showBrokenShell }).render(
    <Shell services={services} router={router} />,
  );
  afterArrival?.({ services, goTo: (path) => void router.navigate(path) }).catch(sayUnasked);
  if (view !== null) void showView(services, view);
  startMaps(services.maps, { key: config.mapsKey, mapId: config.mapsId, locale });
  whenIdle(() => {
    void startBackgroundWork(services, failed);
    refresher()
      .then(({ watch }) => watch())
      .catch((error: unknown) => console.error('The session is not kept up to date', error));
    if (isLocaleChosen && view === null) void language.tellAccount();
  });
}

/**
 * Starts the work that can wait until the first paint: reports, recalls, and remembering good
 * versions.
 */
async function startBackgroundWork(
  services: HostServices,
  failedOverrides: readonly string[],
): Promise<void> {
  try {
    const afterPaint = await import(/* webpackChunkName: "after-paint" */ './after-paint.ts');
    afterPaint.startBackgroundWork(services, failedOverrides);
  } catch (error) {
    console.error('The background work could not be loaded', error);
  }
}

/** A section's boundary reports what it catches; React would report it a second time. */
function onCaughtError(error: unknown, { errorBoundary }: { errorBoundary?: unknown }): void {
  if (!(errorBoundary instanceof ErrorBoundary)) console.error(error);
}

async function arriveWith(
  token: string,
  parts: Pick<HostServices, 'session' | 'agentApi'>,
): Promise<AfterArrival | null> {
  try {
    const { arriveWithToken } = await import(
      /* webpackChunkName: "arrive" */ './arrive-with-token.ts'
    );
    return await arriveWithToken(token, parts);
  } catch (error) {
    sayUnasked(error);
    return null;
  }
}

/** The visitor keeps the current session, as after an invalid link. */
function sayUnasked(error: unknown): void {
  console.error('The link could not be used to log in', error);
}
