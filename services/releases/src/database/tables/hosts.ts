// Written by `pnpm --filter @pazar/releases describe-tables` from the migrated database.
import type { HostFacts } from '@pazar/contracts/releases/host-facts';
import { jsonb, pgSchema, text, timestamp } from '../drizzle.ts';

export const hosts = pgSchema('releases').table('hosts', {
  version: text('version').notNull(),
  facts: jsonb('facts').$type<HostFacts>().notNull(),
  announcedAt: timestamp('announced_at', { withTimezone: true }).notNull(),
  announcedBy: text('announced_by').notNull(),
});
