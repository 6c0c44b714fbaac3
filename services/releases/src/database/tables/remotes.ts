// Written by `pnpm --filter @pazar/releases describe-tables` from the migrated database.
import type { Freeze } from '@pazar/contracts/releases/release-state';
import { bigint, jsonb, pgSchema, sql, text, timestamp } from '../drizzle.ts';

export const remotes = pgSchema('releases').table('remotes', {
  name: text('name').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  revision: bigint('revision', { mode: 'number' }).notNull().default(sql``),
  /** Null while releases are allowed. */
  frozen: jsonb('frozen').$type<Freeze>(),
});
