// Written by `pnpm --filter @pazar/api describe-tables` from the migrated database.
import type { View } from '@pazar/contracts/view';
import { boolean, integer, jsonb, pgSchema, sql, text, timestamp, uuid } from '../drizzle.ts';

export const savedViews = pgSchema('api').table('saved_views', {
  id: uuid('id').notNull(),
  version: integer('version').notNull().default(sql``),
  agentId: uuid('agent_id').notNull(),
  page: text('page').notNull(),
  name: text('name').notNull(),
  query: jsonb('query').$type<View['query']>().notNull(),
  isDefault: boolean('is_default').notNull(),
  isGlobal: boolean('is_global').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull(),
});
