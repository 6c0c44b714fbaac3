import type { SessionStore } from '../session/session-store.ts';
import type { AgentApi } from './agent-api.ts';

/** The host services that signing in and out needs. */
export interface SignInServices {
  readonly agentApi: AgentApi;
  readonly session: SessionStore;
}

/**
 * Ends the session in the browser at once and notifies the API. The page does not wait for the
 * answer: a call that fails or hangs keeps nobody signed in.
 */
export function signOut({ agentApi, session }: SignInServices): void {
  const token = session.getState().session?.token;
  session.getState().signOut();
  if (token !== undefined) void agentApi.logout(token);
}
