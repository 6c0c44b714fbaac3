// Written by `pnpm --filter @pazar/api describe-tables` from the migrated database.
import { pgSchema, uuid } from '../drizzle.ts';

/** Two agents whom management has found to be two people; the smaller identifier comes first. */
export const agentsApart = pgSchema('api').table('agents_apart', {
  agentId: uuid('agent_id').notNull(),
  otherId: uuid('other_id').notNull(),
});
