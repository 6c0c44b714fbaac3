// Written by `pnpm --filter @pazar/releases describe-tables` from the migrated database.
import type { Counter } from '../../judgement/metrics.ts';
import { bigint, pgSchema, text, timestamp } from '../drizzle.ts';

export const telemetry = pgSchema('releases').table('telemetry', {
  remote: text('remote').notNull(),
  version: text('version').notNull(),
  /** Empty for the side `other`. */
  rollout: text('rollout').notNull(),
  side: text('side').$type<'canary' | 'control' | 'invited' | 'other'>().notNull(),
  minute: timestamp('minute', { withTimezone: true }).notNull(),
  counter: text('counter').$type<Counter>().notNull(),
  total: bigint('total', { mode: 'number' }).notNull(),
  judged: bigint('judged', { mode: 'number' }).notNull(),
});
