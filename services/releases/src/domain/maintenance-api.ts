import { publicKeySchema } from '@pazar/contracts/releases/statement';
import { z } from 'zod';
import { instantSchema } from '@pazar/contracts/values';
import { reasonSchema } from './reason.ts';

/** Body of `POST /v1/gc`. Without `dryRun: false` nothing is removed. */
export const collectRequestSchema = z.strictObject({
  dryRun: z.boolean().default(true),
  reason: reasonSchema,
});

/** Why a version is kept. A version without a reason is deleted. */
export const keepReasonSchema = z.enum([
  'live',
  'canary',
  'rollback-window',
  'last-good',
  'recently-published',
  'seen-recently',
]);
export type KeepReason = z.infer<typeof keepReasonSchema>;

export const collectionSchema = z.strictObject({
  dryRun: z.boolean(),
  items: z.array(
    z.strictObject({
      remote: z.string(),
      version: z.string(),
      bytes: z.int().min(0),
      publishedAt: instantSchema,
      /** When telemetry last heard of it; null is never. */
      lastSeen: z.nullable(instantSchema),
      keptBecause: z.array(keepReasonSchema),
      removed: z.boolean(),
      /** One sentence for people. */
      explanation: z.string(),
    }),
  ),
  bytesFreed: z.int().min(0),
});
export type Collection = z.infer<typeof collectionSchema>;

const keyAges = {
  addedAt: instantSchema,
  /** Of the first document with its signature; null before that. */
  firstSignedAt: z.nullable(instantSchema),
};

/** `GET /v1/keys`: the keys of all registries on this database, oldest first. */
export const keyListSchema = z.strictObject({
  /** Those that sign now. */
  items: z.array(
    z.strictObject({
      key: publicKeySchema,
      ...keyAges,
      /** Whether the registry that answers has the private part, without which it does not sign. */
      isHere: z.boolean(),
    }),
  ),
  retired: z.array(z.strictObject({ keyId: z.string(), ...keyAges, retiredAt: instantSchema })),
});
export type KeyList = z.infer<typeof keyListSchema>;

/** Body of `POST /v1/backup` and `POST /v1/keys`. */
export const reasonRequestSchema = z.strictObject({ reason: reasonSchema });

/** Body of `DELETE /v1/keys/:keyId`; `force` retires a key before every browser can know another. */
export const retireRequestSchema = z.strictObject({
  ...reasonRequestSchema.shape,
  force: z.boolean().default(false),
});

/** Answer of `POST /v1/backup`: where the file is on the registry's machine. */
export const backupSchema = z.strictObject({
  path: z.string(),
  bytes: z.int().min(1),
  /** The newest document in it. */
  sequence: z.int().min(1),
});
export type Backup = z.infer<typeof backupSchema>;
