// Written by `pnpm --filter @pazar/api describe-tables` from the migrated database.
import type { Preferences } from '@pazar/contracts/preferences';
import { integer, jsonb, pgSchema, timestamp, uuid } from '../drizzle.ts';

/** An agent that has chosen none has no row. */
export const preferences = pgSchema('api').table('preferences', {
  agentId: uuid('agent_id').notNull(),
  version: integer('version').notNull(),
  value: jsonb('value').$type<Preferences>().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull(),
});
