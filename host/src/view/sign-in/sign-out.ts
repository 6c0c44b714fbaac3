import type { HostServices } from '../../host-services.ts';

/**
 * Forgets the agent at once and tells the API whose session is over. The page does not wait for the
 * answer: a call that fails or hangs keeps nobody signed in.
 */
export function signOut({ agentApi, session }: Pick<HostServices, 'agentApi' | 'session'>): void {
  const token = session.getState().session?.token;
  session.getState().signOut();
  if (token !== undefined) void agentApi.logout(token);
}
