import * as z from '@pazar/contracts/schema';
import { roleSchema } from '../api/agent-kinds.ts';
import { buildVersionSchema, maxInvited } from './discovery.ts';
import type { ObjectOf } from '../object-of.ts';
import { remoteNameSchema } from './section-descriptor.ts';
import { countSchema, instantSchema, positiveSchema } from '../values.ts';

/** 0 is for a canary with an audience: nobody else gets it. */
const percentSchema = z.number().check(z.minimum(0), z.maximum(100));

/** One step of a canary: its share of visitors (percent) and its minimum duration. */
const rolloutStepOf = (object: ObjectOf) =>
  object({
    percent: percentSchema,
    holdSeconds: z.int().check(z.minimum(0), z.maximum(30 * 24 * 3600)),
  });
/** As answers have it. */
export const rolloutStepSchema = rolloutStepOf(z.object);
export type RolloutStep = z.infer<typeof rolloutStepSchema>;

/** `running` and `paused` are open; a remote has at most one open rollout. */
export const rolloutStateSchema = z.enum([
  'running',
  'paused',
  'completed',
  'rolled-back',
  'recalled',
]);
export type RolloutState = z.infer<typeof rolloutStateSchema>;

/** A canary: `version` against `stable`, which all others get; null in a section's first release. */
export const rolloutSchema = z.object({
  /** New for each rollout; with the remote's name and the subject it makes the bucket. */
  id: z.string(),
  version: buildVersionSchema,
  stable: z.nullable(buildVersionSchema),
  state: rolloutStateSchema,
  /** True when the controller advances the steps automatically. */
  automatic: z.boolean(),
  steps: z.array(rolloutStepSchema).check(z.minLength(1), z.maxLength(20)),
  /** Index of the step that it is at. */
  step: countSchema,
  percent: percentSchema,
  /** Who gets it beside the share. `agents` are marks, never identifiers (`draw.ts`). */
  audience: z._default(
    z.nullable(z.object({ roles: z.array(z.string()), agents: z.array(z.string()) })),
    null,
  ),
  startedBy: z.string(),
  startedAt: instantSchema,
  stepStartedAt: instantSchema,
  endedAt: z.nullable(instantSchema),
});
export type Rollout = z.infer<typeof rolloutSchema>;

/** Since when an operator keeps new releases from a remote, and why. */
const freezeSchema = z.object({ by: z.string(), at: instantSchema, reason: z.string() });
export type Freeze = z.infer<typeof freezeSchema>;

/**
 * The release state of one remote, as `GET /v1/remotes/:name` answers it with `ETag: "<revision>"`.
 * A change sends that ETag in `If-Match`.
 */
export const remoteStateSchema = z.object({
  name: remoteNameSchema,
  revision: countSchema,
  /** The default version, also for visitors outside a canary; null while nothing is live. */
  stable: z.nullable(buildVersionSchema),
  /** The target of `rollback`; null without one. */
  previous: z.nullable(buildVersionSchema),
  /** The open rollout. */
  rollout: z.nullable(rolloutSchema),
  /** Present while no version may reach more visitors than have it now. */
  frozen: z.optional(freezeSchema),
  /** How traffic is divided, in percent, sorted by version. */
  deployments: z.array(
    z.object({
      version: buildVersionSchema,
      traffic: z.number().check(z.minimum(0), z.maximum(100)),
      default: z.boolean(),
    }),
  ),
  /** Versions that a rollback may go to without steps, newest first. */
  rollbackWindow: z.array(buildVersionSchema),
  recalled: z.array(
    z.object({ version: buildVersionSchema, at: instantSchema, reason: z.string() }),
  ),
  /** How many versions were ever published. */
  versions: countSchema,
  updatedAt: instantSchema,
});
export type RemoteState = z.infer<typeof remoteStateSchema>;

/** `GET /v1/remotes`. */
export const remoteStateListSchema = z.object({ items: z.array(remoteStateSchema) });

