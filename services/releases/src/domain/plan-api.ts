import {
  canaryRequestSchema,
  reasonRequestSchema,
  recallRequestSchema,
  versionRequestSchema,
} from '@pazar/contracts/releases/release-state';
import { releasePlanSchema } from '@pazar/contracts/releases/release-plan';
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
  z.strictObject({ action: z.literal('freeze'), remote, request: reasonRequestSchema }),
  z.strictObject({ action: z.literal('unfreeze'), remote, request: reasonRequestSchema }),
]);
export type PlanRequest = z.infer<typeof planRequestSchema>;

export type { Check } from '@pazar/contracts/releases/release-plan';

/** Answer of `POST /v1/plan`. */
export const planSchema = z.strictObject({
  ...releasePlanSchema.shape,
  action: z.string(),
  remote: z.string(),
  /** Of a publish that is refused because the version exists: a rerun, or other bytes. */
  conflict: versionConflictSchema.nullable(),
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
