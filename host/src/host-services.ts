import type { Locale } from '@pazar/contracts/locale';
import type { RuntimeConfig } from '@pazar/contracts/releases/runtime-config';
import type { Maps } from '@pazar/shell/maps';
import type { ChangeLocale } from '@pazar/shell/locale';
import type { Notify } from '@pazar/shell/notify';
import type { RefreshSession } from '@pazar/shell/session';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { createContext, useContext } from 'react';
import { type StoreApi, useStore } from 'zustand';
import type { CommandRegistry } from './core/page-state/command-registry.ts';
import type { SectionErrors } from './core/builds/section-errors.ts';
import type { Discovery } from './core/discovery/discover.ts';
import type { AgentStorage } from './core/page-state/agent-storage.ts';
import type { Build } from './core/builds/build.ts';
import type { ReadAhead } from './core/builds/read-ahead.ts';
import type { SectionSlots } from './core/builds/section-slots.ts';
import type { HttpErrors } from './core/journal/http-errors.ts';
import type { HostLeaveGuard } from './core/page-state/leave-guard-store.ts';
import type { Observations } from './core/builds/observations.ts';
import type { AgentApi } from './core/http/agent-api.ts';
import type { ShownAnswers } from './core/http/kept-reads.ts';
import type { LazyHttp } from './core/http/lazy-http.ts';
import type { ServerClock } from './core/clock/server-clock.ts';
import type { SessionStore } from './core/session/session-state.ts';

/** The services that the host creates at start and passes to its components. */
export interface HostServices {
  readonly config: RuntimeConfig;
  readonly locale: Locale;
  readonly changeLocale: ChangeLocale;
  readonly i18n: i18n;
  /** The server's time, independent of the browser's clock. */
  readonly clock: ServerClock;
  readonly session: SessionStore;
  readonly refreshSession: RefreshSession;
  /** Keeps the session with which a manager looks at an agent's data; null at all other times. */
  readonly view: Storage | null;
  /** The one client of the page, which sections use too. */
  readonly http: LazyHttp;
  /** Every failed call of the shell and of the sections. */
  readonly httpErrors: HttpErrors;
  readonly agentApi: AgentApi;
  /** What the page shows although the network has not given it. */
  readonly shownAnswers: ShownAnswers;
  /** One-time token of the e-mail link that opened this page, or null. */
  readonly linkToken: string | null;
  /** The build of each remote that this tab has chosen at its start. */
  readonly builds: readonly Build[];
  /** The current state of each remote. */
  readonly sections: SectionSlots;
  readonly readAhead: ReadAhead;
  readonly queryClient: QueryClient;
  readonly notify: Notify;
  readonly leaveGuard: HostLeaveGuard;
  readonly agentStorage: AgentStorage;
  readonly commands: CommandRegistry;
  readonly maps: StoreApi<Maps>;
  readonly sectionErrors: SectionErrors;
  /** Events of sections, for telemetry. */
  readonly observations: Observations;
  /** The browser's storage, or memory in its place. */
  readonly storage: Storage;
  /** The discovery document in use, and why a newer one was rejected. */
  readonly discovery: Discovery;
}

export const HostContext = createContext<HostServices | null>(null);
HostContext.displayName = 'Host';

export function useHost(): HostServices {
  const host = useContext(HostContext);
  if (host === null) throw new Error('HostContext is missing above this component');
  return host;
}

/** The signed-in agent, or null; renders again when that changes. */
export function useCurrentSession() {
  return useStore(useHost().session, ({ session }) => session);
}
