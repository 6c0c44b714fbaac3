import { primaryKey, uuid } from '../drizzle.ts';
import { agents } from './agents.ts';
import { apiSchema } from './api-schema.ts';

/** Two agents whom management has found to be two people; the smaller identifier comes first. */
export const agentsApart = apiSchema.table(
  'agents_apart',
  {
    agentId: uuid('agent_id')
      .notNull()
      .references(() => agents.id),
    otherId: uuid('other_id')
      .notNull()
      .references(() => agents.id),
  },
  ({ agentId, otherId }) => [primaryKey({ columns: [agentId, otherId] })],
);
