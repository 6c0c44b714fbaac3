import type { Activity } from '@pazar/contracts/activity';
import { integer, jsonb, text, uuid } from '../drizzle.ts';
import { agents } from './agents.ts';
import { apiSchema } from './api-schema.ts';
import { instantColumn } from './instant-column.ts';

/** The changed fields of an entity, by name. */
export type ChangedFields = Record<string, unknown>;

export const auditEvents = apiSchema.table('audit_events', {
  id: uuid('id').primaryKey(),
  at: instantColumn('at').notNull(),
  agentId: uuid('agent_id').references(() => agents.id),
  actorId: uuid('actor_id').references(() => agents.id),
  actorRole: text('actor_role').$type<Activity['actorRole']>().notNull(),
  action: text('action').notNull(),
  entity: text('entity').notNull(),
  entityId: text('entity_id'),
  label: text('label'),
  version: integer('version'),
  before: jsonb('before').$type<ChangedFields>(),
  after: jsonb('after').$type<ChangedFields>(),
  reason: text('reason'),
  searchFold: text('search_fold').notNull().default(''),
});
