import * as z from '@pazar/contracts/schema';
import { accountSchema } from './account.ts';
import { activitySchema } from './activity.ts';
import { accountStatusSchema, verificationStatusSchema } from './account-status.ts';
import { roleSchema } from './agent-kinds.ts';
import { agentSummarySchema, primarySettlementShape } from './agent.ts';
import { localizedTextSchema } from './locale.ts';
import { pageOf } from './page.ts';
import { productStatusSchema } from './product.ts';
import { currencySchema } from './money.ts';
import { reasonSchema } from './reason.ts';
import { setOf } from './sets.ts';
import { textInput } from './text.ts';
import { countSchema, instantSchema, versionSchema } from '../values.ts';

/** Body of actions that need only a reason. */
export const reasonInputSchema = z.strictObject({ reason: reasonSchema });

/**
 * Body of `POST /v1/management/agents/{id}/verification`. After `CHANGES_REQUESTED` and `REJECTED` the
 * agent reads the reason word for word and may ask again.
 */
export const verificationDecisionSchema = z.strictObject({
  decision: z.enum(['VERIFIED', 'REJECTED', 'CHANGES_REQUESTED']),
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
  roles: setOf(roleSchema).check(z.minLength(1)),
  reason: reasonSchema,
});
export type RolesInput = z.infer<typeof rolesInputSchema>;

/** Signs that two agents are the same person, the strongest first. */
export const duplicateReasonSchema = z.enum(['taxNumber', 'phone', 'email', 'name']);
export type DuplicateReason = z.infer<typeof duplicateReasonSchema>;

/** The answer of `GET /v1/management/agents/{id}`: to be read, never edited, by management. */
export const agentDetailSchema = z.object({
  ...z.omit(accountSchema, { signIn: true }).shape,
  ...primarySettlementShape,
  /** How many of each the agent has; of sessions those that are alive. */
  counts: z.object({
    products: countSchema,
    lots: countSchema,
    locations: countSchema,
    promotions: countSchema,
    sessions: countSchema,
  }),
  /** Whether a login asks for a code. */
  hasSecondFactor: z._default(z.boolean(), false),
  /** Internal notes of management; the agent never sees them. */
  noteCount: z._default(countSchema, 0),
  /** Other agents who may be the same person. */
  duplicates: z.array(
    z.object({
      id: z.uuid(),
      displayName: z.string(),
      /** The strongest match. */
      by: duplicateReasonSchema,
      /** All matches, the strongest first. */
      matches: z._default(z.array(duplicateReasonSchema), []),
      accountStatus: z._default(z.nullable(accountStatusSchema), null),
      verificationStatus: z._default(z.nullable(verificationStatusSchema), null),
      ...primarySettlementShape,
    }),
  ),
});
export type AgentDetail = z.infer<typeof agentDetailSchema>;

/** Body of `POST /v1/management/agents/{id}/apart`: whether another agent is found to be another person. */
export const apartInputSchema = z.strictObject({ other: z.uuid(), isApart: z.boolean() });
export type ApartInput = z.infer<typeof apartInputSchema>;

/** Characters of an internal note. */
export const noteLimits = { min: 2, max: 2000 } as const;

/** Body of `POST /v1/management/agents/{id}/notes`. */
export const noteInputSchema = z.strictObject({
  text: textInput({ ...noteLimits, lines: true }),
});
export type NoteInput = z.infer<typeof noteInputSchema>;

/** A manager's note about an agent, for other managers. It cannot be changed. */
export const agentNoteSchema = z.object({
  id: z.uuid(),
  at: instantSchema,
  /** Display name of the manager. */
  author: z.string(),
  text: z.string(),
});
export type AgentNote = z.infer<typeof agentNoteSchema>;

/** The answer of `GET /v1/management/agents/{id}/notes`: the newest first, at most 200. */
export const agentNoteListSchema = z.object({ items: z.array(agentNoteSchema) });

/**
 * A row of `GET /v1/management/products`: any agent's product, with management's decision about it.
 * The agent sees `reason`.
 */
export const moderatedProductSchema = z.object({
  id: z.uuid(),
  version: versionSchema,
  sku: z.string(),
  name: localizedTextSchema,
  status: productStatusSchema,
  moderation: z.object({
    status: z.enum(['NONE', 'BLOCKED']),
    reason: z.nullable(z.string()),
    at: z.nullable(instantSchema),
    /** When the agent last said that it is put right. */
    fixedAt: z._default(z.nullable(instantSchema), null),
    /** The fields that the agent has changed since the block. */
    changed: z._default(z.array(z.string()), []),
  }),
  agent: z.object({ id: z.uuid(), displayName: z.string() }),
  updatedAt: instantSchema,
});
export type ModeratedProduct = z.infer<typeof moderatedProductSchema>;
export const moderatedProductPageSchema = pageOf(moderatedProductSchema);

/**
 * The answer of `PUT /v1/management/agents/{id}/lease`: the manager who reviews a verification
 * request, until when, and whether that is the caller.
 */
export const verificationLeaseSchema = z.object({
  manager: z.object({ id: z.uuid(), displayName: z.string() }),
  until: instantSchema,
  isOwn: z.boolean(),
});
export type VerificationLease = z.infer<typeof verificationLeaseSchema>;

/** A row of `GET /v1/management/verification`: the longest waiting comes first. */
export const waitingAgentSchema = z.object({
  ...agentSummarySchema.shape,
  legalName: z.nullable(z.string()),
  taxNumber: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  requestedAt: instantSchema,
  /** Null when no manager reviews it. */
  lease: z._default(z.nullable(verificationLeaseSchema), null),
});
export type WaitingAgent = z.infer<typeof waitingAgentSchema>;
export const waitingAgentPageSchema = pageOf(waitingAgentSchema);

/**
 * A row of `GET /v1/management/audit`: the actor, the action, the owner of the data, and the data
 * before and after.
 */
export const auditEntrySchema = z.object({
  ...z.omit(activitySchema, { actor: true }).shape,
  agent: z.nullable(z.object({ id: z.uuid(), displayName: z.string() })),
  actor: z.nullable(z.object({ id: z.uuid(), displayName: z.string() })),
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
  /** Products that customers see now. */
  liveProducts: z._default(countSchema, 0),
  /** Verification requests: the pending ones, and how long those of the last 30 days waited. */
  waiting: z._default(
    z.object({
      count: countSchema,
      oldest: z.nullable(instantSchema),
      decided: countSchema,
      /** The median: half of them were decided sooner, half later; null without any. */
      medianHours: z.nullable(z.number()),
    }),
    { count: 0, oldest: null, decided: 0, medianHours: null },
  ),
  /** Sales that agents recorded in the last 12 weeks, by the Monday of the week and the currency. */
  sales: z._default(
    z.array(
      z.object({
        week: z.iso.date(),
        currency: currencySchema,
        count: countSchema,
        totalMinor: z.int(),
      }),
    ),
    [],
  ),
  /**
   * Agents who may sell and have done nothing for 30 days, the most recently active first; at most
   * 20 are listed.
   */
  idle: z._default(
    z.object({
      count: countSchema,
      agents: z.array(
        z.object({ id: z.uuid(), displayName: z.string(), lastAt: z.nullable(instantSchema) }),
      ),
    }),
    { count: 0, agents: [] },
  ),
});
export type ManagementStats = z.infer<typeof managementStatsSchema>;
