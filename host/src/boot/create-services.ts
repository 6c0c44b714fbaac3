import type { RuntimeConfig } from '@pazar/contracts/releases/runtime-config';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { Build } from '../core/builds/build.ts';
import type { Discovery } from '../core/discovery/discover.ts';
import { createReadAhead } from '../core/builds/read-ahead.ts';
import { createShownAnswers } from '../core/http/kept-reads.ts';
import { retriedImport } from '../core/http/lazy-http.ts';
import { createCommandRegistry } from '../core/page-state/command-registry.ts';
import { createAgentStorage } from '../core/page-state/agent-storage.ts';
import { createLeaveGuard } from '../core/page-state/leave-guard-store.ts';
import type { HostServices } from '../host-services.ts';
import { createMapsStore } from '../view/maps/maps-store.ts';
import { createChooseLocale } from './choose-locale.ts';
import type { Connection } from './connect.ts';
import { askToLeaveWith, createNotifier } from './lazy-overlays.ts';
import type { prepareSections } from './prepare-sections.ts';
import type { Visitor } from './read-visitor.ts';

export interface CreateServicesOptions {
  readonly visitor: Visitor;
  readonly connection: Connection;
  readonly prepared: Omit<ReturnType<typeof prepareSections>, 'loadedBuilds'>;
  readonly config: RuntimeConfig;
  readonly discovery: Discovery;
  readonly builds: readonly Build[];
  readonly linkToken: string | null;
  readonly i18n: i18n;
  readonly queryClient: QueryClient;
  /** Whether a link has logged the agent in just now. */
  readonly isFresh: boolean;
}

/** Puts the services together that the page uses. */
export function createServices(options: CreateServicesOptions) {
  const { visitor, connection, prepared, isFresh, ...given } = options;
  const { locale, clock, session, view, storage, httpErrors } = visitor;
  const { i18n, config } = given;
  const notify = createNotifier(i18n);
  const leaveGuard = createLeaveGuard(askToLeaveWith(i18n));
  const { http } = connection;
  const language = createChooseLocale({ locale, session, http, leaveGuard, notify, i18n });
  const refresher = lazyRefresher({ visitor, connection, isFresh });
  const services: HostServices = {
    ...given,
    ...connection,
    ...prepared,
    locale,
    changeLocale: language.choose,
    clock,
    session,
    refreshSession: () =>
      refresher().then(
        ({ refresh }) => refresh(),
        () => false,
      ),
    view,
    httpErrors,
    shownAnswers: createShownAnswers(),
    notify,
    leaveGuard,
    agentStorage: createAgentStorage(view ?? storage),
    commands: createCommandRegistry(storage),
    readAhead: createReadAhead({ api: config.api, locale, token: visitor.token }),
    maps: createMapsStore(config.mapsKey),
    storage,
  };
  return { services, language, refresher };
}

function lazyRefresher({
  visitor,
  connection,
  isFresh,
}: Pick<CreateServicesOptions, 'visitor' | 'connection' | 'isFresh'>) {
  const { session, clock, view } = visitor;
  const { agentApi } = connection;
  return retriedImport(async () => {
    const { createSessionRefresher } = await import(
      /* webpackChunkName: "after-paint" */ '../core/http/refresh-session.ts'
    );
    return createSessionRefresher({ agentApi, session, clock, canRenew: view === null, isFresh });
  });
}
export type LazyRefresher = ReturnType<typeof lazyRefresher>;
