import * as z from '@pazar/contracts/schema';
import { blockOf } from './dashboard-block.ts';
import { localizedTextSchema } from './locale.ts';
import { countSchema, instantSchema } from '../values.ts';

/** Agents who requested verification; the list has those who have waited longest. */
const waitingSchema = z.object({
  total: countSchema,
  items: z.array(
    z.object({
      id: z.uuid(),
      displayName: z.string(),
      requestedAt: z.nullable(instantSchema),
    }),
  ),
});

/** Products that management took off sale; the list has the latest ones. */
const blockedSchema = z.object({
  total: countSchema,
  items: z.array(
    z.object({
      id: z.uuid(),
      name: z.nullable(localizedTextSchema),
      sku: z.string(),
      agent: z.object({ id: z.uuid(), displayName: z.string() }),
      reason: z.nullable(z.string()),
      blockedAt: z.nullable(instantSchema),
    }),
  ),
});

/** Agents by the day on which they registered, every day of the period. */
const signUpsSchema = z.object({
  total: countSchema,
  days: z.array(z.object({ day: z.iso.date(), count: countSchema })),
});

/** Management's dashboard. Closed accounts are left out of `agents`. */
export const managementBlocksSchema = z.object({
  agents: blockOf(
    z.object({ total: countSchema, pendingVerification: countSchema, suspended: countSchema }),
  ),
  waiting: blockOf(waitingSchema),
  blocked: blockOf(blockedSchema),
  signUps: blockOf(signUpsSchema),
});
export type ManagementBlocks = z.infer<typeof managementBlocksSchema>;
