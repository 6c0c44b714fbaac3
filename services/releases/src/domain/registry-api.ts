import {
  assetPathSchema,
  buildVersionSchema,
  discoveryDocumentSchema,
  integritySchema,
  buildFilesSchema,
} from '@pazar/contracts/releases/discovery';
import { canaryRequestSchema } from '@pazar/contracts/releases/release-state';
import { problemSchema } from '@pazar/contracts/problem';
import { remoteNameSchema } from '@pazar/contracts/releases/section-descriptor';
import { sectionDescriptorSchema } from '@pazar/contracts/releases/section-file';
import { z } from 'zod';
import { maxBuildBytes, maxBuildFiles } from './check-files.ts';
import { instantSchema } from '@pazar/contracts/values';
import { reasonSchema } from './reason.ts';

/** Largest body of a publish request: the bytes in base64 and space for their names. */
export const maxPublishBytes = Math.ceil(maxBuildBytes * 1.4);

/** The most characters of what a team says of a version. */
export const noteLimits = { message: 500, author: 200 } as const;
/** A commit, as version control names it. */
export const commitPattern = /^[\w./-]{1,100}$/;

/**
 * Body of `POST /v1/remotes/:name/versions`: a whole build. `content` is base64 and must hash to
 * `integrity`. Descriptor and manifest are read from the files, so nothing else is sent.
 */
export const publishRequestSchema = z.strictObject({
  version: buildVersionSchema,
  /**
   * `none`: it is only stored, for a canary or a promotion. `live`: all visitors get it at once,
   * which is rejected while a canary is open, or the remote is frozen.
   */
  release: z.enum(['live', 'none']).default('none'),
  /** Starts a canary of it with this share or audience; rejected where `live` would be, and beside it. */
  canary: z
    .strictObject({
      percent: canaryRequestSchema.shape.percent,
      audience: canaryRequestSchema.shape.audience,
    })
    .optional(),
  /** What the team says of it, for the history. */
  source: z
    .strictObject({
      message: z.string().trim().min(1).max(noteLimits.message).optional(),
      commit: z.string().regex(commitPattern).optional(),
      author: z.string().trim().min(1).max(noteLimits.author).optional(),
    })
    .optional(),
  reason: reasonSchema.default('published'),
  files: z
    .array(
      z.strictObject({ path: assetPathSchema, integrity: integritySchema, content: z.string() }),
    )
    .min(1)
    .max(maxBuildFiles),
});
export type PublishRequest = z.input<typeof publishRequestSchema>;
/** A request with its defaults. */
export type PublishOrder = z.output<typeof publishRequestSchema>;

/** Answer of a publish; `sequence` is the document's, also when the version is only stored. */
export const releaseReceiptSchema = z.strictObject({
  remote: remoteNameSchema,
  version: buildVersionSchema,
  url: z.url(),
  sequence: z.int().min(1),
});
export type ReleaseReceipt = z.infer<typeof releaseReceiptSchema>;

/** A version that is published already: whether its bytes are the same, and whether they are live now. */
export const versionConflictSchema = z.strictObject({
  remote: remoteNameSchema,
  version: buildVersionSchema,
  sameBytes: z.boolean(),
  live: z.boolean(),
});
export type VersionConflict = z.infer<typeof versionConflictSchema>;

/** The 409 of a publish. */
export const conflictProblemSchema = z.object({
  ...problemSchema.shape,
  conflict: versionConflictSchema,
});

/** Answer of `GET /v1/remotes/:name/versions/:version`: the properties and files of a build. */
export const versionDetailSchema = z.strictObject({
  remote: remoteNameSchema,
  version: buildVersionSchema,
  digest: z.string(),
  /** Address of its manifest; its folder is the build's folder. */
  url: z.url(),
  section: sectionDescriptorSchema,
  build: buildFilesSchema,
  files: z.array(
    z.strictObject({ path: z.string(), integrity: integritySchema, length: z.int().min(0) }),
  ),
  publishedAt: instantSchema,
  publishedBy: z.string(),
  recalled: z.boolean(),
});
export type VersionDetail = z.infer<typeof versionDetailSchema>;

/** Answer of `GET /v1/document`: the document that browsers get, and its signed statement. */
export const liveDocumentSchema = z.strictObject({
  sequence: z.int().min(1),
  issuedAt: instantSchema,
  expires: instantSchema,
  integrity: integritySchema,
  document: discoveryDocumentSchema,
});
export type LiveDocument = z.infer<typeof liveDocumentSchema>;
