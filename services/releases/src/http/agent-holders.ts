import { sessionSchema } from '@pazar/contracts/session';
import { z } from 'zod';
import type { Holder } from '../registry/tokens.ts';

/** The api on this machine answers at once or not at all. */
const deadline = 3_000;

/**
 * The agent of a session, as a holder of rights: a manager's, or none. Undefined for a token that
 * the API rejects; `unchecked` while the API does not answer as expected.
 */
export type FindAgentHolder = (token: string) => Promise<Holder | 'unchecked' | undefined>;

/**
 * Lets a manager's session at the agents' API act as an operator. The API is asked each time, so
 * that the end of a session, a suspension or the loss of the role takes effect at once. While the
 * API is down no session is accepted; tokens of the registry still work.
 */
export function createAgentHolders(apiOrigin: string): FindAgentHolder {
  return (token) => askApi(apiOrigin, token);
}

async function askApi(apiOrigin: string, token: string): ReturnType<FindAgentHolder> {
  try {
    const answer = await fetch(`${apiOrigin}/v1/agent/current`, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      signal: AbortSignal.timeout(deadline),
    });
    if (answer.status === 401) return undefined;
    if (!answer.ok) return 'unchecked';
    const { username, roles } = z.parse(sessionSchema, await answer.json());
    return {
      name: `agent:${username}`,
      isSession: true,
      roles: roles.includes('ROLE_MANAGEMENT') ? ['operator', 'auditor'] : [],
      remotes: null,
      expiresAt: null,
    };
  } catch {
    // Down, too slow, or not the API.
    return 'unchecked';
  }
}