const reasonSchema = z.string().check(z.trim(), z.minLength(3), z.maxLength(500));

/** Who gets a canary beside its share: agents with one of the roles, and these agents by identifier. */
const audienceRequestSchema = z.strictObject({
  roles: z._default(z.array(roleSchema).check(z.maxLength(3)), []),
  agents: z._default(
    z
      .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(100)))
      .check(z.maxLength(maxInvited)),
    [],
  ),
  /** Whether those who are invited already stay so; otherwise these replace them. */
  keep: z.optional(z.boolean()),
});
export type AudienceRequest = z.infer<typeof audienceRequestSchema>;

/**
 * `POST /v1/remotes/:name/canary`: starts a rollout, or changes the share of the open one of the same version.
 * Either `percent` (fixed until an operator acts, also with `automatic`) or `steps`, which the controller
 * advances when `automatic` is set. On an open rollout `percent` keeps its steps, and `audience` alone keeps both; an
 * empty audience invites nobody any more.
 */
export const canaryRequestSchema = z.strictObject({
  version: buildVersionSchema,
  percent: z.optional(percentSchema),
  steps: z.optional(
    z.array(rolloutStepOf(z.strictObject)).check(
      z.minLength(1),
      z.maxLength(20),
      z.refine(
        (steps) => steps.every((step, at) => step.percent > (steps[at - 1]?.percent ?? -1)),
        {
          error: 'steps-must-rise',
        },
      ),
    ),
  ),
  automatic: z._default(z.boolean(), false),
  audience: z.optional(audienceRequestSchema),
  reason: reasonSchema,
});
export type CanaryRequest = z.infer<typeof canaryRequestSchema>;

/**
 * `POST …/next` (the next step of the open canary), `…/pause`, `…/resume`, `…/abort`, which ends it,
 * `…/withdraw`, which removes the section until a version is promoted, `…/freeze` and `…/unfreeze`.
 */
export const reasonRequestSchema = z.strictObject({ reason: reasonSchema });
export type ReasonRequest = z.infer<typeof reasonRequestSchema>;

/**
 * `POST …/promote`: makes the open canary, or the named version, the default. `POST …/rollback`:
 * makes the named version, or `previous`, the default; refused while a canary is open.
 */
export const versionRequestSchema = z.strictObject({
  version: z.optional(buildVersionSchema),
  reason: reasonSchema,
});
export type VersionRequest = z.infer<typeof versionRequestSchema>;

/**
 * `POST …/recall`: stops the version and all versions of the same content everywhere, also in open
 * tabs. Visitors get `replacement`, or the newest version of the rollback window that is not
 * recalled; 409 when there is none.
 */
export const recallRequestSchema = z.strictObject({
  version: buildVersionSchema,
  replacement: z.optional(buildVersionSchema),
  reason: reasonSchema,
});
export type RecallRequest = z.infer<typeof recallRequestSchema>;

/** Answer of every change of a remote: the resulting document and state. */
export const releaseChangeSchema = z.object({
  sequence: positiveSchema,
  state: remoteStateSchema,
});
export type ReleaseChange = z.infer<typeof releaseChangeSchema>;

/** One line of a remote's history: the action, the actor, the reason and the changes. */
export const historyEntrySchema = z.object({
  number: positiveSchema,
  at: instantSchema,
  actor: z.string(),
  action: z.string(),
  version: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** The document's sequence at that moment. */
  sequence: countSchema,
  before: z.unknown(),
  after: z.unknown(),
  /** The evidence for a decision, such as the controller's numbers. */
  details: z.unknown(),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/** `GET /v1/remotes/:name/history`: newest first; `before` of the next page, or null at the end. */
export const historySchema = z.object({
  items: z.array(historyEntrySchema),
  before: z.nullable(z.int()),
});
export type History = z.infer<typeof historySchema>;
