import * as z from '@pazar/contracts/schema';
import { blockOf } from './dashboard-block.ts';
import { managementBlocksSchema } from './dashboard-management.ts';
import { sellingBlocksSchema, verificationStateSchema } from './dashboard-selling.ts';

const daySchema = z.iso.date({ abort: true }).check(
  // Years that the ledger can hold entries of.
  z.refine((day) => day >= '2000-01-01' && day <= '2100-12-31'),
);

/** The longest period of a dashboard, in days: a year that has a 29 February. */
export const maxDashboardDays = 366;

/**
 * Query of `GET /v1/dashboard`: the first and the last day of what its charts show, in
 * Europe/Skopje. Without `to` it ends today, without `from` it begins with the month of `to`.
 */
export const dashboardQuerySchema = z.strictObject({
  from: z.optional(daySchema),
  to: z.optional(daySchema),
});
export type DashboardQuery = z.infer<typeof dashboardQuerySchema>;

/**
 * The answer of `GET /v1/dashboard`. Each block carries its own data or its own problem. `selling`
 * is for ROLE_AGENT, `management` for ROLE_MANAGEMENT, `application` for who is neither; null for
 * all others.
 */
export const dashboardSchema = z.object({
  /** What the charts and the sign-ups cover, both days included. */
  period: z.object({ from: z.iso.date(), to: z.iso.date() }),
  selling: z.nullable(sellingBlocksSchema),
  application: z.nullable(blockOf(verificationStateSchema)),
  management: z.nullable(managementBlocksSchema),
});
export type Dashboard = z.infer<typeof dashboardSchema>;
