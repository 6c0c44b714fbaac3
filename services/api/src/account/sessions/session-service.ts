import { v7 as uuid } from 'uuid';
import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import { Refusal } from '../../problems/refusal.ts';
import type { AgentRow } from '../../callers/agent-repository.ts';
import type { Device } from '../../callers/caller.ts';
import type { SessionReader, SignedIn } from '../../callers/signed-in.ts';
import { rolesInForce } from '../../callers/suspension.ts';
import {
  createSessionRepository,
  type SessionRepository,
  type SessionRow,
  type SessionWithPeople,
  tokenLifetimeMs,
} from './session-repository.ts';
import type { SignedCookie } from '../../security/signed-cookie.ts';
import type { TokenSigner } from '../../security/token-signer.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** However often it is renewed, a session ends here: NIST SP 800-63B 4.1.3, 30 days. */
const maxMs = 30 * 24 * hourMs;
/** A renewed token still answers requests that were under way, and tabs that have not heard. */
const graceMs = 30 * secondMs;
/** The token of `?jwt=` is in a URL, so it lives only as long as a redirect takes. */
const handOverMs = minuteMs;
/**
 * The longest time that a manager may view an agent's data (owner's specification of management).
 */
const viewMs = 15 * minuteMs;
/** "Last seen" is as fine as people need it; not every request writes. */
const seenEveryMs = 5 * minuteMs;

const lifetimesMs = { SESSION: tokenLifetimeMs, HANDOVER: handOverMs, VIEW: viewMs } as const;

const managing = 'ROLE_MANAGEMENT';

/** From where a session is opened, and how. */
interface Opening extends Device {
  openedWith: SessionRow['openedWith'];
}

export interface SessionService extends SessionReader {
  issue: (agent: AgentRow, opening: Opening) => Promise<SignedIn>;
  /**
   * A token for `?jwt=`: valid for one `current` within a minute, and for nothing else, in the
   * browser that also gets `setCookie`.
   */
  handOver: (agent: AgentRow, opening: Opening) => Promise<{ token: string; setCookie: string }>;
  /**
   * A session in which a manager reads an agent's data for a quarter of an hour. It is never renewed,
   * and it ends with the manager's role.
   *
   * @param database the transaction that writes the audit
   */
  view: (
    database: Database,
    agent: AgentRow,
    by: Device & { viewerId: string },
  ) => Promise<SignedIn>;
  /** Renews with a new token; the old one expires after half a minute. Throws as `find`. */
  renew: (token: string, device: Device) => Promise<SignedIn>;
  /** Ends the session of a token, and with a manager's the views; does nothing when there is none. */
  revoke: (token: string) => Promise<void>;
}

interface SessionDependencies {
  repository: SessionRepository;
  signer: TokenSigner;
  /** Proves that a sign-in started in the browser that presents its hand-over token. */
  handOver: SignedCookie;
  clock: Clock;
}

