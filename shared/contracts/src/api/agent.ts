import * as z from '@pazar/contracts/schema';
import { pageOf } from './page.ts';
import { roleSchema, userTypeSchema } from './session.ts';
import { instantSchema, versionSchema } from '../values.ts';

export const accountStatusSchema = z.enum(['ACTIVE', 'SUSPENDED', 'CLOSING', 'CLOSED']);
export type AccountStatus = z.infer<typeof accountStatusSchema>;

export const verificationStatusSchema = z.enum(['NONE', 'PENDING', 'VERIFIED', 'REJECTED']);
export type VerificationStatus = z.infer<typeof verificationStatusSchema>;

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
  settlement: z.nullable(z.string()),
  creationDate: instantSchema,
});
export type AgentSummary = z.infer<typeof agentSummarySchema>;

export const agentPageSchema = pageOf(agentSummarySchema);
