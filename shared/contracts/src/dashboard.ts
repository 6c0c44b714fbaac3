import * as z from 'zod/mini';

const count = z.int().check(z.minimum(0));

/**
 * The answer of `GET /v1/dashboard`. A block is null when the agent's role has no such data:
 * `selling` needs ROLE_AGENT, `agents` needs ROLE_MANAGEMENT.
 */
export const dashboardSchema = z.strictObject({
  selling: z.nullable(
    z.strictObject({
      products: z.strictObject({ total: count, live: count, lowStock: count, outOfStock: count }),
      lots: z.strictObject({ total: count, available: count, growing: count }),
      locations: z.strictObject({ total: count }),
      promotions: z.strictObject({ total: count, active: count, scheduled: count }),
    }),
  ),
  agents: z.nullable(
    z.strictObject({ total: count, pendingVerification: count, suspended: count }),
  ),
});
export type Dashboard = z.infer<typeof dashboardSchema>;
