import type { LoginRequest } from '@pazar/contracts/session';
import type { SessionStore } from '../session/session-store.ts';
import type { AgentApi, SignInFailure } from './agent-api.ts';

export interface SignInServices {
  readonly agentApi: AgentApi;
  readonly session: SessionStore;
}

/**
 * Signs in. A failure has no other effect than its reason: no exception, no message
 * (specification, section 4); the form says it in its own words.
 *
 * @returns null when the agent is signed in, else why not
 */
export async function signIn(
  credentials: LoginRequest,
  { agentApi, session }: SignInServices,
): Promise<SignInFailure | null> {
  const outcome = await agentApi.login(credentials);
  if ('failure' in outcome) return outcome.failure;
  session.getState().signIn(outcome.agent);
  return session.getState().session === null ? 'failed' : null;
}

/**
 * Forgets the agent at once and tells the API. The page does not wait for the answer: a call that
 * fails or hangs keeps nobody signed in.
 */
export function signOut({ agentApi, session }: SignInServices): void {
  const token = session.getState().session?.token;
  session.getState().signOut();
  if (token !== undefined) void agentApi.logout(token);
}
