import { seededRandom } from './random.ts';
import { simulateRollout, type Scenario, type SimulatedRollout } from './simulate-rollout.ts';

export interface SimulationSummary {
  runs: number;
  completed: number;
  rolledBack: number;
  paused: number;
  undecided: number;
  /** Minutes until the end, of the runs that were rolled back: half of them, 95 %, the longest. */
  rolledBackAfter?: Quantiles;
  completedAfter?: Quantiles;
  /** The median of the canary's visits in a run. */
  canaryVisits: number;
}

export interface Quantiles {
  median: number;
  p95: number;
  longest: number;
}

/**
 * Simulates a scenario `runs` times, each with different visitors; the same seed gives the same
 * result.
 */
export function simulateMany(scenario: Scenario, runs: number, seed: number): SimulationSummary {
  const results = Array.from({ length: runs }, (_, index) =>
    simulateRollout(scenario, seededRandom(seed + index * 7919)),
  );
  const ended = (outcome: SimulatedRollout['outcome']) =>
    results.filter((result) => result.outcome === outcome);
  const rolledBackAfter = quantiles(ended('rolled-back'));
  const completedAfter = quantiles(ended('completed'));
  return {
    runs,
    completed: ended('completed').length,
    rolledBack: ended('rolled-back').length,
    paused: ended('paused').length,
    undecided: ended('undecided').length,
    ...(rolledBackAfter && { rolledBackAfter }),
    ...(completedAfter && { completedAfter }),
    canaryVisits: at(results.map((result) => result.canaryVisits).toSorted(ascending), 0.5),
  };
}

const ascending = (left: number, right: number) => left - right;

function quantiles(results: readonly SimulatedRollout[]): Quantiles | undefined {
  if (results.length === 0) return undefined;
  const minutes = results.map((result) => result.minutes).toSorted(ascending);
  return { median: at(minutes, 0.5), p95: at(minutes, 0.95), longest: at(minutes, 1) };
}

function at(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}
