import { activityPageSchema, type Activity } from '@pazar/contracts/activity';
import { auditPageSchema, type AuditEntry } from '@pazar/contracts/management';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { alias, eq, like, sql, type SQL } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { auditEvents } from '../database/tables/audit-events.ts';
import type { ListRead, ListRow } from '../lists/read-list.ts';
import type { ListFile, ListReading, OwnList } from '../lists/own-list.ts';
import { atLeast, atMost, instantValue, oneOf } from '../lists/list-filters.ts';
import { readActivityNames } from './activity-names.ts';
import { auditCsvColumns } from './audit-csv.ts';

const word = z.string().regex(/^[a-z][a-z.-]{1,60}$/);

const eventFilters = {
  action: oneOf(word, auditEvents.action),
  entity: oneOf(word, auditEvents.entity),
  entityId: oneOf(z.string().max(60), auditEvents.entityId),
  actorRole: oneOf(z.enum(['agent', 'management', 'system']), auditEvents.actorRole),
  from: atLeast(instantValue, auditEvents.at),
  to: atMost(instantValue, auditEvents.at),
  // The same as a range of days, with the names that the lists of the browser use.
  atFrom: atLeast(instantValue, auditEvents.at),
  atTo: atMost(instantValue, auditEvents.at),
};

/**
 * The audit events of one agent's data, or of all. `q` is the name of an entity or a person, or a
 * word of the reason.
 */
export const auditList: OwnList<AuditEntry> = {
  name: 'activity',
  path: 'activity',
  description: 'What happened, newest first, by every actor.',
  page: auditPageSchema,
  owner: auditEvents.agentId,
  rows: readAuditRows,
  table: auditEvents,
  id: auditEvents.id,
  filters: {
    ...eventFilters,
    agentId: oneOf(z.uuid(), auditEvents.agentId),
    actorId: oneOf(z.uuid(), auditEvents.actorId),
  },
  sorts: { at: () => auditEvents.at },
  defaultSort: '-at',
  searchWord: (typed) => {
    const pattern = `%${typed}%`;
    const people = sql`(select ${agents.id} from ${agents} where ${like(agents.searchFold, pattern)})`;
    return sql`(${like(auditEvents.searchFold, pattern)} or ${auditEvents.agentId} in ${people}
      or ${auditEvents.actorId} in ${people})`;
  },
};

/**
 * The part that an agent reads: by kind, actor and time. Managers are not named, except the one who
 * viewed the agent's data.
 */
export const activityList: OwnList<Activity> = {
  ...auditList,
  searchWord: undefined,
  description: "What happened to the agent's own data, newest first, management's part too.",
  page: activityPageSchema,
  filters: eventFilters,
  rows: async (reading, read) => {
    const rows = await readAuditRows(reading, read);
    return rows.map(({ item, sortValues }) => ({ item: activityOf(item), sortValues }));
  },
};

function activityOf(entry: AuditEntry): Activity {
  const { agent: _, actor, ...event } = entry;
  const isNamed = event.actorRole === 'agent' || event.action === 'agent.view';
  return { ...event, actor: isNamed ? (actor?.displayName ?? null) : null };
}

/** The audit as a file; it is for reading alone. */
export const auditFile: ListFile = {
  records: async (reading, read) => (await readAuditRows(reading, read)).map(({ item }) => item),
  columns: () => auditCsvColumns,
};

const owner = alias(agents, 'owner');
const actor = alias(agents, 'actor');

/** Reads rows of the audit with the names of those whom they concern. */
async function readAuditRows(
  { database }: ListReading,
  { where, orderBy, limit, sortValues }: ListRead,
): Promise<ListRow<AuditEntry>[]> {
  const rows = await selectAudit(database, sortValues)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  const names = await readActivityNames(
    database,
    rows.map(({ event }) => event),
  );
  return rows.map((row) => ({
    item: { ...auditEntry(row), name: names.get(row.event.entityId ?? '') ?? null },
    sortValues: row.sortValues,
  }));
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

function auditEntry({ event, ownerName, actorName }: AuditRow): Omit<AuditEntry, 'name'> {
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
