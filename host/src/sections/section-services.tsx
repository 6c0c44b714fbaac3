import type { Session } from '@pazar/contracts/session';
import { type SectionSession } from '@pazar/shell/session';
import { ShellProvider, type ShellServices } from '@pazar/shell/context';
import { type ReactNode, useContext, useMemo } from 'react';
import { useStore } from 'zustand';
import { useCurrentSession, useHost } from '../boot/host-services.ts';
import { lazyHttp } from '../http/lazy-http.ts';
import { createSectionClient } from '../http/section-client.ts';
import { tokenOrigins } from '../http/token-origins.ts';
import { InfoBarContext } from '../layout/info-bar-context.ts';

/** Gives one section its own view of the shell: a client of its own, the session without its token. */
export function SectionServices({ children }: { children: ReactNode }) {
  const { config, locale, notify, leaveGuard, maps: mapsStore, session: store } = useHost();
  const session = useCurrentSession();
  const maps = useStore(mapsStore);
  const infoBar = useContext(InfoBarContext);

  const http = useMemo(() => {
    const client = lazyHttp({
      api: config.api,
      tokenOrigins: tokenOrigins(config),
      locale,
      token: () => store.getState().session?.token ?? null,
    });
    return createSectionClient(client, { onSessionOver: () => store.getState().signOut() });
  }, [config, locale, store]);

  const services = useMemo<ShellServices>(
    () =>
      Object.freeze({
        session: withoutToken(session),
        http,
        locale,
        notify,
        leaveGuard,
        maps,
        infoBar,
      }),
    [session, http, locale, notify, leaveGuard, maps, infoBar],
  );
  return <ShellProvider value={services}>{children}</ShellProvider>;
}

function withoutToken(session: Session | null): SectionSession | null {
  if (session === null) return null;
  const { token: _, ...rest } = session;
  return rest;
}
