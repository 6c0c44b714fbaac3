import { sessionSchema } from '@pazar/contracts/session';
import { z } from 'zod';
import type { Holder } from '../registry/tokens.ts';

/** The api on this machine answers at once or not at all. */
const deadline = 3_000;

/** The manager whose session this is, as a holder of rights; undefined for anybody else. */
export type FindAgentHolder = (token: string) => Promise<Holder | undefined>;

/**
 * Lets a manager's own session at the agents' api act as an operator. The api is asked each time,
 * so that the end of a session, a suspension or the loss of the role counts at once. While the api
 * is down nobody comes in this way; tokens of the registry hold.
 */
export function createAgentHolders(apiOrigin: string): FindAgentHolder {
  return (token) => askApi(apiOrigin, token);
}

async function askApi(apiOrigin: string, token: string): Promise<Holder | undefined> {
  try {
    const answer = await fetch(`${apiOrigin}/v1/agent/current`, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      signal: AbortSignal.timeout(deadline),
    });
    if (!answer.ok) return undefined;
    const { username, roles } = z.parse(sessionSchema, await answer.json());
    if (!roles.includes('ROLE_MANAGEMENT')) return undefined;
    const name = `agent:${username}`;
    return { name, isSession: true, roles: ['operator', 'auditor'], remotes: null };
  } catch {
    return undefined;
  }
}
