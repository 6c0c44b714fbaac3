import type { AgentSummary } from '@pazar/contracts/agent';
import { eq, or, sql, type InferSelectModel } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { agents } from '../database/tables/agents.ts';
import { countRows } from '../paging/count-rows.ts';
import { recentFirst, recentPosition } from '../paging/recent-first.ts';
import { readSlice } from '../paging/read-slice.ts';
import type { Slice, SliceRequest } from '../paging/slice.ts';

export type AgentRow = InferSelectModel<typeof agents>;

export interface AgentRepository {
  /** Finds by username or e-mail address, whatever the case of their letters. */
  findByLogin: (login: string) => Promise<AgentRow | undefined>;
  list: (request: SliceRequest) => Promise<Slice<AgentSummary>>;
}

export function createAgentRepository(database: Database): AgentRepository {
  return {
    findByLogin: async (login) => {
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
    list: (request) =>
      readSlice(request, {
        keys: recentFirst(agents),
        read: async ({ where, orderBy, limit }) => {
          const query = database
            .select()
            .from(agents)
            .where(where)
            .orderBy(...orderBy);
          const rows = await query.limit(limit);
          return rows.map((row) => ({ item: summaryOf(row), position: recentPosition(row) }));
        },
        count: () => countRows(database, agents, undefined),
      }),
  };
}

function summaryOf(row: AgentRow): AgentSummary {
  return {
    id: row.id,
    version: row.version,
    username: row.username,
    displayName: row.displayName,
    userType: row.userType,
    roles: row.roles,
    accountStatus: row.accountStatus,
    verificationStatus: row.verificationStatus,
    settlement: row.settlement,
    creationDate: row.createdAt.toISOString(),
  };
}
