import type { DiscoveryDocument } from '@pazar/contracts/discovery';
import type { RuntimeConfig } from '@pazar/contracts/runtime-config';
import type { Session } from '@pazar/contracts/session';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from 'react-error-boundary';
import * as z from 'zod/mini';
import { createCommandRegistry } from '../core/page-state/command-registry.ts';
import { readConfig, withAbsoluteAddresses } from '../core/config/read-config.ts';
import { pageServerTime, readStartData } from '../core/config/start-data.ts';
import { createSectionErrors } from '../core/journal/section-errors.ts';
import { sectionErrorNotice } from './section-error-notice.ts';
import { noteTime } from '../core/journal/timings.ts';
import { watchErrors } from '../core/telemetry/watch-errors.ts';
import { discover } from '../core/discovery/discover.ts';
import { createDraftStore } from '../core/page-state/draft-store.ts';
import { rolloutBuckets } from '../core/builds/choose-entry.ts';
import { chosenBuilds } from '../core/builds/build.ts';
import { rolloutSubject } from '../core/builds/rollout-subject.ts';
import { createSectionLoader } from '../core/loading/section-loader.ts';
import { createHttpErrors } from '../core/journal/http-errors.ts';
import { lazyHttp } from '../core/http/lazy-http.ts';
import { createQueryClient } from './query-client.ts';
import { tokenOrigins } from '../core/http/token-origins.ts';
import { createI18n } from '../core/i18n/create-i18n.ts';
import { storedLocale } from '../core/i18n/stored-locale.ts';
import { askToLeaveWith } from './ask-to-leave.ts';
import { createLeaveGuard } from '../core/page-state/leave-guard-store.ts';
import { createMapsStore, startMaps } from '../view/maps/maps-store.ts';
import { createNotifier } from './notifier.ts';
import type { OverriddenBuilds } from '../core/builds/overrides.ts';
import { mayOverride, overridesKey } from '../core/builds/stored-overrides.ts';
import { createShellRouter } from './shell-router.tsx';
import { preloadFirst } from '../core/loading/preload-first.ts';
import { createAgentApi } from '../core/http/agent-api.ts';
import { followSession } from './follow-session.ts';
import type { ArrivedWith } from '../core/session/arrived-with.ts';
import { createServerClock } from '../core/clock/server-clock.ts';
import { createObservations } from '../core/journal/observations.ts';
import { createSessionStore } from '../core/session/session-store.ts';
import { showBrokenShell } from './broken-start.ts';
import type { HostServices } from '../host-services.ts';
import { safeStorage } from '../core/storage/safe-storage.ts';
import { Shell } from './shell.tsx';

/**
 * Starts the shell: configuration, texts and the signed document, then the session, then the page.
 *
 * @throws Error that says which part could not be had
 */
export async function startShell({ jwt, linkToken }: ArrivedWith): Promise<void> {
  // zod would otherwise try to compile its schemas, which the content security policy forbids.
  z.config({ jitless: true });
  const storage = safeStorage(window);
  const locale = storedLocale();
  document.documentElement.lang = locale;

  const texts = createI18n(locale);
  // Awaited below, after what can be done without it; until then nobody would catch its failure.
  texts.catch(() => undefined);
  const { config, discovery } = await readConfigAndDocument(storage);
  const clock = createServerClock(performance, pageServerTime(performance));
  const session = createSessionStore({ storage, window, clock });
  const httpErrors = createHttpErrors();
  const http = lazyHttp({
    api: config.api,
    tokenOrigins: tokenOrigins(config),
    locale,
    token: () => session.getState().session?.token ?? null,
    from: 'shell',
    errors: httpErrors,
    clock,
  });
  const agentApi = createAgentApi(http);
  // A section's first call would otherwise wait for the client's chunk; its own attempt reports a failure.
  if (session.getState().session !== null) http().catch(() => undefined);
  if (jwt !== null) await signInWithToken(jwt, { session, agentApi });

  const { builds, failed } = await findBuilds(config, {
    document: discovery.document,
    session: session.getState().session,
    storage,
  });
  const sectionErrors = createSectionErrors();
  const observations = createObservations();
  const rescued = Promise.withResolvers<HostServices>();
  const loader = createSectionLoader({
    builds,
    locale,
    errors: sectionErrors,
    observations,
    async findRescue(build, failure) {
      const { findRescue } = await import(/* webpackChunkName: "care" */ './care.ts');
      const { document, keys } = discovery;
      const { assetOrigins } = config;
      return findRescue(build, failure, { document, assetOrigins, keys, storage });
    },
    async onRescue({ build }) {
      const { sayRescue } = await import(/* webpackChunkName: "care" */ './care.ts');
      sayRescue(await rescued.promise, build);
    },
  });
  preloadFirst(location.pathname, { builds, loader, session: session.getState().session });
  const queryClient = createQueryClient();
  const i18n = await texts;
  const services: HostServices = {
    config,
    locale,
    i18n,
    clock,
    session,
    httpErrors,
    agentApi,
    linkToken,
    builds,
    loader,
    queryClient,
    notify: createNotifier(i18n),
    leaveGuard: createLeaveGuard(askToLeaveWith(i18n)),
    drafts: createDraftStore(storage),
    commands: createCommandRegistry(storage),
    maps: createMapsStore(config.mapsKey),
    sectionErrors,
    observations,
    storage,
    statement: discovery,
    discoveryFault: discovery.fault,
  };
  const router = createShellRouter(builds);
  followSession({ services, goTo: (path) => void router.navigate(path, { replace: true }) });

  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no element #root');
  const tellOfError = sectionErrorNotice(services);
  watchErrors(window, {
    builds: () => loader.builds(),
    errors: sectionErrors,
    onSectionError(build) {
      observations.note(build, { type: 'error', count: 1 });
      tellOfError(build);
    },
  });
  createRoot(root, { onCaughtError, onUncaughtError: showBrokenShell }).render(
    <Shell services={services} router={router} />,
  );
  startMaps(services.maps, { key: config.mapsKey, locale });
  rescued.resolve(services);
  takeCare(services, failed);
}

