// Written by `pnpm --filter @pazar/api describe-tables` from the migrated database.
import { bigint, pgSchema, text, uuid } from '../drizzle.ts';

/** How each event of the audit is linked to the one before it. The database alone writes it. */
export const auditLinks = pgSchema('api').table('audit_links', {
  position: bigint('position', { mode: 'number' }).notNull(),
  eventId: uuid('event_id').notNull(),
  kind: text('kind').$type<'written' | 'forgotten'>().notNull(),
  salt: text('salt'),
  personal: text('personal').notNull(),
  hash: text('hash').notNull(),
});
