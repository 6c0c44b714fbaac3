// Written by `pnpm --filter @pazar/api describe-tables` from the migrated database.
import type { ChangedFields } from '../stored-values.ts';
import { integer, jsonb, pgSchema, sql, text, timestamp, uuid } from '../drizzle.ts';

export const auditEvents = pgSchema('api').table('audit_events', {
  id: uuid('id').notNull(),
  at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
  agentId: uuid('agent_id'),
  actorId: uuid('actor_id'),
  actorRole: text('actor_role').$type<'agent' | 'management' | 'system'>().notNull(),
  action: text('action').notNull(),
  entity: text('entity').notNull(),
  entityId: text('entity_id'),
  label: text('label'),
  version: integer('version'),
  before: jsonb('before').$type<ChangedFields>(),
  after: jsonb('after').$type<ChangedFields>(),
  reason: text('reason'),
  searchFold: text('search_fold').notNull().default(sql``),
});
