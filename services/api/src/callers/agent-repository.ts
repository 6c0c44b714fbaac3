import type { Database } from '../database/database.ts';
import { eq, type InferSelectModel, or, sql } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';

export type AgentRow = InferSelectModel<typeof agents>;

export type AgentRepository = ReturnType<typeof createAgentRepository>;

export function createAgentRepository(database: Database) {
  return {
    /** Finds by username or e-mail address, ignoring case. */
    findByLogin: async (login: string) => {
      const [row] = await database
        .select()
        .from(agents)
        .where(
          or(
            eq(sql`lower(${agents.username})`, sql`lower(${login})`),
            eq(sql`lower(${agents.email})`, sql`lower(${login})`),
          ),
        )
        .limit(1);
      return row;
    },
  };
}
