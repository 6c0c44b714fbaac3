import * as z from '@pazar/contracts/schema';
import { locationDetailSchema } from './location-detail.ts';

/** Management's requirements for verifying an agent. */
export const verificationNeedSchema = z.enum(['legalName', 'phone', 'location']);
export type VerificationNeed = z.infer<typeof verificationNeedSchema>;

/** The answer of `GET /v1/account/verification`: the state of the agent's request. */
export const verificationProgressSchema = z.object({
  missing: z.array(verificationNeedSchema),
  /** The primary place, which an agent without a role reads here alone. */
  place: z.nullable(locationDetailSchema),
});
export type VerificationProgress = z.infer<typeof verificationProgressSchema>;
