import * as z from '@pazar/contracts/schema';
import { blockOf } from './dashboard-block.ts';
import { type ManagementBlocks, managementBlocksSchema } from './dashboard-management.ts';
import {
  type SellingBlocks,
  sellingBlocksSchema,
  verificationStateSchema,
} from './dashboard-selling.ts';

/** The first and the last day that a period of the dashboard can have: years of the ledger. */
export const dashboardYears = { from: '2000-01-01', to: '2100-12-31' } as const;

const daySchema = z.iso
  .date({ abort: true })
  .check(z.refine((day) => day >= dashboardYears.from && day <= dashboardYears.to));

/** The longest period of a dashboard, in days: a year that has a 29 February. */
export const maxDashboardDays = 366;

/** Every block of the dashboard, by the name of its member in the answer. */
export type DashboardBlockName = keyof SellingBlocks | keyof ManagementBlocks | 'application';

const blockNames: { readonly [Name in DashboardBlockName]: Name } = {
  products: 'products',
  lots: 'lots',
  locations: 'locations',
  promotions: 'promotions',
  harvestDue: 'harvestDue',
  remaining: 'remaining',
  bestBefore: 'bestBefore',
  outflow: 'outflow',
  verification: 'verification',
  outflowByDay: 'outflowByDay',
  cropsByWeek: 'cropsByWeek',
  season: 'season',
  figures: 'figures',
  lately: 'lately',
  soldMost: 'soldMost',
  toDo: 'toDo',
  checklist: 'checklist',
  agents: 'agents',
  waiting: 'waiting',
  blocked: 'blocked',
  signUps: 'signUps',
  application: 'application',
};
const blockNameSchema = z.enum(blockNames);

/**
 * Query of `GET /v1/dashboard`: the first and the last day of the charts, in Europe/Skopje. Without
 * `to` the period ends today; without `from` it starts with the month of `to`. `blocks` limits the
 * answer to these blocks; without it all are read.
 */
export const dashboardQuerySchema = z.strictObject({
  from: z.optional(daySchema),
  to: z.optional(daySchema),
  blocks: z.optional(z.union([blockNameSchema, z.array(blockNameSchema)])),
});
export type DashboardQuery = z.infer<typeof dashboardQuerySchema>;

/**
 * The answer of `GET /v1/dashboard`. Each block has either its data or its problem; a block that
 * was not requested, or that an older API lacks, is absent. `selling` is for ROLE_AGENT,
 * `management` for ROLE_MANAGEMENT, `application` for agents with neither role; null for all
 * others.
 */
export const dashboardSchema = z.object({
  /** The period of the charts and the sign-ups, both days included. */
  period: z.object({ from: z.iso.date(), to: z.iso.date() }),
  /** The display name of the dashboard's owner; absent in the answer of an older API. */
  displayName: z.optional(z.string()),
  selling: z.nullable(z.partial(sellingBlocksSchema)),
  application: z.nullable(blockOf(verificationStateSchema)),
  management: z.nullable(z.partial(managementBlocksSchema)),
});
export type Dashboard = z.infer<typeof dashboardSchema>;
