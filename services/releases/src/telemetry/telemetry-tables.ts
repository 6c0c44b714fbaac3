import type { Judgement } from '@pazar/contracts/releases/release-metrics';
import type { RolloutGroup } from '@pazar/contracts/releases/telemetry';
import type { Action, Streak } from '../judgement/decide.ts';
import type { Counter, MetricName } from '../judgement/metrics.ts';
import { bigint, jsonb, pgSchema, text, timestamp, uuid } from '../database/drizzle.ts';

const schema = pgSchema('releases');
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const telemetry = schema.table('telemetry', {
  remote: text().notNull(),
  version: text().notNull(),
  /** Empty for the side `other`. */
  rollout: text().notNull(),
  side: text().$type<RolloutGroup>().notNull(),
  minute: instant('minute').notNull(),
  counter: text().$type<Counter>().notNull(),
  total: bigint({ mode: 'number' }).notNull(),
  judged: bigint({ mode: 'number' }).notNull(),
});

export const telemetrySeen = schema.table('telemetry_seen', {
  remote: text().notNull(),
  version: text().notNull(),
  seenAt: instant('seen_at').notNull(),
});

export const judgements = schema.table('judgements', {
  rollout: uuid().primaryKey(),
  claimedAt: instant('claimed_at').notNull(),
  judgedAt: instant('judged_at'),
  action: text().$type<Action>(),
  streak: jsonb().$type<Streak>(),
  judgement: jsonb().$type<Judgement>(),
  /** Worse signals that an operator has accepted. */
  accepted: jsonb().$type<MetricName[]>().notNull().default([]),
});
