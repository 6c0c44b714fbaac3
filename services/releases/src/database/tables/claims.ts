// Written by `pnpm --filter @pazar/releases describe-tables` from the migrated database.
import { pgSchema, text, timestamp } from '../drizzle.ts';

export const claims = pgSchema('releases').table('claims', {
  remote: text('remote').notNull(),
  version: text('version').notNull(),
  digest: text('digest').notNull(),
  at: timestamp('at', { withTimezone: true }).notNull(),
});
