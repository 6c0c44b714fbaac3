import * as z from '@pazar/contracts/schema';
import { localizedTextSchema } from './locale.ts';
import { pageOf } from './page.ts';
import { accountStatusSchema, verificationStatusSchema } from './account-status.ts';
import { roleSchema, userTypeSchema } from './agent-kinds.ts';
import { instantSchema, versionSchema } from '../values.ts';

/** Of the primary location, plain and in both languages; null without one. */
export const primarySettlementShape = {
  settlement: z._default(z.nullable(z.string()), null),
  settlementIn: z._default(z.nullable(localizedTextSchema), null),
};

/** A row of `GET /v1/management/agents` (ROLE_MANAGEMENT only). */
export const agentSummarySchema = z.object({
  id: z.uuid(),
  version: versionSchema,
  username: z.string(),
  displayName: z.string(),
  userType: userTypeSchema,
  roles: z.array(roleSchema),
  accountStatus: accountStatusSchema,
  verificationStatus: verificationStatusSchema,
  email: z._default(z.nullable(z.string()), null),
  /** E.164. */
  phone: z._default(z.nullable(z.string()), null),
  /** ЕДБ, 13 digits. */
  taxNumber: z._default(z.nullable(z.string()), null),
  ...primarySettlementShape,
  creationDate: instantSchema,
  /** When a suspended agent last wrote against the suspension; null without an appeal. */
  appealedAt: z._default(z.nullable(instantSchema), null),
});
export type AgentSummary = z.infer<typeof agentSummarySchema>;

export const agentPageSchema = pageOf(agentSummarySchema);
