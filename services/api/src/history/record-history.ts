import type { HistoryEntry } from '@pazar/contracts/record-history';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { and, eq, type InferSelectModel, sql, type SQL } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { auditEvents } from '../database/tables/audit-events.ts';
import type { ListRead, ListRow } from '../lists/read-list.ts';
import type { ListDefinition } from '../lists/list-definition.ts';
import { anyOf, atLeast, atMost, instantValue, oneOf } from '../lists/list-filters.ts';

/** The filters and orders of one record's history: action, field and time. */
export const historyList: ListDefinition = {
  name: 'history',
  table: auditEvents,
  id: auditEvents.id,
  filters: {
    action: oneOf(z.string().max(60), auditEvents.action),
    field: anyOf(z.string().max(60), (field) => sql`jsonb_exists(${auditEvents.after}, ${field})`),
    from: atLeast(instantValue, auditEvents.at),
    to: atMost(instantValue, auditEvents.at),
  },
  sorts: {
    at: () => auditEvents.at,
    version: () => ({ sql: sql`coalesce(${auditEvents.version}, 0)`, type: 'integer' }),
  },
  defaultSort: '-at,-version',
};

export function historyOf(agentId: string, { entity, id }: { entity: string; id: string }): SQL {
  return sql`${and(
    eq(auditEvents.agentId, agentId),
    eq(auditEvents.entity, entity),
    eq(auditEvents.entityId, id),
  )}`;
}

export async function readHistoryRows(
  database: Database,
  { where, orderBy, limit, sortValues }: ListRead,
): Promise<ListRow<HistoryEntry>[]> {
  const rows = await database
    .select({ event: auditEvents, actor: agents.displayName, sortValues })
    .from(auditEvents)
    .leftJoin(agents, eq(agents.id, auditEvents.actorId))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  return rows.map(({ event, actor, sortValues: values }) => ({
    item: entryOf(event, actor),
    sortValues: values,
  }));
}

function entryOf(event: InferSelectModel<typeof auditEvents>, actor: string | null): HistoryEntry {
  const { before, after } = event;
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return {
    id: event.id,
    at: event.at.toISOString(),
    action: event.action,
    // Managers are not named to agents.
    actor: event.actorRole === 'agent' ? actor : null,
    actorRole: event.actorRole,
    version: event.version,
    changes: fields.map((field) => ({
      field,
      before: before?.[field] ?? null,
      after: after?.[field] ?? null,
    })),
    reason: event.reason,
  };
}
