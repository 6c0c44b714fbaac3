import type { Locale } from '@pazar/contracts/locale';
import type { Session } from '@pazar/contracts/session';
import { placeholders } from '@pazar/format/placeholders';
import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createInstance, type i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { aBuild, aDocument, aRoute } from './discovery.ts';
import { httpOptions } from './http-options.ts';
import en from '../assets/localization/en.json' with { type: 'json' };
import mk from '../assets/localization/mk.json' with { type: 'json' };
import sectionEn from '@pazar/section/localization/en.json' with { type: 'json' };
import sectionMk from '@pazar/section/localization/mk.json' with { type: 'json' };
import uiEn from '@pazar/ui/localization/en.json' with { type: 'json' };
import uiMk from '@pazar/ui/localization/mk.json' with { type: 'json' };
import { shareSession } from '../src/boot/connect.ts';
import { HostContext, type HostServices } from '../src/host-services.ts';
import { createCommandRegistry } from '../src/core/page-state/command-registry.ts';
import { createSectionErrors } from '../src/core/builds/section-errors.ts';
import { createAgentStorage } from '../src/core/page-state/agent-storage.ts';
import { shellNamespace } from '../src/core/i18n/create-i18n.ts';
import type { Build } from '../src/core/builds/build.ts';
import type { LoadBuild } from '../src/core/builds/load-build.ts';
import { createSectionSlots } from '../src/core/builds/section-slots.ts';
import { createLeaveGuard } from '../src/core/page-state/leave-guard-store.ts';
import { createMapsStore } from '../src/view/maps/maps-store.ts';
import { createShownAnswers } from '../src/core/http/kept-reads.ts';
import { lazyHttp } from '../src/core/http/lazy-http.ts';
import { createHttpErrors } from '../src/core/journal/http-errors.ts';
import { createServerClock } from '../src/core/clock/server-clock.ts';
import { createSessionStore } from '../src/core/session/session-store.ts';
import { createObservations } from '../src/core/builds/observations.ts';

const texts = { en, mk };
const shared = { en: [uiEn, sectionEn], mk: [uiMk, sectionMk] };

function hostTexts(locale: Locale): i18n {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: 'en',
    initAsync: false,
    defaultNS: shellNamespace,
    // i18next keeps what it is given and adds to it; other test files read these modules too.
    resources: structuredClone({
      [locale]: { [shellNamespace]: texts[locale] },
      en: { [shellNamespace]: en },
    }),
    interpolation: placeholders,
  });
  // The build merges the files of a language.
  for (const one of ['en', locale] as const) {
    for (const some of shared[one]) instance.addResourceBundle(one, shellNamespace, some, true);
  }
  return instance;
}

const unused = () => Promise.reject(new Error('not part of this test'));

/** Slots whose builds load with `loadBuild`; without it none of them loads. */
export function fakeSections(builds: readonly Build[] = [], loadBuild: LoadBuild = unused) {
  return createSectionSlots({
    builds,
    loadBuild,
    requestPage: () => undefined,
    addTexts: () => Promise.resolve(),
    errors: { reportFailure: () => undefined },
    observations: { note: () => undefined },
    findRescue: () => Promise.resolve([]),
  });
}

/** The services of a signed-out visitor's page, without remotes and without a server. */
export function fakeHost(over: Partial<HostServices> = {}): HostServices {
  const locale = over.locale ?? 'en';
  const clock = createServerClock(performance, Date.now());
  return {
    config: {
      api: `${location.origin}/api`,
      dataStore: null,
      mapsKey: null,
      discovery: `${location.origin}/releases/discovery.json`,
      trustedKeys: [{ keyId: 'k1', publicKey: 'A'.repeat(43) }],
      assetOrigins: ['https://assets.example'],
    },
    locale,
    changeLocale: unused,
    i18n: hostTexts(locale),
    clock,
    session: createSessionStore({ storage: localStorage, window, clock }),
    refreshSession: unused,
    view: null,
    http: lazyHttp(httpOptions()),
    httpErrors: createHttpErrors(),
    shownAnswers: createShownAnswers(),
    agentApi: { current: unused, renew: unused, logout: unused, post: unused },
    linkToken: null,
    builds: [aBuild('dashboard', [aRoute({ path: 'dashboard', home: true })])],
    sections: fakeSections(over.builds),
    readAhead: () => undefined,
    queryClient: new QueryClient(),
    notify: () => undefined,
    leaveGuard: createLeaveGuard(() => Promise.resolve(true)),
    agentStorage: createAgentStorage(localStorage),
    commands: createCommandRegistry(localStorage),
    maps: createMapsStore(null),
    sectionErrors: createSectionErrors(),
    observations: createObservations(),
    storage: localStorage,
    discovery: {
      document: aDocument(),
      sequence: 7,
      issuedAt: '2026-11-21T10:00:00.000Z',
      fault: null,
      allowsOffline: true,
      keys: [],
    },
    ...over,
  };
}

export interface RenderInHostOptions {
  readonly routes: RouteObject[];
  /** The initial URL. */
  readonly at: string;
  readonly host?: HostServices;
  readonly session?: Session | null;
}

/** Renders routes as the shell does, on a separate history. */
export function renderInHost({ routes, at, host = fakeHost(), session }: RenderInHostOptions) {
  if (session) host.session.getState().signIn(session);
  shareSession(host.session);
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  const { container } = render(
    <HostContext value={host}>
      <I18nextProvider i18n={host.i18n}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </HostContext>,
  );
  return {
    user: userEvent.setup(),
    container,
    host,
    /** The browser's URL, path and search. */
    address: () => router.state.location.pathname + router.state.location.search,
    /** The state of the history entry. */
    state: (): unknown => router.state.location.state,
  };
}
