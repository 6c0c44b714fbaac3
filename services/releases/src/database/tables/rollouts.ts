// Written by `pnpm --filter @pazar/releases describe-tables` from the migrated database.
import type { RolloutAudience } from '@pazar/contracts/releases/discovery';
import type { RolloutStep } from '@pazar/contracts/releases/release-state';
import { boolean, doublePrecision, integer, jsonb, pgSchema, text, timestamp, uuid } from '../drizzle.ts';

export const rollouts = pgSchema('releases').table('rollouts', {
  id: uuid('id').notNull(),
  remote: text('remote').notNull(),
  version: text('version').notNull(),
  /** Null in the first release of a section. */
  stable: text('stable'),
  state: text('state').$type<'running' | 'paused' | 'completed' | 'rolled-back' | 'recalled'>().notNull(),
  automatic: boolean('automatic').notNull(),
  steps: jsonb('steps').$type<RolloutStep[]>().notNull(),
  step: integer('step').notNull(),
  percent: doublePrecision('percent').notNull(),
  startedBy: text('started_by').notNull(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  stepStartedAt: timestamp('step_started_at', { withTimezone: true }).notNull(),
  endedAt: timestamp('ended_at', { withTimezone: true }),
  audience: jsonb('audience').$type<RolloutAudience>(),
});
