// Written by `pnpm --filter @pazar/api describe-tables` from the migrated database.
import { integer, pgSchema, uuid } from '../drizzle.ts';

/** The last number that was assigned to an agent's products automatically. */
export const productNumbers = pgSchema('api').table('product_numbers', {
  agentId: uuid('agent_id').notNull(),
  last: integer('last').notNull(),
});
