import * as z from '@pazar/contracts/schema';
import { auditEntrySchema } from './management.ts';
import { countSchema, instantSchema } from '../values.ts';

/**
 * How a chain breaks: an entry was altered; an entry or its link was deleted; an entry was written
 * without the service; or the chain differs from the one of an earlier proof.
 */
export const auditFaultSchema = z.enum(['changed', 'removed', 'added', 'rewritten']);
export type AuditFault = z.infer<typeof auditFaultSchema>;

/**
 * The answer of `POST /v1/management/audit/proof`: whether every entry of the audit is as it was written.
 */
export const auditProofSchema = z.object({
  at: instantSchema,
  /** The manager who asked; null for the daily check. */
  by: z.nullable(z.object({ id: z.uuid(), displayName: z.string() })),
  /** Valid entries, counted from the first one. */
  entries: countSchema,
  /** The last valid entry; its hash depends on all before it. Null while there are none. */
  head: z.nullable(z.object({ position: countSchema, hash: z.string() })),
  /** The first that does not fit; null while the chain is whole. */
  fault: z.nullable(
    z.object({
      kind: auditFaultSchema,
      /** Of the link; null for an entry without one. */
      position: z.nullable(countSchema),
      /** As it reads now; null when it is gone. */
      entry: z.nullable(auditEntrySchema),
    }),
  ),
});
export type AuditProof = z.infer<typeof auditProofSchema>;

/** The answer of `GET /v1/management/audit/proof`: the newest proof; null before the first. */
export const lastAuditProofSchema = z.object({ proof: z.nullable(auditProofSchema) });
