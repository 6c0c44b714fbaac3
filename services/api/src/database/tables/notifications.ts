import type { NotificationFacts } from '@pazar/contracts/notification';
import type { NotificationEvent } from '@pazar/contracts/preferences';
import { boolean, jsonb, text, uuid } from '../drizzle.ts';
import { agents } from './agents.ts';
import { apiSchema } from './api-schema.ts';
import { instantColumn } from './instant-column.ts';

export const notifications = apiSchema.table('notifications', {
  id: uuid('id').primaryKey(),
  agentId: uuid('agent_id')
    .notNull()
    .references(() => agents.id),
  /** Identifies the event, so that nobody is notified of it twice. */
  key: text('key').notNull(),
  event: text('event').$type<NotificationEvent>().notNull(),
  outcome: text('outcome'),
  entity: text('entity').notNull(),
  entityId: text('entity_id').notNull(),
  nameMk: text('name_mk'),
  nameEn: text('name_en'),
  facts: jsonb('facts').$type<NotificationFacts>().notNull(),
  inApp: boolean('in_app').notNull(),
  /** Null without an e-mail. SENT when the mail server has accepted it, FAILED after a day of tries. */
  email: text('email', { enum: ['DUE', 'SENT', 'FAILED'] }),
  createdAt: instantColumn('created_at').notNull(),
  readAt: instantColumn('read_at'),
});
