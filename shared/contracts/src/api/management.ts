import * as z from '@pazar/contracts/schema';
import { accountSchema } from './account.ts';
import { activitySchema } from './activity.ts';
import { agentSummarySchema } from './agent.ts';
import { pageOf } from './page.ts';
import { reasonSchema } from './reason.ts';
import { roleSchema } from './session.ts';
import { countSchema, instantSchema } from '../values.ts';

/** Body of actions that need nothing but their reason. */
export const reasonInputSchema = z.strictObject({ reason: reasonSchema });

/** Body of `POST /v1/management/agents/{id}/verification`. */
export const verificationDecisionSchema = z.strictObject({
  decision: z.enum(['VERIFIED', 'REJECTED']),
  reason: reasonSchema,
});
export type VerificationDecision = z.infer<typeof verificationDecisionSchema>;

/** Body of `POST /v1/management/agents/{id}/suspend`; without `until` it holds until it is lifted. */
export const suspensionInputSchema = z.strictObject({
  reason: reasonSchema,
  until: z._default(z.nullable(instantSchema), null),
});
export type SuspensionInput = z.infer<typeof suspensionInputSchema>;

/** Body of `PUT /v1/management/agents/{id}/roles`: all roles that the agent is to have. */
export const rolesInputSchema = z.strictObject({
  roles: z.array(roleSchema).check(
    z.overwrite((roles) => [...new Set(roles)]),
    z.minLength(1),
  ),
  reason: reasonSchema,
});
export type RolesInput = z.infer<typeof rolesInputSchema>;

/** The answer of `GET /v1/management/agents/{id}`: to be read, never edited, by management. */
export const agentDetailSchema = z.object({
  ...z.omit(accountSchema, { signIn: true }).shape,
  settlement: z.nullable(z.string()),
  /** How many of each the agent has; of sessions those that are alive. */
  counts: z.object({
    products: countSchema,
    lots: countSchema,
    locations: countSchema,
    promotions: countSchema,
    sessions: countSchema,
  }),
  /** Other agents with the same tax number or telephone number. */
  duplicates: z.array(
    z.object({
      id: z.uuid(),
      displayName: z.string(),
      by: z.enum(['taxNumber', 'phone']),
    }),
  ),
});
export type AgentDetail = z.infer<typeof agentDetailSchema>;

/** A row of `GET /v1/management/verification`: whoever has waited longest comes first. */
export const waitingAgentSchema = z.object({
  ...agentSummarySchema.shape,
  legalName: z.nullable(z.string()),
  taxNumber: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  requestedAt: instantSchema,
});
export const waitingAgentPageSchema = pageOf(waitingAgentSchema);

/** A row of `GET /v1/management/audit`: who did what to whose data, before and after. */
export const auditEntrySchema = z.object({
  ...z.omit(activitySchema, { actor: true }).shape,
  agent: z.nullable(z.object({ id: z.uuid(), displayName: z.string() })),
  actor: z.nullable(z.object({ id: z.uuid(), displayName: z.string() })),
  /** The changed fields alone. */
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
export const auditPageSchema = pageOf(auditEntrySchema);

/** The answer of `GET /v1/management/stats`. */
export const managementStatsSchema = z.object({
  agents: z.object({
    total: countSchema,
    byType: z.record(z.string(), countSchema),
    byVerification: z.record(z.string(), countSchema),
    byStatus: z.record(z.string(), countSchema),
  }),
  products: z.object({ total: countSchema, active: countSchema, blocked: countSchema }),
  lots: z.object({ total: countSchema, available: countSchema }),
  locations: z.object({ active: countSchema }),
  promotions: z.object({ active: countSchema }),
  /** Agents by the day on which they registered, the last 30 days, in Europe/Skopje. */
  registrations: z.array(z.object({ day: z.iso.date(), count: countSchema })),
});
export type ManagementStats = z.infer<typeof managementStatsSchema>;
