import { integer, jsonb, primaryKey, text, uuid } from '../drizzle.ts';
import { agents } from './agents.ts';
import { apiSchema } from './api-schema.ts';
import { instantColumn } from './instant-column.ts';

export const idempotentAnswers = apiSchema.table(
  'idempotent_answers',
  {
    agentId: uuid('agent_id')
      .notNull()
      .references(() => agents.id),
    route: text('route').notNull(),
    key: uuid('key').notNull(),
    requestHash: text('request_hash').notNull(),
    status: integer('status').notNull(),
    headers: jsonb('headers').$type<Record<string, string>>().notNull(),
    body: text('body').notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.route, table.key] })],
);
