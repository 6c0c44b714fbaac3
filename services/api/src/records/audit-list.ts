import type { AuditEntry } from '@pazar/contracts/management';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { alias, eq, type SQL } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { auditEvents } from '../database/tables/audit-events.ts';
import type { ListRead, ListRow } from '../lists/read-list.ts';
import type { ListDefinition } from '../lists/list-definition.ts';
import { atLeast, atMost, instantValue, oneOf } from '../lists/list-filters.ts';

const word = z.string().regex(/^[a-z][a-z.-]{1,60}$/);

/** What the audit can be searched by. */
export const auditList: ListDefinition = {
  name: 'audit',
  table: auditEvents,
  id: auditEvents.id,
  filters: {
    action: oneOf(word, auditEvents.action),
    entity: oneOf(word, auditEvents.entity),
    entityId: oneOf(z.string().max(60), auditEvents.entityId),
    agentId: oneOf(z.uuid(), auditEvents.agentId),
    actorId: oneOf(z.uuid(), auditEvents.actorId),
    actorRole: oneOf(z.enum(['agent', 'management', 'system']), auditEvents.actorRole),
    from: atLeast(instantValue, auditEvents.at),
    to: atMost(instantValue, auditEvents.at),
  },
  sorts: { at: () => auditEvents.at },
  defaultSort: '-at',
};

const owner = alias(agents, 'owner');
const actor = alias(agents, 'actor');

/** Reads rows of the audit with the names of those whom they concern. */
export async function readAuditRows(
  database: Database,
  { where, orderBy, limit, sortValues }: ListRead,
): Promise<ListRow<AuditEntry>[]> {
  const rows = await selectAudit(database, sortValues)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  return rows.map((row) => ({ item: auditEntry(row), sortValues: row.sortValues }));
}

function selectAudit(database: Database, sortValues: SQL<string[]>) {
  return database
    .select({
      event: auditEvents,
      ownerName: owner.displayName,
      actorName: actor.displayName,
      sortValues,
    })
    .from(auditEvents)
    .leftJoin(owner, eq(owner.id, auditEvents.agentId))
    .leftJoin(actor, eq(actor.id, auditEvents.actorId));
}

interface AuditRow {
  event: typeof auditEvents.$inferSelect;
  ownerName: string | null;
  actorName: string | null;
}

function auditEntry({ event, ownerName, actorName }: AuditRow): AuditEntry {
  const { id, at, action, entity, entityId, label, actorRole, reason, before, after } = event;
  return {
    id,
    at: at.toISOString(),
    action,
    entity,
    entityId,
    label,
    actorRole,
    reason,
    before,
    after,
    agent: personOf(event.agentId, ownerName),
    actor: personOf(event.actorId, actorName),
  };
}

function personOf(id: string | null, displayName: string | null): AuditEntry['agent'] {
  return id === null ? null : { id, displayName: displayName ?? '' };
}
