/** The effect of a metric on a rollout: a guardrail rolls it back, a signal pauses it. */
export type MetricKind = 'guardrail' | 'signal';

/** The counts of one metric: `affected` of those `exposed`. */
export interface MetricRule {
  kind: MetricKind;
  exposed: Counter;
  affected: Counter;
  /**
   * Chance that a canary that is as good as its control ever fails this metric. The guardrails' add
   * up to 1 %, the signals' to 5 %, for a whole rollout.
   */
  alpha: number;
  /** Difference of the two rates below which no alarm is raised, however certain it is. */
  excess: number;
  /**
   * Share of those exposed, from 0 to 1, above which a first release is worse: it has no control.
   * The guardrails allow twice the `excess`, and for wrong bytes one of a thousand. web.dev rates a
   * page by the worst quarter of its visits, so each signal allows a quarter.
   */
  limit: number;
}

/** The counts stored for each remote, version and minute. */
export const counters = [
  'load',
  'load-failure',
  'slow-load',
  'verify',
  'integrity-failure',
  'mount',
  'mount-failure',
  'error',
  'vital',
  'poor-vital',
  'long-task',
] as const;
export type Counter = (typeof counters)[number];

export const metricNames = [
  'load-failure',
  'mount-failure',
  'error',
  'integrity-failure',
  'slow-load',
  'poor-vital',
  'long-task',
] as const;
export type MetricName = (typeof metricNames)[number];

/** How each metric is judged. */
export const metricRules: Record<MetricName, MetricRule> = {
  'load-failure': guardrail('load', 'load-failure', 0.005),
  'mount-failure': guardrail('mount', 'mount-failure', 0.005),
  error: guardrail('mount', 'error', 0.01),
  // Bytes that are not those that were signed: rare enough that any excess counts.
  'integrity-failure': guardrail('verify', 'integrity-failure', 0),
  'slow-load': signal('load', 'slow-load', 0.03),
  'poor-vital': signal('vital', 'poor-vital', 0.05),
  'long-task': signal('mount', 'long-task', 0.1),
};

function guardrail(exposed: Counter, affected: Counter, excess: number): MetricRule {
  const limit = excess === 0 ? 0.001 : 2 * excess;
  return { kind: 'guardrail', exposed, affected, alpha: 0.01 / 4, excess, limit };
}

function signal(exposed: Counter, affected: Counter, excess: number): MetricRule {
  return { kind: 'signal', exposed, affected, alpha: 0.05 / 3, excess, limit: 0.25 };
}
