// Written by `pnpm --filter @pazar/api describe-tables` from the migrated database.
import type { NotificationFacts } from '@pazar/contracts/notification';
import type { NotificationEvent } from '@pazar/contracts/preferences';
import { boolean, jsonb, pgSchema, text, timestamp, uuid } from '../drizzle.ts';

export const notifications = pgSchema('api').table('notifications', {
  id: uuid('id').notNull(),
  agentId: uuid('agent_id').notNull(),
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
  /**
   * Null without an e-mail. SENT when the mail server has accepted it, FAILED after a day of tries.
   */
  email: text('email').$type<'DUE' | 'SENT' | 'FAILED'>(),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  readAt: timestamp('read_at', { withTimezone: true, precision: 3 }),
});
