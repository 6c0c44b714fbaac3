import * as z from '@pazar/contracts/schema';
import { buildVersionSchema } from './discovery.ts';
import { instantSchema, positiveSchema } from '../values.ts';

/** Answer of `GET /v1/remotes/:name/versions`: newest first, at most 100. */
export const versionListSchema = z.object({
  items: z.array(
    z.object({
      version: buildVersionSchema,
      digest: z.string(),
      files: positiveSchema,
      bytes: positiveSchema,
      publishedAt: instantSchema,
      publishedBy: z.string(),
      live: z.boolean(),
      recalled: z.boolean(),
      /** True when garbage collection deleted its files. */
      collected: z.boolean(),
    }),
  ),
});
export type VersionList = z.infer<typeof versionListSchema>;
