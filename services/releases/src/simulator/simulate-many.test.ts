import { describe, expect, it } from 'vitest';
import { simulateMany } from './simulate-many.ts';
import { ratesOf, type Scenario } from './simulate-rollout.ts';

const stable = ratesOf({ 'load-failure': 0.003, 'mount-failure': 0.001, error: 0.01 });
const scenario: Scenario = {
  steps: [5, 25, 50].map((percent) => ({ percent, holdSeconds: 600 })),
  limits: { failure: 2, inconclusive: 3, error: 3 },
  intervalMinutes: 1,
  minimumSamples: 100,
  visitsPerMinute: 300,
  stable,
  canary: stable,
  lostReports: 0,
  maxMinutes: 120,
};

describe('simulateMany', () => {
  it('completes healthy rollouts and rolls back at most one in a hundred', () => {
    const summary = simulateMany(scenario, 200, 1);
    expect(summary.rolledBack).toBeLessThanOrEqual(2);
    expect(summary.completed).toBeGreaterThanOrEqual(190);
  });

  it('rolls back every canary that fails to mount for 5 %', () => {
    const canary = { ...stable, 'mount-failure': 0.05 };
    const summary = simulateMany({ ...scenario, canary }, 100, 1);
    expect(summary.rolledBack).toBe(100);
    expect(summary.rolledBackAfter?.longest).toBeLessThan(40);
  });

  it('pauses a slow canary and rolls none back for it', () => {
    const slow = { ...scenario, canary: { ...stable, 'slow-load': 0.15 } };
    const summary = simulateMany(slow, 50, 1);
    expect([summary.paused, summary.rolledBack]).toEqual([50, 0]);
  });

  it('never ends a rollout whose reports get lost on one side', () => {
    const summary = simulateMany({ ...scenario, lostReports: 0.5 }, 20, 1);
    expect(summary.undecided).toBe(20);
  });

  it('gives the same for the same seed', () => {
    expect(simulateMany(scenario, 5, 3)).toEqual(simulateMany(scenario, 5, 3));
  });
});
