import { integer, uuid } from '../drizzle.ts';
import { agents } from './agents.ts';
import { apiSchema } from './api-schema.ts';

/** The last number that was assigned to an agent's products automatically. */
export const productNumbers = apiSchema.table('product_numbers', {
  agentId: uuid('agent_id')
    .primaryKey()
    .references(() => agents.id),
  last: integer('last').notNull(),
});
