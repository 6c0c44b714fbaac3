import type { Locale } from '@pazar/contracts/locale';
import { text, uuid } from '../drizzle.ts';
import { apiSchema } from './api-schema.ts';
import { instantColumn } from './instant-column.ts';

/** Registrations without a confirmed e-mail: no agent exists yet. */
export const registrations = apiSchema.table('registrations', {
  id: uuid('id').primaryKey(),
  username: text('username').notNull(),
  email: text('email').notNull(),
  passwordHash: text('password_hash').notNull(),
  displayName: text('display_name').notNull(),
  locale: text('locale').$type<Locale>().notNull(),
  tokenHash: text('token_hash').notNull(),
  createdAt: instantColumn('created_at').notNull(),
  expiresAt: instantColumn('expires_at').notNull(),
});
