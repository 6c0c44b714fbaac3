import { describe, expect, it } from 'vitest';
import { judge, type Minute, type Observation } from './judge.ts';

const healthy = { load: 50, verify: 50, mount: 50, vital: 50 };

/** Ten minutes of fifty visits for each arm, with the given counts added. */
function minutes(canary: Minute['canary'], control: Minute['canary'] = {}): Minute[] {
  return Array.from({ length: 10 }, () => ({
    canary: { ...healthy, ...canary },
    control: { ...healthy, ...control },
  }));
}

const judged = (list: Minute[], changes: Partial<Observation> = {}) =>
  judge({ minutes: list, stepMinutes: list.length, percent: 10, minimumSamples: 100, ...changes });

describe('judge', () => {
  it('calls a canary that is like its control a success', () => {
    const judgement = judged(minutes({ 'mount-failure': 1 }, { 'mount-failure': 1 }));
    expect(judgement).toMatchObject({ verdict: 'success', reason: 'healthy' });
  });

  it.each(['load-failure', 'mount-failure', 'error', 'integrity-failure'])(
    'fails a canary whose %s is worse than the control',
    (metric) => {
      const judgement = judged(minutes({ [metric]: 3 }));
      expect(judgement).toMatchObject({ verdict: 'failure', reason: 'guardrail' });
      expect(judgement.summary).toBe(
        `${metric}: 6.00 % of the canary (30 of 500), 0.00 % of the control`,
      );
    },
  );

  it.each(['slow-load', 'poor-vital', 'long-task'])(
    'cannot conclude when only the signal %s is worse',
    (metric) => {
      const judgement = judged(minutes({ [metric]: 20 }, { [metric]: 2 }));
      expect(judgement).toMatchObject({ verdict: 'inconclusive', reason: 'signal' });
    },
  );

  it('does not ask again about a signal that somebody has let go on', () => {
    const list = minutes({ 'slow-load': 20, 'long-task': 20 }, { 'slow-load': 2, 'long-task': 2 });
    expect(judged(list, { accepted: ['slow-load'] }).summary).toMatch(/^long-task/);
    expect(judged(list, { accepted: ['slow-load', 'long-task'] }).verdict).toBe('success');
  });

  it('blames no canary for a bad hour that hits its control too', () => {
    const list = minutes({ 'load-failure': 20 }, { 'load-failure': 20 });
    expect(judged(list).verdict).toBe('success');
  });

  it('blames no canary for a difference that is certain and tiny', () => {
    const list = Array.from({ length: 500 }, () => ({
      canary: { load: 1000, mount: 1000, 'mount-failure': 4 },
      control: { load: 1000, mount: 1000, 'mount-failure': 2 },
    }));
    const judgement = judged(list);
    const finding = judgement.findings.find(({ metric }) => metric === 'mount-failure');
    expect(finding?.evidence).toBeGreaterThan(finding?.threshold ?? 0);
    expect(judgement.verdict).toBe('success');
  });

  it('holds without any report', () => {
    expect(judged([])).toMatchObject({ verdict: 'inconclusive', reason: 'no-data' });
  });

  it('holds while one arm has too few samples', () => {
    const judgement = judged(minutes({}), { minimumSamples: 501 });
    expect(judgement).toMatchObject({ verdict: 'inconclusive', reason: 'too-few-samples' });
    expect(judgement.samples).toEqual({ canary: 500, control: 500, needed: 501 });
  });

  it('holds when visitors are divided otherwise than planned', () => {
    const judgement = judged(minutes({ load: 30, mount: 30 }));
    expect(judgement).toMatchObject({ verdict: 'inconclusive', reason: 'wrong-sample-ratio' });
    expect(judgement.summary).toBe('the canary has 37.50 % of the loads, not the expected 50.00 %');
  });

  it('says something that an answer can carry at every share, and with any visits', () => {
    const visits = [[], minutes({}), minutes({}, { load: 0, mount: 0 }), minutes({ load: 0 })];
    for (const percent of [0.1, 50, 99.9, 100]) {
      for (const list of visits) {
        const judgement = judged(list, { percent });
        expect(JSON.parse(JSON.stringify(judgement))).toEqual(judgement);
      }
    }
  });

  it('expects the larger part for a canary above half', () => {
    const list = minutes({ load: 150, mount: 150 });
    expect(judged(list, { percent: 75 }).verdict).toBe('success');
    expect(judged(list, { percent: 50 }).reason).toBe('wrong-sample-ratio');
  });

  it('fails a broken canary though samples are few or wrongly divided', () => {
    const judgement = judged(minutes({ load: 20, mount: 20, 'mount-failure': 4 }), {
      minimumSamples: 10_000,
    });
    expect(judgement.verdict).toBe('failure');
  });
});
