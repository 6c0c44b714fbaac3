import type { LoginRequest } from '@pazar/contracts/session';
import type { HostServices } from '../../host-services.ts';

/**
 * Signs in. False when it failed, with no other effect: no exception, no message
 * (specification, section 4); the form says it in its own words.
 */
export async function signIn(
  credentials: LoginRequest,
  { agentApi, session }: Pick<HostServices, 'agentApi' | 'session'>,
): Promise<boolean> {
  const agent = await agentApi.login(credentials);
  if (agent === null) return false;
  session.getState().signIn(agent);
  return session.getState().session !== null;
}
