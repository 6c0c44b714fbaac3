// Written by `pnpm --filter @pazar/releases describe-tables` from the migrated database.
import { pgSchema, text, timestamp } from '../drizzle.ts';

export const telemetrySeen = pgSchema('releases').table('telemetry_seen', {
  remote: text('remote').notNull(),
  version: text('version').notNull(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
});
