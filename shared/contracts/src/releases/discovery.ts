import * as z from '@pazar/contracts/schema';
import { roleSchema } from '../api/agent-kinds.ts';
import { bucketRangeSchema, markSchema } from './bucket.ts';
import { publishedDescriptorSchema, remoteNameSchema } from './section-descriptor.ts';

/** The public schema that every entry conforms to (frontend-discovery, `v1-pre`). */
export const discoverySchemaUrl =
  'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

/** Byte cap of the document, checked before parsing (600 remotes need about 1.1 MB). */
export const maxDiscoveryBytes = 4 * 1024 * 1024;

/** Subresource integrity of one file: SHA-384, base64. */
export const integritySchema = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/** A file of a build, relative to the build's folder, which it cannot leave. */
export const assetPathSchema = z
  .string()
  .check(
    z.maxLength(300),
    z.regex(/^(?!.*(?:^|\/)\.\.?(?:\/|$))[A-Za-z0-9_@][A-Za-z0-9._@-]*(?:\/[A-Za-z0-9._@-]+)*$/),
  );

/** A semantic version with the build's own identifier, such as `0.1.0-3fa9c1d2e4b5`. */
export const buildVersionSchema = z
  .string()
  .check(z.regex(/^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]{1,60})?$/));

/** The data with which the host loads a build without requesting its manifest. */
export const buildFilesSchema = z.strictObject({
  /** The federation plugin's version; the host's runtime is the remote's ABI. */
  pluginVersion: z.string(),
  /** The container's global; defaults to the remote's `containerNameOf`. */
  container: z.optional(z.string().check(z.regex(/^pazar_[a-z0-9_]{3,80}$/))),
  /** The container's entry script. */
  entry: assetPathSchema,
  /** Scripts and styles that the one exposed module, `./section`, needs at once. */
  expose: z.strictObject({ js: z.array(assetPathSchema), css: z.array(assetPathSchema) }),
  /** Translation files by language. */
  localization: z.strictObject({ en: assetPathSchema, mk: assetPathSchema }),
  /** Version ranges of the shared modules that the host must provide. */
  shared: z.record(z.string(), z.string()),
  /** Integrity of every script and style of the build, by path. A file not listed does not run. */
  integrity: z.record(assetPathSchema, integritySchema),
});
export type BuildFiles = z.infer<typeof buildFilesSchema>;

/** A rollout's unique identifier: it is part of the hash that draws buckets. */
export const rolloutIdSchema = z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/));

/** Most agents whom a canary invites by name. */
export const maxInvited = 100;

/** Who gets a canary beside its share: agents with one of the roles, and the agents with these marks. */
export const rolloutAudienceSchema = z.strictObject({
  roles: z.array(roleSchema).check(z.maxLength(3)),
  agents: z.array(markSchema).check(z.maxLength(maxInvited)),
});
export type RolloutAudience = z.infer<typeof rolloutAudienceSchema>;

/**
 * The visitors who get this entry as a canary, and their control group. Buckets are those of
 * `draw.ts`.
 */
export const entryRolloutSchema = z.strictObject({
  id: rolloutIdSchema,
  canary: bucketRangeSchema,
  /** These have the default version; only telemetry distinguishes them from the others. */
  control: bucketRangeSchema,
  /** These get it too; nobody before they sign in. */
  audience: z.optional(rolloutAudienceSchema),
});
export type EntryRollout = z.infer<typeof entryRolloutSchema>;

/** Our extension of a discovery entry, under `extras.pazar`. */
export const discoveryExtrasSchema = z.strictObject({
  pazar: z.strictObject({
    section: publishedDescriptorSchema,
    build: buildFilesSchema,
    /** Only on an entry that is not the default. */
    rollout: z.optional(entryRolloutSchema),
    /**
     * On the default entry, or on a canary without one: versions that must not run any more, in open
     * tabs neither.
     */
    recalled: z.optional(z.array(buildVersionSchema).check(z.maxLength(100))),
  }),
});

const manifestUrlSchema = z.url({ protocol: /^https?$/ }).check(z.endsWith('/mf-manifest.json'));

/** One version of one remote. Stricter than `v1-pre`: integrity has a format, extras are required. */
export const discoveryEntrySchema = z.strictObject({
  /** Absolute URL of the version's immutable `mf-manifest.json`; its folder is the build's folder. */
  url: manifestUrlSchema,
  /** The same bytes on another origin. */
  fallbackUrl: z.optional(manifestUrlSchema),
  metadata: z.strictObject({ integrity: integritySchema, version: buildVersionSchema }),
  extras: discoveryExtrasSchema,
  deployment: z.strictObject({
    traffic: z.number().check(z.minimum(0), z.maximum(100)),
    default: z.boolean(),
  }),
});
export type DiscoveryEntry = z.infer<typeof discoveryEntrySchema>;

/** Whether at most one entry is a canary, and that one is not the default. */
function hasOneCanary(entries: readonly DiscoveryEntry[]): boolean {
  const canaries = entries.filter(({ extras }) => extras.pazar.rollout !== undefined);
  return canaries.length < 2 && !canaries.some(({ deployment }) => deployment.default);
}

/** Whether everybody outside a canary has a version, or none has: a section's first release. */
function hasOneDefault(entries: readonly DiscoveryEntry[]): boolean {
  const defaults = entries.filter(({ deployment }) => deployment.default).length;
  const isFirst = entries.length === 1 && entries[0]?.extras.pazar.rollout !== undefined;
  return defaults === 1 || (defaults === 0 && isFirst);
}

/**
 * The shapes of documents, as `host.json` names the newest that a shell reads: 2 has sections whose only
 * entry is a canary, 3 has canaries with an audience. A shell of an earlier shape rejects such a document.
 */
export const documentShapes = { firstReleases: 2, audiences: 3 } as const;

/** The newest shape, which this code reads. */
export const documentShape = documentShapes.audiences;

/**
 * `discovery.json`: the live versions of each remote. One default each, and at most one canary
 * beside it; the first release of a section may be a canary alone.
 *
 * Strict, unlike the API's answers. A member that this host does not know may limit which code
 * runs, as `recalled` does, and a host that ignored it would run that code. It rejects the document
 * instead and keeps using the last good one. Descriptors of sections limit nothing and may grow.
 */
export const discoveryDocumentSchema = z.strictObject({
  schema: z.literal(discoverySchemaUrl),
  microFrontends: z.record(
    remoteNameSchema,
    z
      .array(discoveryEntrySchema)
      .check(
        z.minLength(1),
        z.refine(hasOneDefault, { error: 'one-default-required' }),
        z.refine(hasOneCanary, { error: 'one-canary-beside-the-default' }),
      ),
  ),
});
export type DiscoveryDocument = z.infer<typeof discoveryDocumentSchema>;
