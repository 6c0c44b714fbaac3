// Written by `pnpm --filter @pazar/releases describe-tables` from the migrated database.
import { bigint, boolean, pgSchema, text, timestamp } from '../drizzle.ts';

export const policyReports = pgSchema('releases').table('policy_reports', {
  kind: text('kind').$type<'csp-violation' | 'integrity-violation'>().notNull(),
  directive: text('directive').notNull(),
  blocked: text('blocked').notNull(),
  page: text('page').notNull(),
  source: text('source').notNull(),
  reportOnly: boolean('report_only').notNull(),
  total: bigint('total', { mode: 'number' }).notNull(),
  firstAt: timestamp('first_at', { withTimezone: true }).notNull(),
  lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
});
