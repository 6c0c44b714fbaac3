import type { Database } from '../../database/database.ts';
import {
  and,
  desc,
  eq,
  gt,
  type InferInsertModel,
  type InferSelectModel,
  isNull,
  lte,
  ne,
  notInArray,
  or,
} from '../../database/drizzle.ts';
import { agents } from '../../database/tables/agents.ts';
import { sessions } from '../../database/tables/sessions.ts';
import type { AgentRow } from '../agent-repository.ts';

/** More than the browsers and tabs of one household; without it one agent could fill the table. */
const mostOfAgent = 100;

export type SessionRow = InferSelectModel<typeof sessions>;

/** Whose sessions end, and the one that goes on. */
export interface SessionsOfAgent {
  agentId: string;
  except?: string | undefined;
}

export interface SessionRepository {
  /** Stores a session and clears the same agent's expired ones away, and the oldest of too many. */
  create: (session: InferInsertModel<typeof sessions>) => Promise<void>;
  /** The agent of a session that is neither revoked nor expired. */
  findLive: (
    id: string,
    now: Date,
  ) => Promise<{ agent: AgentRow; session: SessionRow } | undefined>;
  /** The agent's live sessions, last seen first; not those that went on with a new token. */
  listLive: (agentId: string, now: Date) => Promise<SessionRow[]>;
  markSeen: (id: string, now: Date) => Promise<void>;
  /** Ends a session. Answers whether it was live, so that only one of two callers ends it. */
  revoke: (id: string, now: Date) => Promise<boolean>;
  /** Ends a session of this agent; another's is not found. */
  revokeOwn: (agentId: string, id: string, now: Date) => Promise<boolean>;
  revokeAll: (which: SessionsOfAgent, now: Date) => Promise<void>;
  /**
   * Stores the session that goes on for `old` and lets the old token expire at `graceEnd`.
   * When another request was first, answers its session and stores nothing.
   */
  renew: (
    old: SessionRow,
    next: InferInsertModel<typeof sessions>,
    graceEnd: Date,
  ) => Promise<SessionRow | undefined>;
}

export function createSessionRepository(database: Database): SessionRepository {
  const live = (now: Date) => and(isNull(sessions.revokedAt), gt(sessions.expiresAt, now));
  // A session and, in its grace, the one it went on for.
  const oneToken = (id: string) => or(eq(sessions.id, id), eq(sessions.renewedAs, id));
  return {
    create: async (session) => {
      await database
        .delete(sessions)
        .where(
          and(eq(sessions.agentId, session.agentId), lte(sessions.expiresAt, session.createdAt)),
        );
      await database.insert(sessions).values(session);
      const newest = database
        .select({ id: sessions.id })
        .from(sessions)
        .where(eq(sessions.agentId, session.agentId))
        .orderBy(desc(sessions.createdAt))
        .limit(mostOfAgent);
      await database
        .delete(sessions)
        .where(and(eq(sessions.agentId, session.agentId), notInArray(sessions.id, newest)));
    },
    findLive: async (id, now) => {
      const [row] = await database
        .select({ agent: agents, session: sessions })
        .from(sessions)
        .innerJoin(agents, eq(agents.id, sessions.agentId))
        .where(and(eq(sessions.id, id), live(now)));
      return row;
    },
    listLive: (agentId, now) =>
      database
        .select()
        .from(sessions)
        .where(
          and(
            eq(sessions.agentId, agentId),
            eq(sessions.kind, 'SESSION'),
            isNull(sessions.renewedAs),
            live(now),
          ),
        )
        .orderBy(desc(sessions.lastSeenAt), sessions.id),
    markSeen: async (id, now) => {
      await database.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, id));
    },
    revoke: async (id, now) => {
      const rows = await database
        .update(sessions)
        .set({ revokedAt: now })
        .where(and(oneToken(id), live(now)))
        .returning({ id: sessions.id });
      return rows.length > 0;
    },
    revokeOwn: async (agentId, id, now) => {
      const rows = await database
        .update(sessions)
        .set({ revokedAt: now })
        .where(and(oneToken(id), eq(sessions.agentId, agentId), live(now)))
        .returning({ id: sessions.id });
      return rows.length > 0;
    },
    revokeAll: (which, now) => endSessions(database, which, now),
    renew: (old, next, graceEnd) =>
      database.transaction(async (transaction) => {
        const [current] = await transaction
          .select()
          .from(sessions)
          .where(eq(sessions.id, old.id))
          .for('update');
        if (current?.renewedAs) {
          const [renewed] = await transaction
            .select()
            .from(sessions)
            .where(eq(sessions.id, current.renewedAs));
          return renewed;
        }
        const [stored] = await transaction.insert(sessions).values(next).returning();
        await transaction
          .update(sessions)
          .set({ renewedAs: next.id, expiresAt: graceEnd })
          .where(eq(sessions.id, old.id));
        return stored;
      }),
  };
}

/** Ends the sessions of an agent, all or all but one, together with what else a transaction does. */
export async function endSessions(
  database: Database,
  { agentId, except }: SessionsOfAgent,
  now: Date,
): Promise<void> {
  await database
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(sessions.agentId, agentId),
        isNull(sessions.revokedAt),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    );
}
