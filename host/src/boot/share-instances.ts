import { provideAuth, provideHttp } from '@pazar/shell';
import type { Session } from '@pazar/contracts/session';
import type { SectionSession } from '@pazar/shell/session';
import type { LazyHttp } from '../core/http/lazy-http.ts';
import type { SessionStore } from '../core/session/session-state.ts';

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
