import type { Activity } from '@pazar/contracts/activity';
import type { Database } from '../database/database.ts';
import { eq } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { auditEvents } from '../database/tables/audit-events.ts';
import { countRows } from '../lists/paging/count-rows.ts';
import type { SortKey } from '../lists/paging/keyset.ts';
import { readSlice } from '../lists/paging/read-slice.ts';
import type { Slice, SliceRequest } from '../lists/paging/slice.ts';

export interface ActivityRepository {
  /** What happened to an agent's data, newest first, whoever did it. */
  list: (agentId: string, request: SliceRequest) => Promise<Slice<Activity>>;
}

const newestFirst: SortKey[] = [
  { column: auditEvents.at, descending: true },
  { column: auditEvents.id, descending: true },
];

export function createActivityRepository(database: Database): ActivityRepository {
  return {
    list: (agentId, request) => {
      const own = eq(auditEvents.agentId, agentId);
      return readSlice(request, {
        parts: [{ where: own, keys: newestFirst }],
        read: async ({ where, orderBy, limit }) => {
          const rows = await database
            .select({ event: auditEvents, actor: agents.displayName })
            .from(auditEvents)
            .leftJoin(agents, eq(agents.id, auditEvents.actorId))
            .where(where)
            .orderBy(...orderBy)
            .limit(limit);
          return rows.map(({ event, actor }) => ({
            item: activityOf(event, actor),
            position: [event.at.toISOString(), event.id],
          }));
        },
        count: () => countRows(database, auditEvents, own),
      });
    },
  };
}

function activityOf(event: typeof auditEvents.$inferSelect, actor: string | null): Activity {
  const { id, at, action, entity, entityId, label, actorRole, reason } = event;
  return {
    id,
    at: at.toISOString(),
    action,
    entity,
    entityId,
    label,
    // Management answers to its agents as one; who it was stands in its own audit.
    actor: actorRole === 'agent' ? actor : null,
    actorRole,
    reason,
  };
}
