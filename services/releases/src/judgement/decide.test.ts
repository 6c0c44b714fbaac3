import type { Judgement } from '@pazar/contracts/releases/release-metrics';
import { describe, expect, it } from 'vitest';
import { decide, detectionBound, type Progress } from './decide.ts';
import { judge } from './judge.ts';

const limits = { failure: 2, inconclusive: 3, error: 4 };
const begin = new Date('2026-11-21T10:00:00Z');
const later = (seconds: number) => new Date(begin.getTime() + seconds * 1000);
const progress: Progress = {
  steps: [
    { percent: 1, holdSeconds: 600 },
    { percent: 50, holdSeconds: 600 },
  ],
  step: 0,
  stepStartedAt: begin,
  limits,
  streak: undefined,
};
const nothing = judge({ minutes: [], stepMinutes: 0, percent: 1, minimumSamples: 1 });
const judged = (verdict: Judgement['verdict'], reason: Judgement['reason']): Judgement => ({
  ...nothing,
  verdict,
  reason,
});
const healthy = judged('success', 'healthy');

/** The actions after the same judgement, repeated. */
function repeat(judgement: Judgement, times: number): string[] {
  let { streak } = progress;
  return Array.from({ length: times }, () => {
    const decision = decide({ ...progress, streak }, judgement, later(0));
    ({ streak } = decision);
    return decision.action;
  });
}

describe('decide', () => {
  it('holds a healthy step for its time, then takes the next', () => {
    expect(decide(progress, healthy, later(599)).action).toBe('hold');
    expect(decide(progress, healthy, later(600)).action).toBe('advance');
  });

  it.each([
    ['after the last step', progress.steps, 1],
    ['in place of a step of 100 %', [...progress.steps, { percent: 100, holdSeconds: 0 }], 1],
  ])('completes %s', (_when, steps, step) => {
    expect(decide({ ...progress, steps, step }, healthy, later(600)).action).toBe('complete');
  });

  it('rolls back after as many failures in a row as its limit says', () => {
    expect(repeat(judged('failure', 'guardrail'), 2)).toEqual(['hold', 'roll-back']);
  });

  it('pauses after its limit of worse signals', () => {
    expect(repeat(judged('inconclusive', 'signal'), 3)).toEqual(['hold', 'hold', 'pause']);
  });

  it('pauses after its limit of measurements that could not be made', () => {
    expect(repeat(judged('error', 'not-measured'), 4)).toEqual(['hold', 'hold', 'hold', 'pause']);
  });

  it.each(['no-data', 'too-few-samples', 'wrong-sample-ratio'] as const)(
    'only ever holds on %s',
    (reason) => {
      expect(new Set(repeat(judged('inconclusive', reason), 20))).toEqual(new Set(['hold']));
    },
  );

  it('counts from the start when another verdict comes between', () => {
    const failed = decide(progress, judged('failure', 'guardrail'), begin);
    const between = decide({ ...progress, streak: failed.streak }, nothing, begin);
    const again = decide(
      { ...progress, streak: between.streak },
      judged('failure', 'guardrail'),
      begin,
    );
    expect(again).toEqual({ action: 'hold', streak: { reason: 'guardrail', length: 1 } });
  });
});

describe('detectionBound', () => {
  it('is the interval times the failures in a row', () => {
    expect(detectionBound(60, limits)).toBe(120);
  });
});
