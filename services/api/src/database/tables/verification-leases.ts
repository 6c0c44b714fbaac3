import { uuid } from '../drizzle.ts';
import { agents } from './agents.ts';
import { apiSchema } from './api-schema.ts';
import { instantColumn } from './instant-column.ts';

/** The manager who has a request for verification open. */
export const verificationLeases = apiSchema.table('verification_leases', {
  agentId: uuid('agent_id')
    .primaryKey()
    .references(() => agents.id),
  managerId: uuid('manager_id')
    .notNull()
    .references(() => agents.id),
  /** The instant from which another manager may take the lease. */
  until: instantColumn('until').notNull(),
});
