import * as z from '@pazar/contracts/schema';
import { buildVersionSchema, rolloutIdSchema } from './discovery.ts';
import { remoteNameSchema } from './section-descriptor.ts';

/** The largest number of events in one batch. */
export const maxTelemetryEvents = 50;

/** Bytes of a batch at most; browsers refuse beacons above 64 KiB in flight. */
export const maxTelemetryBytes = 32 * 1024;

/**
 * Why a tab runs its version.
 * - `default`: the default version;
 * - `canary`: the tab's bucket is in the canary's range of a rollout;
 * - `rescue-fallback`: its own version, from the entry's fallback URL, because the first did not
 * answer;
 * - `rescue-default`: the default, because the tab's own version did not load;
 * - `rescue-last-good`: the last good version of this browser, because the default did not load;
 * - `recalled`: the default, instead of a version that was recalled while the tab was open;
 * - `override`: a developer's or manager's choice for this browser;
 * - `development`: a development server's.
 */
export const versionReasonSchema = z.enum([
  'default',
  'canary',
  'rescue-fallback',
  'rescue-default',
  'rescue-last-good',
  'recalled',
  'override',
  'development',
]);
export type VersionReason = z.infer<typeof versionReasonSchema>;

/**
 * The tab's side of a rollout. `invited` has the canary without having drawn it: such tabs are judged where
 * the canary has an audience and no share, and compared with nothing. `other` is not compared.
 */
export const rolloutGroupSchema = z.enum(['canary', 'control', 'invited', 'other']);
export type RolloutGroup = z.infer<typeof rolloutGroupSchema>;

/** How an attempt to load a section ended. */
export const loadOutcomeSchema = z.enum([
  'ok',
  'unreachable',
  'tampered',
  'incompatible',
  'crashed',
  'offline',
]);
export type LoadOutcome = z.infer<typeof loadOutcomeSchema>;

const milliseconds = z.number().check(z.minimum(0), z.maximum(600_000));

/** Members of every event: its version, and its side of which rollout. */
const about = {
  remote: remoteNameSchema,
  /** An override has no version of the registry. */
  version: z.union([buildVersionSchema, z.literal('override')]),
  reason: versionReasonSchema,
  group: rolloutGroupSchema,
  /** The running rollout of the remote, when there is one. */
  rollout: z.optional(rolloutIdSchema),
  /** True while an override is on in this tab, for whichever remote: such events never count. */
  override: z.boolean(),
  /**
   * True when this browser has sent an event of this type in this rollout before. Such events are
   * shown and not judged: otherwise one visitor who tries twenty times would count as twenty.
   */
  repeat: z.optional(z.boolean()),
};

/**
 * One observation of one remote at one version. It does not identify the visitor: no identifier, no
 * address, no text of an error.
 * - `load`: one version was requested; `milliseconds` until it loaded or failed;
 * - `verify`: the bytes of one version were compared with the signed document's;
 * - `mount`: its component was rendered for the first time of a visit;
 * - `error`: its code threw after it had mounted; `count` of them since the last event;
 * - `web-vital`: milliseconds, for `CLS` the score;
 * - `long-task`: tasks over 50 ms while it was on the page: their number and total duration.
 */
export const telemetryEventSchema = z.discriminatedUnion('type', [
  z.strictObject({ ...about, type: z.literal('load'), outcome: loadOutcomeSchema, milliseconds }),
  z.strictObject({ ...about, type: z.literal('verify'), outcome: z.enum(['ok', 'tampered']) }),
  z.strictObject({
    ...about,
    type: z.literal('mount'),
    outcome: z.enum(['ok', 'crashed']),
    milliseconds,
  }),
  z.strictObject({
    ...about,
    type: z.literal('error'),
    count: z.int().check(z.minimum(1), z.maximum(1000)),
  }),
  z.strictObject({
    ...about,
    type: z.literal('web-vital'),
    metric: z.enum(['LCP', 'INP', 'CLS']),
    value: z.number().check(z.minimum(0), z.maximum(600_000)),
  }),
  z.strictObject({
    ...about,
    type: z.literal('long-task'),
    count: z.int().check(z.minimum(1), z.maximum(10_000)),
    milliseconds,
  }),
]);
export type TelemetryEvent = z.infer<typeof telemetryEventSchema>;

/**
 * Body of `POST /v1/telemetry` (through the edge `POST /releases/telemetry`), sent with
 * `navigator.sendBeacon`, as JSON. `sampleRate` is the share of pages that report events outside a
 * rollout; events of every group but `other` are always sent.
 */
export const telemetryBatchSchema = z.strictObject({
  sampleRate: z.number().check(z.gt(0), z.maximum(1)),
  events: z.array(telemetryEventSchema).check(z.minLength(1), z.maxLength(maxTelemetryEvents)),
});
export type TelemetryBatch = z.infer<typeof telemetryBatchSchema>;
