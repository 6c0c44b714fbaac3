import { createHash } from 'node:crypto';
import { sessionSchema } from '@pazar/contracts/session';
import { z } from 'zod';
import type { Holder } from '../registry/tokens.ts';

/** A manager who is suspended keeps this much of the registry's trust (milliseconds). */
const trustedFor = 10_000;

/** The api on this machine answers at once or not at all. */
const deadline = 3_000;

const mostRemembered = 1_000;

/** The manager whose session this is, as a holder of rights; undefined for anybody else. */
export type FindAgentHolder = (token: string) => Promise<Holder | undefined>;

/**
 * Lets a manager's own session at the agents' api act as an operator. The api is asked each time
 * but for some seconds, so that the end of a session is the end of this too. While it is down nobody
 * comes in this way; tokens of the registry hold.
 */
export function createAgentHolders(apiOrigin: string): FindAgentHolder {
  const known = new Map<string, { until: number; holder: Promise<Holder | undefined> }>();
  return (token) => {
    const key = createHash('sha256').update(token).digest('hex');
    const now = Date.now();
    const remembered = known.get(key);
    if (remembered !== undefined && remembered.until > now) return remembered.holder;
    if (known.size >= mostRemembered) known.clear();
    const holder = askApi(apiOrigin, token);
    known.set(key, { until: now + trustedFor, holder });
    return holder;
  };
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
