import type { Finding, Judgement } from '@pazar/contracts/releases/release-metrics';
import {
  metricNames,
  metricRules,
  type Counter,
  type MetricKind,
  type MetricName,
} from './metrics.ts';
import { evidenceOverLimit } from './fixed-limit.ts';
import { evidenceOfWrongRatio } from './sample-ratio.ts';
import { evidenceOfHarm, total, type Arm, type Pair } from './sequential-test.ts';

export interface Minute {
  canary: Partial<Record<Counter, number>>;
  control: Partial<Record<Counter, number>>;
}

/** The controller's data: a rollout since its start, and which part of it is this step. */
export interface Observation {
  minutes: readonly Minute[];
  /** Minutes at the end of `minutes` that belong to the current step. */
  stepMinutes: number;
  /** The canary's part of all visitors during the step, in percent. */
  percent: number;
  /** Mounts that each arm must have seen during the step. */
  minimumSamples: number;
  /** Signals that an operator has accepted. */
  accepted?: readonly MetricName[];
  /** A first release, and a canary for its audience alone, have no control: fixed limits judge them. */
  hasControl?: boolean;
}

/** Chance that a right sample ratio is ever called wrong. */
const ratioThreshold = Math.log(1 / 0.001);

/**
 * Judges a canary against its concurrent control, or by fixed limits where it has none. Guardrails are
 * checked first.
 */
export function judge(observation: Observation): Judgement {
  const { minutes, accepted = [], hasControl = true } = observation;
  const findings = metricNames.map((metric) =>
    hasControl ? find(metric, minutes) : findOverLimit(metric, minutes),
  );
  const samples = countSamples(observation);
  const ratio = hasControl ? compareRatio(observation) : noRatio;
  return {
    ...conclude({ findings, samples, ratio, hasControl }, accepted),
    findings,
    samples,
    ratio,
  };
}

/** Nothing is divided where everybody who has the section has the canary. */
const noRatio = { canary: 0, control: 0, expected: 1, evidence: 0 };

function find(metric: MetricName, minutes: readonly Minute[]): Finding {
  const { kind, alpha, excess } = metricRules[metric];
  const windows = windowsOf(metric, minutes);
  const { canary, control } = total(windows);
  const evidence = evidenceOfHarm(windows);
  const threshold = Math.log(1 / alpha);
  const isWorse = evidence >= threshold && rate(canary) - rate(control) > excess;
  return { metric, kind, canary, control, evidence, threshold, isWorse };
}

function findOverLimit(metric: MetricName, minutes: readonly Minute[]): Finding {
  const { kind, alpha, limit } = metricRules[metric];
  const { canary, control } = total(windowsOf(metric, minutes));
  const evidence = evidenceOverLimit(canary, limit);
  const threshold = Math.log(1 / alpha);
  return { metric, kind, canary, control, evidence, threshold, isWorse: evidence >= threshold };
}

function windowsOf(metric: MetricName, minutes: readonly Minute[]): Pair[] {
  const { exposed, affected } = metricRules[metric];
  const arm = (counts: Minute['canary']): Arm => {
    const bad = counts[affected] ?? 0;
    // A failure may be reported in the minute after its attempt.
    return { exposed: Math.max(counts[exposed] ?? 0, bad), affected: bad };
  };
  return minutes.map(({ canary, control }) => ({ canary: arm(canary), control: arm(control) }));
}

/** The share of those exposed who were affected; 0 when nobody was exposed. */
function rate({ exposed, affected }: Arm): number {
  return exposed === 0 ? 0 : affected / exposed;
}

function countSamples(observation: Observation): Judgement['samples'] {
  const canary = countInStep(observation, 'canary', 'mount');
  const control = countInStep(observation, 'control', 'mount');
  return { canary, control, needed: observation.minimumSamples };
}

function compareRatio(observation: Observation): Judgement['ratio'] {
  const canary = countInStep(observation, 'canary', 'load');
  const control = countInStep(observation, 'control', 'load');
  // The control is as large as the canary as long as enough visitors are left.
  const expected = Math.max(0.5, observation.percent / 100);
  return {
    canary,
    control,
    expected,
    evidence: evidenceOfWrongRatio({ canary, control }, expected),
  };
}

function countInStep(
  { minutes, stepMinutes }: Observation,
  arm: 'canary' | 'control',
  counter: Counter,
): number {
  const step = stepMinutes === 0 ? [] : minutes.slice(-stepMinutes);
  return step.reduce((sum, minute) => sum + (minute[arm][counter] ?? 0), 0);
}

type Conclusion = Pick<Judgement, 'verdict' | 'reason' | 'summary'>;

type Seen = Pick<Judgement, 'findings' | 'samples' | 'ratio'> & { hasControl: boolean };

function conclude(seen: Seen, accepted: readonly MetricName[]): Conclusion {
  const { findings, samples, hasControl } = seen;
  const worst = (kind: MetricKind, except: readonly MetricName[] = []) =>
    findings
      .filter(({ isWorse, ...of }) => isWorse && of.kind === kind && !except.includes(of.metric))
      .toSorted((left, right) => right.evidence - left.evidence)[0];
  const guardrail = worst('guardrail');
  if (guardrail) {
    return { verdict: 'failure', reason: 'guardrail', summary: describe(guardrail, hasControl) };
  }
  const hold = whyNotJudged(seen);
  if (hold) return hold;
  const signal = worst('signal', accepted);
  if (signal) {
    return { verdict: 'inconclusive', reason: 'signal', summary: describe(signal, hasControl) };
  }
  const than = hasControl ? "worse than the control's" : 'over its limit';
  return {
    verdict: 'success',
    reason: 'healthy',
    summary: `no metric is ${than} after ${samples.canary} mounts`,
  };
}

function whyNotJudged({ samples, ratio, hasControl }: Seen): Conclusion | undefined {
  const { canary, control, needed } = samples;
  const verdict = 'inconclusive';
  if (canary === 0 && control === 0) {
    return { verdict, reason: 'no-data', summary: 'no browser has reported in this step' };
  }
  if (!hasControl) {
    const summary = `${canary} mounts; it needs ${needed}`;
    return canary < needed ? { verdict, reason: 'too-few-samples', summary } : undefined;
  }
  if (ratio.evidence >= ratioThreshold) {
    const counted = percent(ratio.canary / (ratio.canary + ratio.control));
    const summary = `the canary has ${counted} of the loads, not the expected ${percent(ratio.expected)}`;
    return { verdict, reason: 'wrong-sample-ratio', summary };
  }
  if (Math.min(canary, control) < needed) {
    const summary = `${canary} canary mounts and ${control} control mounts; each needs ${needed}`;
    return { verdict, reason: 'too-few-samples', summary };
  }
  return undefined;
}

function describe({ metric, canary, control }: Finding, hasControl: boolean): string {
  const worse = `${metric}: ${percent(rate(canary))} of the canary (${canary.affected} of ${canary.exposed})`;
  return hasControl
    ? `${worse}, ${percent(rate(control))} of the control`
    : `${worse}, over the limit of ${percent(metricRules[metric].limit)}`;
}

function percent(part: number): string {
  return `${(part * 100).toFixed(2)} %`;
}
