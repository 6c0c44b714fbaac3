// Written by `pnpm --filter @pazar/releases describe-tables` from the migrated database.
import { bigint, pgSchema, text, timestamp } from '../drizzle.ts';

export const stableVersions = pgSchema('releases').table('stable_versions', {
  id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  remote: text('remote').notNull(),
  version: text('version').notNull(),
  since: timestamp('since', { withTimezone: true }).notNull(),
  withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
});