/** What may wait until the page stands: reports, recalls, and keeping what worked. */
function takeCare(services: HostServices, failedOverrides: readonly string[]): void {
  const start = () =>
    import(/* webpackChunkName: "care" */ './care.ts')
      .then(({ startCare }) => startCare(services, failedOverrides))
      .catch((error: unknown) => console.error('What watches the sections did not load', error));
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(() => void start(), { timeout: 3_000 });
  else setTimeout(() => void start(), 1_000);
}

/** What a section's boundary catches is reported there; React would report it a second time. */
function onCaughtError(error: unknown, { errorBoundary }: { errorBoundary?: unknown }): void {
  if (!(errorBoundary instanceof ErrorBoundary)) console.error(error);
}

/** From the page itself where the server put them into it, else by requests. */
async function readConfigAndDocument(storage: Storage) {
  const { origin } = location;
  const start = readStartData(document);
  const config =
    start === null ? await readConfig(origin) : withAbsoluteAddresses(start.config, origin);
  const given = start?.discovery && {
    ...start.discovery,
    serverTime: pageServerTime(performance),
  };
  const { discovery: address, trustedKeys: keys } = config;
  const begun = performance.now();
  const discovery = await discover({ address, keys, storage, given });
  noteTime('discover', { start: begun });
  return { config, discovery };
}

interface FindBuildsOptions {
  readonly document: DiscoveryDocument;
  readonly session: Session | null;
  readonly storage: Storage;
}

/**
 * The published remotes, each at the version of this visitor. Development servers and overrides
 * come into it only where the configuration says so.
 */
async function findBuilds(
  config: RuntimeConfig,
  { document, session, storage }: FindBuildsOptions,
): Promise<OverriddenBuilds> {
  const buckets = await rolloutBuckets(document, () => rolloutSubject(session, storage));
  const builds = chosenBuilds(document, config.assetOrigins, buckets);
  if (config.developmentRemotes !== undefined) {
    const { withDevelopmentBuilds } = await import('../core/builds/development-builds.ts');
    return {
      builds: await withDevelopmentBuilds(builds, config.developmentRemotes),
      failed: [],
    };
  }
  const { overrides: allowed } = config;
  const hasOverrides = storage.getItem(overridesKey) !== null && mayOverride(config, session);
  if (allowed === undefined || !hasOverrides) return { builds, failed: [] };
  const { withOverrides, readOverrides } = await import('../core/builds/overrides.ts');
  return withOverrides(builds, { overrides: readOverrides(storage), origins: allowed.origins });
}

async function signInWithToken(
  token: string,
  { session, agentApi }: Pick<HostServices, 'session' | 'agentApi'>,
): Promise<void> {
  const agent = await agentApi.current(token);
  if (agent === null) return session.getState().signOut();
  session.getState().signIn(agent);
  history.replaceState(null, '', '/dashboard');
}
