import * as z from '@pazar/contracts/schema';
import { positiveSchema } from '../values.ts';

const versionNumberSchema = z
  .string()
  .check(z.regex(/^\d+\.\d+\.\d+(?:[-+][0-9A-Za-z.+-]{1,60})?$/));

const moduleSchema = z.string().check(z.minLength(1), z.maxLength(200));

/**
 * `host.json`, the facts about a shell's build with which a remote must be compatible. The registry
 * checks publishes and promotions against it.
 */
export const hostFactsSchema = z.strictObject({
  /** The package's version and a hash of the build's content, so that a build has one name. */
  version: versionNumberSchema,
  /** Major version of the seam. */
  contract: positiveSchema,
  /** Version of the federation runtime, which is a remote's ABI. */
  pluginVersion: versionNumberSchema,
  /** The `documentShape` that the shell reads; 1 when absent. */
  documents: z.optional(positiveSchema),
  /** Every module that the shell provides, with its version. */
  shared: z.record(moduleSchema, versionNumberSchema),
  /** What each module exports; absent for shells that do not say it. */
  exports: z.optional(z.record(moduleSchema, z.array(z.string()))),
  /** Exports that will be removed, by module: the day, and the replacement of each. */
  deprecated: z.optional(
    z.record(
      moduleSchema,
      z.record(z.string(), z.strictObject({ goesOn: z.iso.date(), use: z.string() })),
    ),
  ),
});
export type HostFacts = z.infer<typeof hostFactsSchema>;
