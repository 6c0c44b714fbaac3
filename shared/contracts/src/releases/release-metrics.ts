import * as z from '@pazar/contracts/schema';
import { buildVersionSchema } from './discovery.ts';
import { countSchema, instantSchema } from '../values.ts';

/** Reports of one version, from every visitor whose page sent them. */
export const versionMetricsSchema = z.object({
  version: buildVersionSchema,
  loads: countSchema,
  loadFailures: countSchema,
  /** Loads over three seconds. */
  slowLoads: countSchema,
  integrityFailures: countSchema,
  mounts: countSchema,
  mountFailures: countSchema,
  /** Reports of uncaught errors after the mount. */
  errors: countSchema,
  /** Number of vitals reported, and of those that web.dev rates poor. */
  vitals: countSchema,
  poorVitals: countSchema,
  longTasks: countSchema,
  lastSeen: z.nullable(instantSchema),
});
export type VersionMetrics = z.infer<typeof versionMetricsSchema>;

const armSchema = z.object({ exposed: countSchema, affected: countSchema });

/** One metric of the comparison. It counts as worse when its evidence reaches the threshold. */
export const findingSchema = z.object({
  metric: z.enum([
    'load-failure',
    'mount-failure',
    'error',
    'integrity-failure',
    'slow-load',
    'poor-vital',
    'long-task',
  ]),
  /** A guardrail rolls back, a signal pauses. */
  kind: z.enum(['guardrail', 'signal']),
  canary: armSchema,
  control: armSchema,
  /** Logarithms of e-values. */
  evidence: z.number(),
  threshold: z.number(),
  isWorse: z.boolean(),
});
export type Finding = z.infer<typeof findingSchema>;

/** The controller's verdict on an open rollout, with the numbers behind it. */
export const judgementSchema = z.object({
  verdict: z.enum(['success', 'failure', 'inconclusive', 'error']),
  reason: z.enum([
    'healthy',
    'guardrail',
    'signal',
    'no-data',
    'too-few-samples',
    'wrong-sample-ratio',
    'not-measured',
  ]),
  /** One sentence in English, for operators. */
  summary: z.string(),
  findings: z.array(findingSchema),
  /** Mounts during the step; each arm needs `needed`. */
  samples: z.object({ canary: countSchema, control: countSchema, needed: countSchema }),
  /** Loads during the step, and the expected share of them (0 to 1) on the canary. */
  ratio: z.object({
    canary: countSchema,
    control: countSchema,
    expected: z.number(),
    evidence: z.number(),
  }),
});
export type Judgement = z.infer<typeof judgementSchema>;

/** `GET /v1/remotes/:name/metrics?minutes=60`: live numbers of one remote. */
export const remoteMetricsSchema = z.object({
  since: instantSchema,
  versions: z.array(versionMetricsSchema),
  /** The open rollout's last judgement; null without a rollout. */
  rollout: z.nullable(
    z.object({
      id: z.string(),
      /** Seconds between two judgements, and failures in a row that roll back. */
      intervalSeconds: countSchema,
      failureLimit: countSchema,
      /** Their product: how long a fault that the numbers show can last. */
      boundSeconds: countSchema,
      judgedAt: z.nullable(instantSchema),
      action: z.nullable(z.enum(['hold', 'advance', 'complete', 'pause', 'roll-back'])),
      judgement: z.nullable(judgementSchema),
    }),
  ),
});
export type RemoteMetrics = z.infer<typeof remoteMetricsSchema>;
