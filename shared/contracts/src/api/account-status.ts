import * as z from '@pazar/contracts/schema';

export const accountStatusSchema = z.enum(['ACTIVE', 'SUSPENDED', 'CLOSING', 'CLOSED']);
export type AccountStatus = z.infer<typeof accountStatusSchema>;

export const verificationStatusSchema = z.enum([
  'NONE',
  'PENDING',
  'VERIFIED',
  'REJECTED',
  /** Management has named the changes that it needs before it decides. */
  'CHANGES_REQUESTED',
]);
export type VerificationStatus = z.infer<typeof verificationStatusSchema>;
