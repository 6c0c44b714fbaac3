import { and, eq, gt, isNull, lte, type InferInsertModel } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { agents } from '../database/tables/agents.ts';
import { sessions } from '../database/tables/sessions.ts';
import type { AgentRow } from './agent-repository.ts';

export interface SessionRepository {
  /** Stores a session and clears the same agent's expired ones away. */
  create: (session: InferInsertModel<typeof sessions>) => Promise<void>;
  /** The agent of a session that is neither revoked nor expired. */
  findLive: (id: string, now: Date) => Promise<{ agent: AgentRow; expiresAt: Date } | undefined>;
  revoke: (id: string, now: Date) => Promise<void>;
}

export function createSessionRepository(database: Database): SessionRepository {
  return {
    create: async (session) => {
      await database
        .delete(sessions)
        .where(
          and(eq(sessions.agentId, session.agentId), lte(sessions.expiresAt, session.createdAt)),
        );
      await database.insert(sessions).values(session);
    },
    findLive: async (id, now) => {
      const [row] = await database
        .select({ agent: agents, expiresAt: sessions.expiresAt })
        .from(sessions)
        .innerJoin(agents, eq(agents.id, sessions.agentId))
        .where(and(eq(sessions.id, id), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)));
      return row;
    },
    revoke: async (id, now) => {
      await database
        .update(sessions)
        .set({ revokedAt: now })
        .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)));
    },
  };
}