export function createSessionService(dependencies: SessionDependencies): SessionService {
  const { repository, signer, handOver, clock } = dependencies;
  async function findAnyKind(token: string) {
    const { sessionId, agentId } = await signer.verify(token);
    const found = await repository.findLive(sessionId, clock());
    if (found?.agent.id !== agentId || found.agent.accountStatus === 'CLOSED') {
      throw new Refusal('token-invalid');
    }
    return found;
  }

  /** A view is valid only while the viewer is a manager and the agent is not. */
  function requireView({ agent, viewer }: SessionWithPeople): void {
    const isManager = (who: AgentRow | null) =>
      who !== null && who.accountStatus !== 'CLOSED' && inForce(who).roles.includes(managing);
    if (!isManager(viewer) || agent.roles.includes(managing)) throw new Refusal('token-invalid');
  }

  const inForce = (agent: AgentRow) => ({ ...agent, roles: rolesInForce(agent, clock()) });

  async function findSession(token: string) {
    const found = await findAnyKind(token);
    if (found.session.kind === 'HANDOVER') throw new Refusal('token-invalid');
    if (found.session.kind === 'VIEW') requireView(found);
    return found;
  }

  async function signed(
    agent: AgentRow,
    { id, expiresAt, startedAt, viewerId }: SessionRow,
  ): Promise<SignedIn> {
    const token = await signer.sign({ agentId: agent.id, sessionId: id }, expiresAt);
    return { agent: inForce(agent), token, sessionId: id, expiresAt, startedAt, viewerId };
  }

  async function start(agent: AgentRow, opening: Opening, kind: SessionRow['kind']) {
    const session = newSession(agent.id, { ...opening, kind, startedAt: clock(), now: clock() });
    await repository.create(session);
    return signed(agent, session);
  }

  async function find(token: string): Promise<SignedIn> {
    const { agent, session } = await findSession(token);
    const now = clock();
    if (now.getTime() - session.lastSeenAt.getTime() >= seenEveryMs) {
      await repository.markSeen(session.id, now);
    }
    const { id, expiresAt, startedAt, viewerId } = session;
    return { agent: inForce(agent), token, sessionId: id, expiresAt, startedAt, viewerId };
  }

  return {
    find,
    findToRenew: async (token) => {
      try {
        return await find(token);
      } catch (error) {
        const { sessionId } = await signer.verify(token);
        await repository.endReused(sessionId, clock());
        throw error;
      }
    },
    issue: (agent, opening) => start(agent, opening, 'SESSION'),
    handOver: async (agent, opening) => {
      const { token, sessionId } = await start(agent, opening, 'HANDOVER');
      return { token, setCookie: handOver.write(sessionId) };
    },
    view: async (transaction, agent, { viewerId, ...device }) => {
      const now = clock();
      const session = newSession(agent.id, {
        ...device,
        openedWith: null,
        kind: 'VIEW',
        startedAt: now,
        now,
      });
      const row = { ...session, viewerId };
      await createSessionRepository(transaction).create(row);
      return signed(agent, row);
    },
    current: async (token, { cookie, ...device }) => {
      const { agent, session } = await findAnyKind(token);
      if (session.kind !== 'HANDOVER') return find(token);
      // A link with a stranger's token signs nobody in, and does not use the token up.
      if (!handOver.proves(cookie, session.id)) throw new Refusal('token-invalid');
      // The same token twice: the URL leaked, and one of the two is not the agent.
      if (!(await repository.revoke(session.id, clock()))) throw new Refusal('token-invalid');
      return start(agent, { ...device, openedWith: session.openedWith }, 'SESSION');
    },
    renew: async (token, device) => {
      const { agent, session } = await findSession(token);
      if (session.kind === 'VIEW') throw new Refusal('view-only');
      const now = clock();
      const { startedAt, openedWith } = session;
      const next = newSession(agent.id, { ...device, openedWith, kind: 'SESSION', startedAt, now });
      const graceEnd = Math.min(session.expiresAt.getTime(), now.getTime() + graceMs);
      const renewed = await repository.renew(session, next, new Date(graceEnd));
      if (!renewed || renewed.revokedAt !== null) throw new Refusal('token-invalid');
      return signed(agent, renewed);
    },
    revoke: async (token) => {
      try {
        const { sessionId, agentId } = await signer.verify(token);
        const now = clock();
        if (await repository.revoke(sessionId, now)) await repository.endViewsOf(agentId, now);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
      }
    },
  };
}

interface NewSession extends Opening {
  kind: SessionRow['kind'];
  startedAt: Date;
  now: Date;
}

function newSession(
  agentId: string,
  { userAgent, openedWith, kind, startedAt, now }: NewSession,
): SessionRow {
  const end = Math.min(now.getTime() + lifetimesMs[kind], startedAt.getTime() + maxMs);
  return {
    id: uuid(),
    agentId,
    kind,
    createdAt: now,
    startedAt,
    lastSeenAt: now,
    // A token counts in whole seconds, so the session expires at the same second.
    expiresAt: new Date(Math.floor(end / secondMs) * secondMs),
    revokedAt: null,
    userAgent: userAgent?.slice(0, 500) ?? null,
    openedWith,
    renewedAs: null,
    viewerId: null,
  };
}
