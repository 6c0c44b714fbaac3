import {
  canaryRequestSchema,
  reasonRequestSchema,
  recallRequestSchema,
  remoteStateSchema,
  versionRequestSchema,
} from '@pazar/contracts/releases/release-state';
import { remoteNameSchema } from '@pazar/contracts/releases/section-descriptor';
import { z } from 'zod';
import { publishRequestSchema, versionConflictSchema } from './registry-api.ts';

const remote = remoteNameSchema;

/** Body of `POST /v1/plan`: an action with the body that would be sent. Nothing is changed. */
export const planRequestSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('publish'), remote, request: publishRequestSchema }),
  z.strictObject({ action: z.literal('canary'), remote, request: canaryRequestSchema }),
  z.strictObject({ action: z.literal('promote'), remote, request: versionRequestSchema }),
  z.strictObject({ action: z.literal('pause'), remote, request: reasonRequestSchema }),
  z.strictObject({ action: z.literal('resume'), remote, request: reasonRequestSchema }),
  z.strictObject({ action: z.literal('next'), remote, request: reasonRequestSchema }),
  z.strictObject({ action: z.literal('abort'), remote, request: reasonRequestSchema }),
  z.strictObject({ action: z.literal('rollback'), remote, request: versionRequestSchema }),
  z.strictObject({ action: z.literal('recall'), remote, request: recallRequestSchema }),
  z.strictObject({ action: z.literal('withdraw'), remote, request: reasonRequestSchema }),
]);
export type PlanRequest = z.infer<typeof planRequestSchema>;

/** One check and its result. */
export const checkSchema = z.strictObject({
  name: z.string(),
  result: z.enum(['passed', 'failed', 'skipped']),
  detail: z.string(),
});
export type Check = z.infer<typeof checkSchema>;

/** Answer of `POST /v1/plan`. */
export const planSchema = z.strictObject({
  action: z.string(),
  remote: z.string(),
  /** False when the action would be rejected; `refusal` has the reason. */
  allowed: z.boolean(),
  refusal: z.string().nullable(),
  /** Of a publish that is refused because the version exists: a rerun, or other bytes. */
  conflict: versionConflictSchema.nullable(),
  checks: z.array(checkSchema),
  /** The remote before and after; null where there is none. */
  before: z.nullable(remoteStateSchema),
  after: z.nullable(remoteStateSchema),
  /** The changes in the document, entry by entry; null is no entry. */
  changes: z.array(
    z.strictObject({
      remote: z.string(),
      version: z.string(),
      before: z.unknown(),
      after: z.unknown(),
    }),
  ),
});
export type Plan = z.infer<typeof planSchema>;
