// Written by `pnpm --filter @pazar/releases describe-tables` from the migrated database.
import type { NoticeContent } from '../../domain/notice-api.ts';
import { integer, jsonb, pgSchema, sql, text, timestamp, uuid } from '../drizzle.ts';

export const notices = pgSchema('releases').table('notices', {
  key: text('key').notNull(),
  channel: text('channel').$type<'webhook' | 'mail'>().notNull(),
  id: uuid('id').notNull(),
  content: jsonb('content').$type<NoticeContent>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  attempts: integer('attempts').notNull().default(sql``),
  /** Null once it was delivered or given up. */
  nextAt: timestamp('next_at', { withTimezone: true }),
  deliveredAt: timestamp('delivered_at', { withTimezone: true }),
  failedAt: timestamp('failed_at', { withTimezone: true }),
  error: text('error'),
});
