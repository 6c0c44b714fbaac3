import type { RuntimeConfig } from '@pazar/contracts/releases/runtime-config';
import { provideAuth, provideHttp } from '@pazar/shell';
import type { Session } from '@pazar/contracts/session';
import type { SectionSession } from '@pazar/shell/session';
import { createAgentApi } from '../core/http/agent-api.ts';
import { tokenOrigins } from '../core/http/http-options.ts';
import { lazyHttp, type LazyHttp } from '../core/http/lazy-http.ts';
import type { Visitor } from './read-visitor.ts';
import type { SessionStore } from '../core/session/session-state.ts';

/** Creates the HTTP client, and hands it and the session to sections. */
export function connect(
  { locale, token, httpErrors, clock, session }: Visitor,
  config: RuntimeConfig,
) {
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
  // A section's first call would otherwise wait for the client's chunk; its own attempt reports a failure.
  if (session.getState().session !== null) http().catch(() => undefined);
  return { http, agentApi: createAgentApi(http) };
}
export type Connection = ReturnType<typeof connect>;

/** Shows sections the session, without its token, in `useAuthStore` of `@pazar/shell`. */
export function shareSession(store: SessionStore): void {
  const { session, isExpired } = store.getState();
  provideAuth({ session: withoutToken(session), isExpired });
  store.subscribe((state, before) => {
    const isSame = state.session === before.session;
    if (isSame && state.isExpired === before.isExpired) return;
    provideAuth({
      ...(!isSame && { session: withoutToken(state.session) }),
      isExpired: state.isExpired,
    });
  });
}

/** @returns loads the client as `http` does, and hands it to sections as `http` of `@pazar/shell` */
export function sharedHttp(http: LazyHttp): LazyHttp {
  return async () => {
    const client = await http();
    provideHttp(client);
    return client;
  };
}

function withoutToken(session: Session | null): SectionSession | null {
  if (session === null) return null;
  const { token: _, ...rest } = session;
  return rest;
}
