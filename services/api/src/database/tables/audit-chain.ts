import { bigint, text, uuid } from '../drizzle.ts';
import { agents } from './agents.ts';
import { apiSchema } from './api-schema.ts';
import { instantColumn } from './instant-column.ts';

const position = (name: string) => bigint(name, { mode: 'number' });

/** How each event of the audit is linked to the one before it. The database alone writes it. */
export const auditLinks = apiSchema.table('audit_links', {
  position: position('position').primaryKey(),
  eventId: uuid('event_id').notNull(),
  kind: text('kind').$type<'written' | 'forgotten'>().notNull(),
  salt: text('salt'),
  personal: text('personal').notNull(),
  hash: text('hash').notNull(),
});

/** What each check of that chain found. */
export const auditProofs = apiSchema.table('audit_proofs', {
  id: uuid('id').primaryKey(),
  at: instantColumn('at').notNull(),
  managerId: uuid('manager_id').references(() => agents.id),
  entries: bigint('entries', { mode: 'number' }).notNull(),
  position: position('position'),
  hash: text('hash'),
  fault: text('fault').$type<'changed' | 'removed' | 'added' | 'rewritten'>(),
  faultPosition: position('fault_position'),
  faultEventId: uuid('fault_event_id'),
});
