import { integer, jsonb, sql, text, uuid } from '../drizzle.ts';
import { agents } from './agents.ts';
import { apiSchema } from './api-schema.ts';
import { instantColumn } from './instant-column.ts';

const databaseNow = sql`clock_timestamp()`;

/** Work for later. Every instant is one of the database's clock. */
export const jobs = apiSchema.table('jobs', {
  id: uuid('id').primaryKey(),
  kind: text('kind').notNull(),
  /** The agent for whom it is done; null: the service itself. */
  agentId: uuid('agent_id').references(() => agents.id),
  /** At most one open job of a kind has this key. */
  key: text('key'),
  payload: jsonb('payload').$type<unknown>().notNull(),
  createdAt: instantColumn('created_at').notNull().default(databaseNow),
  runAt: instantColumn('run_at').notNull().default(databaseNow),
  /** How often it was begun since its last success. */
  attempts: integer('attempts').notNull().default(0),
  /** How often it was claimed. A process with an older number no longer holds it. */
  fence: integer('fence').notNull().default(0),
  heldUntil: instantColumn('held_until'),
  /** When it was given up, and why. */
  failedAt: instantColumn('failed_at'),
  fault: text('fault'),
});
