import { bigint, primaryKey, text, uuid } from '../drizzle.ts';
import { agents } from './agents.ts';
import { apiSchema } from './api-schema.ts';
import { instantColumn } from './instant-column.ts';

export const secondFactors = apiSchema.table('second_factors', {
  agentId: uuid('agent_id')
    .primaryKey()
    .references(() => agents.id),
  /** Encrypted with a key of the service. */
  secret: text('secret').notNull(),
  /** Null until the first code of the app was right. */
  confirmedAt: instantColumn('confirmed_at'),
  /** The time step of the last code that was accepted. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: instantColumn('created_at').notNull(),
});

export const recoveryCodes = apiSchema.table(
  'recovery_codes',
  {
    agentId: uuid('agent_id')
      .notNull()
      .references(() => agents.id),
    codeHash: text('code_hash').notNull(),
    usedAt: instantColumn('used_at'),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.codeHash] })],
);
