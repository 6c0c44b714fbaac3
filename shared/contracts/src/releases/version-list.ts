import * as z from '@pazar/contracts/schema';
import { buildVersionSchema } from './discovery.ts';
import { instantSchema, positiveSchema } from '../values.ts';

/** What a team said of a version when it published it. */
export const versionSourceSchema = z.object({
  message: z.optional(z.string()),
  commit: z.optional(z.string()),
  author: z.optional(z.string()),
});
export type VersionSource = z.infer<typeof versionSourceSchema>;

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
      source: z.optional(versionSourceSchema),
      live: z.boolean(),
      recalled: z.boolean(),
      /** True when garbage collection deleted its files. */
      collected: z.boolean(),
    }),
  ),
});
export type VersionList = z.infer<typeof versionListSchema>;
