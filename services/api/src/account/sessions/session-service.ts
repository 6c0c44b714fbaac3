import { v7 as uuid } from 'uuid';
import type { Clock } from '../../clock/clock.ts';
import { Refusal } from '../../problems/refusal.ts';
import type { AgentRow } from '../agent-repository.ts';
import { rolesInForce } from '../suspensions.ts';
import type { SessionRepository, SessionRow } from './session-repository.ts';
import type { SignedCookie } from '../../security/signed-cookie.ts';
import type { TokenSigner } from '../../security/token-signer.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** One market day, from loading the van to closing the books; then the agent signs in again. */
const lifetimeMs = 12 * hourMs;
/** Renewed as often as one likes, a session ends here: NIST SP 800-63B 4.1.3, 30 days. */
const longestMs = 30 * 24 * hourMs;
/** A renewed token still answers requests that were under way, and tabs that have not heard. */
const graceMs = 30 * secondMs;
/** The token of `?jwt=` stands in an address: it lives as long as a redirect takes. */
const handOverMs = minuteMs;
/** "Last seen" is as fine as people need it; not every request writes. */
const seenEveryMs = 5 * minuteMs;

/** An agent with the token that proves it. */
export interface SignedIn {
  /** Its `roles` are those that it may use now. */
  agent: AgentRow;
  token: string;
  sessionId: string;
  expiresAt: Date;
  /** When the agent signed in; the same for all tokens that a session is renewed with. */
  startedAt: Date;
}

/** What is known of whoever signs in. */
export interface Device {
  /** The `User-Agent` header. */
  userAgent: string | undefined;
}

export interface SessionService {
  issue: (agent: AgentRow, device: Device) => Promise<SignedIn>;
  /**
   * A token for `?jwt=`: good for one `current` within a minute, and for nothing else, in the browser
   * that also gets `setCookie`.
   */
  handOver: (agent: AgentRow, device: Device) => Promise<{ token: string; setCookie: string }>;
  /** Finds whose token it is. Throws `token-expired` or `token-invalid`. */
  find: (token: string) => Promise<SignedIn>;
  /**
   * As `find`; a hand-over token is used up and replaced by that of a new session, for the browser
   * in which the sign-in began.
   */
  current: (token: string, from: Device & { cookie: string | undefined }) => Promise<SignedIn>;
  /** Goes on with a new token; the old one ends after half a minute. Throws as `find`. */
  renew: (token: string, device: Device) => Promise<SignedIn>;
  /** Ends the session of a token; does nothing when there is none. */
  revoke: (token: string) => Promise<void>;
}

interface SessionParts {
  repository: SessionRepository;
  signer: TokenSigner;
  /** Proves that a sign-in began in the browser that brings its hand-over token. */
  handOver: SignedCookie;
  clock: Clock;
}

export function createSessionService(parts: SessionParts): SessionService {
  const { repository, signer, handOver, clock } = parts;
  async function findAnyKind(token: string) {
    const { sessionId, agentId } = await signer.verify(token);
    const found = await repository.findLive(sessionId, clock());
    if (found?.agent.id !== agentId || found.agent.accountStatus === 'CLOSED') {
      throw new Refusal('token-invalid');
    }
    return found;
  }

  const inForce = (agent: AgentRow) => ({ ...agent, roles: rolesInForce(agent, clock()) });

  async function findSession(token: string) {
    const found = await findAnyKind(token);
    if (found.session.kind !== 'SESSION') throw new Refusal('token-invalid');
    return found;
  }

  async function signed(
    agent: AgentRow,
    { id, expiresAt, startedAt }: SessionRow,
  ): Promise<SignedIn> {
    const token = await signer.sign({ agentId: agent.id, sessionId: id }, expiresAt);
    return { agent: inForce(agent), token, sessionId: id, expiresAt, startedAt };
  }

  async function start(agent: AgentRow, device: Device, kind: SessionRow['kind']) {
    const session = newSession(agent.id, { ...device, kind, startedAt: clock(), now: clock() });
    await repository.create(session);
    return signed(agent, session);
  }

  async function find(token: string): Promise<SignedIn> {
    const { agent, session } = await findSession(token);
    const now = clock();
    if (now.getTime() - session.lastSeenAt.getTime() >= seenEveryMs) {
      await repository.markSeen(session.id, now);
    }
    const { id, expiresAt, startedAt } = session;
    return { agent: inForce(agent), token, sessionId: id, expiresAt, startedAt };
  }

  return {
    find,
    issue: (agent, device) => start(agent, device, 'SESSION'),
    handOver: async (agent, device) => {
      const { token, sessionId } = await start(agent, device, 'HANDOVER');
      return { token, setCookie: handOver.write(sessionId) };
    },
    current: async (token, { cookie, ...device }) => {
      const { agent, session } = await findAnyKind(token);
      if (session.kind === 'SESSION') return find(token);
      // A link with a stranger's token signs nobody in, and does not use the token up.
      if (!handOver.proves(cookie, session.id)) throw new Refusal('token-invalid');
      // Two that come with the same token: the address leaked, and one of them is not the agent.
      if (!(await repository.revoke(session.id, clock()))) throw new Refusal('token-invalid');
      return start(agent, device, 'SESSION');
    },
    renew: async (token, device) => {
      const { agent, session } = await findSession(token);
      const now = clock();
      const { startedAt } = session;
      const next = newSession(agent.id, { ...device, kind: 'SESSION', startedAt, now });
      const graceEnd = Math.min(session.expiresAt.getTime(), now.getTime() + graceMs);
      const renewed = await repository.renew(session, next, new Date(graceEnd));
      if (!renewed || renewed.revokedAt !== null) throw new Refusal('token-invalid');
      return signed(agent, renewed);
    },
    revoke: async (token) => {
      try {
        const { sessionId } = await signer.verify(token);
        await repository.revoke(sessionId, clock());
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
      }
    },
  };
}

interface NewSession extends Device {
  kind: SessionRow['kind'];
  startedAt: Date;
  now: Date;
}

function newSession(agentId: string, { userAgent, kind, startedAt, now }: NewSession): SessionRow {
  const lifetime = kind === 'SESSION' ? lifetimeMs : handOverMs;
  const end = Math.min(now.getTime() + lifetime, startedAt.getTime() + longestMs);
  return {
    id: uuid(),
    agentId,
    kind,
    createdAt: now,
    startedAt,
    lastSeenAt: now,
    // A token counts in whole seconds; the session says exactly the same.
    expiresAt: new Date(Math.floor(end / secondMs) * secondMs),
    revokedAt: null,
    userAgent: userAgent?.slice(0, 500) ?? null,
    renewedAs: null,
  };
}
