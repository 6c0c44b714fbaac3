import type { Judgement } from '@pazar/contracts/releases/release-metrics';
import type { RolloutStep } from '@pazar/contracts/releases/release-state';
import { decide, type Action, type Limits, type Streak } from '../judgement/decide.ts';
import { judge, type Minute } from '../judgement/judge.ts';
import { metricRules, type Counter, type MetricName } from '../judgement/metrics.ts';
import { drawBinomial, drawPoisson, type Random } from './random.ts';

export type Rates = Record<MetricName, number>;

/** A rollout to play: its plan, and the visitors that it meets. */
export interface Scenario {
  steps: readonly RolloutStep[];
  limits: Limits;
  intervalMinutes: number;
  minimumSamples: number;
  /** Visits of the remote in a minute, all versions together, on average. */
  visitsPerMinute: number;
  stable: Rates;
  canary: Rates;
  /** Part of the canary's reports that is lost on the way; above 0 the sample ratio is wrong. */
  lostReports: number;
  /** When the play ends though nothing was decided. */
  maxMinutes: number;
}

export interface SimulatedDecision {
  minute: number;
  percent: number;
  action: Action;
  judgement: Judgement;
}

/** How it ended; `undecided` when time was up. */
export interface SimulatedRollout {
  outcome: 'completed' | 'rolled-back' | 'paused' | 'undecided';
  minutes: number;
  /** Visits that the canary got. */
  canaryVisits: number;
  decisions: SimulatedDecision[];
}

const epoch = Date.UTC(2026, 0, 1);
const outcomes = { complete: 'completed', 'roll-back': 'rolled-back', pause: 'paused' } as const;

/**
 * Simulates one rollout minute by minute; the judge and the decisions are those of the controller.
 */
export function simulateRollout(scenario: Scenario, random: Random): SimulatedRollout {
  const minutes: Minute[] = [];
  const decisions: SimulatedDecision[] = [];
  let step = 0;
  let stepBegan = 0;
  let streak: Streak | undefined;
  let canaryVisits = 0;
  for (let minute = 1; minute <= scenario.maxMinutes; minute += 1) {
    const percent = scenario.steps[step]?.percent ?? 0;
    const seen = playMinute(scenario, percent, random);
    minutes.push(seen);
    canaryVisits += seen.canary.load ?? 0;
    if (minute % scenario.intervalMinutes !== 0) continue;
    const { minimumSamples } = scenario;
    const judgement = judge({ minutes, stepMinutes: minute - stepBegan, percent, minimumSamples });
    const progress = { ...scenario, step, stepStartedAt: at(stepBegan), streak };
    const decision = decide(progress, judgement, at(minute));
    streak = decision.streak;
    const { action } = decision;
    decisions.push({ minute, percent, action, judgement });
    if (action === 'advance') {
      step += 1;
      stepBegan = minute;
    } else if (action !== 'hold') {
      return { outcome: outcomes[action], minutes: minute, canaryVisits, decisions };
    }
  }
  return { outcome: 'undecided', minutes: scenario.maxMinutes, canaryVisits, decisions };
}

const at = (minute: number) => new Date(epoch + minute * 60_000);

function playMinute(scenario: Scenario, percent: number, random: Random): Minute {
  const part = percent / 100;
  const visits = (of: number) => drawPoisson(random, scenario.visitsPerMinute * of);
  const reported = visits(part * (1 - scenario.lostReports));
  return {
    canary: playVisits(reported, scenario.canary, random),
    control: playVisits(visits(Math.min(part, 1 - part)), scenario.stable, random),
  };
}

function playVisits(visits: number, rates: Rates, random: Random): Minute['canary'] {
  const loadFailures = drawBinomial(random, visits, rates['load-failure']);
  const tampered = drawBinomial(random, visits, rates['integrity-failure']);
  const mounts = Math.max(0, visits - loadFailures - tampered);
  const of = (metric: MetricName) => drawBinomial(random, mounts, rates[metric]);
  const counts: Record<Counter, number> = {
    load: visits,
    'load-failure': loadFailures,
    'slow-load': of('slow-load'),
    verify: visits,
    'integrity-failure': tampered,
    mount: mounts,
    'mount-failure': of('mount-failure'),
    error: of('error'),
    vital: mounts,
    'poor-vital': of('poor-vital'),
    'long-task': of('long-task'),
  };
  return counts;
}

/** Every metric's name with the same kind of value. */
export function ratesOf(rates: Partial<Rates>): Rates {
  const zero = Object.fromEntries(Object.keys(metricRules).map((name) => [name, 0]));
  // `fromEntries` forgets that the keys are the metrics' names.
  return { ...(zero as Rates), ...rates };
}
