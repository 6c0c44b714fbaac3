// Written by `pnpm --filter @pazar/releases describe-tables` from the migrated database.
import type { Action, Streak } from '../../judgement/decide.ts';
import type { MetricName } from '../../judgement/metrics.ts';
import type { Judgement } from '@pazar/contracts/releases/release-metrics';
import { jsonb, pgSchema, sql, text, timestamp, uuid } from '../drizzle.ts';

export const judgements = pgSchema('releases').table('judgements', {
  rollout: uuid('rollout').notNull(),
  claimedAt: timestamp('claimed_at', { withTimezone: true }).notNull(),
  judgedAt: timestamp('judged_at', { withTimezone: true }),
  action: text('action').$type<Action>(),
  streak: jsonb('streak').$type<Streak>(),
  judgement: jsonb('judgement').$type<Judgement>(),
  /** Worse signals that an operator has accepted. */
  accepted: jsonb('accepted').$type<MetricName[]>().notNull().default(sql``),
});
