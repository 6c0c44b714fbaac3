import { buildVersionSchema } from '@pazar/contracts/releases/discovery';
import { remoteNameSchema } from '@pazar/contracts/releases/section-descriptor';
import { z } from 'zod';
import { publishRequestSchema } from './registry-api.ts';
import { reasonSchema } from './reason.ts';

/** Answer of `GET /v1/remotes/:name/versions/:version/stored`: its files, read back one by one. */
export const storedFilesSchema = z.strictObject({
  remote: remoteNameSchema,
  version: buildVersionSchema,
  /** How many files the version has. */
  files: z.int().min(1),
  /** `missing`: not in the store. `changed`: other bytes than were published. */
  faults: z.array(z.strictObject({ path: z.string(), fault: z.enum(['missing', 'changed']) })),
});
export type StoredFiles = z.infer<typeof storedFilesSchema>;

/** Body of `POST /v1/remotes/:name/versions/:version/repair`: the same build once more. */
export const repairRequestSchema = publishRequestSchema
  .pick({ files: true })
  .extend({ reason: reasonSchema });
export type RepairRequest = z.infer<typeof repairRequestSchema>;

/** Answer of a repair: the paths that were rewritten; empty when nothing was damaged. */
export const repairSchema = z.strictObject({
  remote: remoteNameSchema,
  version: buildVersionSchema,
  repaired: z.array(z.string()),
});
export type Repair = z.infer<typeof repairSchema>;
