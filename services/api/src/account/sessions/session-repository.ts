import type { Database } from '../../database/database.ts';
import {
  and,
  desc,
  eq,
  gt,
  type InferInsertModel,
  type InferSelectModel,
  isNotNull,
  isNull,
  lte,
  ne,
  notInArray,
  or,
  type SQL,
} from '../../database/drizzle.ts';
import { agents } from '../../database/tables/agents.ts';
import { sessions } from '../../database/tables/sessions.ts';
import type { AgentRow } from '../../callers/agent-repository.ts';

/**
 * More than the browsers and tabs of one household; without a limit one agent could fill the table.
 */
const maxOfAgent = 100;

const hourMs = 60 * 60 * 1000;
/** One market day, from loading the van to closing the books; then the agent signs in again. */
export const tokenLifetimeMs = 12 * hourMs;

export type SessionRow = InferSelectModel<typeof sessions>;

/** The agent whose sessions end, and the session that stays. */
export interface SessionsOfAgent {
  agentId: string;
  except?: string | undefined;
}

/** A session with its agent, and the manager who views the agent's data in it. */
export interface SessionWithPeople {
  agent: AgentRow;
  session: SessionRow;
  viewer: AgentRow | null;
}

export type SessionRepository = ReturnType<typeof createSessionRepository>;

export function createSessionRepository(database: Database) {
  const live = (now: Date) => and(isNull(sessions.revokedAt), gt(sessions.expiresAt, now));
  // A session and, during its grace, its predecessor.
  const oneToken = (id: string) => or(eq(sessions.id, id), eq(sessions.renewedAs, id));
  return {
    /**
     * Stores a session. Deletes the agent's expired sessions and the oldest above the limit. A
     * renewed one stays as long as its token could be replayed, see `endReused`.
     */
    create: async (session: InferInsertModel<typeof sessions>) => {
      const now = session.createdAt;
      const oldest = new Date(now.getTime() - tokenLifetimeMs);
      const isOver = and(
        lte(sessions.expiresAt, now),
        or(isNull(sessions.renewedAs), lte(sessions.createdAt, oldest)),
      );
      await database.delete(sessions).where(and(eq(sessions.agentId, session.agentId), isOver));
      await database.insert(sessions).values(session);
      const newest = database
        .select({ id: sessions.id })
        .from(sessions)
        .where(eq(sessions.agentId, session.agentId))
        .orderBy(desc(sessions.createdAt))
        .limit(maxOfAgent);
      await database
        .delete(sessions)
        .where(and(eq(sessions.agentId, session.agentId), notInArray(sessions.id, newest)));
    },
    /** A session that is neither revoked nor expired, with its agent. */
    findLive: async (id: string, now: Date) => {
      const [row] = await database
        .select({ agent: agents, session: sessions })
        .from(sessions)
        .innerJoin(agents, eq(agents.id, sessions.agentId))
        .where(and(eq(sessions.id, id), live(now)));
      if (row === undefined) return undefined;
      // Every request finds its session, and hardly any is of a manager who views an agent's data.
      const { viewerId } = row.session;
      if (viewerId === null) return { ...row, viewer: null };
      const [viewer = null] = await database.select().from(agents).where(eq(agents.id, viewerId));
      return { ...row, viewer };
    },
    /** The agent's live sessions, last seen first; not those that went on with a new token. */
    listLive: (agentId: string, now: Date) =>
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
    markSeen: async (id: string, now: Date) => {
      await database.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, id));
    },
    /** Ends a session. Returns whether it was live, so that only one of two callers ends it. */
    revoke: async (id: string, now: Date) => {
      const rows = await database
        .update(sessions)
        .set({ revokedAt: now })
        .where(and(oneToken(id), live(now)))
        .returning({ id: sessions.id });
      return rows.length > 0;
    },
    /** Ends a session of this agent; another's is not found. */
    revokeOwn: async (agentId: string, id: string, now: Date) => {
      const rows = await database
        .update(sessions)
        .set({ revokedAt: now })
        .where(and(oneToken(id), eq(sessions.agentId, agentId), live(now)))
        .returning({ id: sessions.id });
      return rows.length > 0;
    },
    /** Ends every session in which this manager views an agent's data. */
    endViewsOf: async (viewerId: string, now: Date) => {
      await database
        .update(sessions)
        .set({ revokedAt: now })
        .where(and(eq(sessions.viewerId, viewerId), live(now)));
    },
    revokeAll: (which: SessionsOfAgent, now: Date) => endSessions(database, which, now),
    /**
     * Ends all successors of a session whose token is used after its grace: two parties have the
     * token, and one of them is not the agent. Does nothing for any other session.
     */
    endReused: async (id: string, now: Date) => {
      const isReused = and(
        eq(sessions.id, id),
        isNotNull(sessions.renewedAs),
        isNull(sessions.revokedAt),
        lte(sessions.expiresAt, now),
      );
      const end = (which: SQL | undefined) =>
        database
          .update(sessions)
          .set({ revokedAt: now })
          .where(which)
          .returning({ renewedAs: sessions.renewedAs });
      let [ended] = await end(isReused);
      while (ended?.renewedAs) [ended] = await end(eq(sessions.id, ended.renewedAs));
    },
    /**
     * Stores the successor of `old` and lets the old token expire at `graceEnd`. If another request
     * was first, returns its session and stores nothing.
     */
    renew: (old: SessionRow, next: InferInsertModel<typeof sessions>, graceEnd: Date) =>
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

/**
 * Ends all sessions of an agent, or all but one, within a transaction. Ending those of a manager
 * also ends its views of other agents.
 */
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
        or(eq(sessions.agentId, agentId), eq(sessions.viewerId, agentId)),
        isNull(sessions.revokedAt),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    );
}
