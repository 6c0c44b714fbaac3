import { z } from 'zod';

const versionNumber = z.string().regex(/^\d+\.\d+\.\d+(?:[-+][0-9A-Za-z.+-]{1,60})?$/);

/**
 * What a shell's build says of itself, `dist/host.json`: everything that a remote must fit.
 * `version` names the build, so two builds of one source have one name.
 */
export const hostFactsSchema = z.strictObject({
  version: versionNumber,
  /** Major version of the seam. */
  contract: z.int().min(1),
  /** Version of the federation runtime, which is a remote's ABI. */
  pluginVersion: versionNumber,
  /** Every module that the shell provides, with its version. */
  shared: z.record(z.string().min(1).max(200), versionNumber),
});
export type HostFacts = z.infer<typeof hostFactsSchema>;

/** `GET /v1/hosts`: newest first; the first is live, the rest is the rollback window. */
export const hostListSchema = z.strictObject({
  items: z.array(z.strictObject({ facts: hostFactsSchema, announcedAt: z.iso.datetime() })),
});
