import { describe, expect, it } from 'vitest';
import { createInteractionLatency, createLayoutShiftScore } from './page-metrics.ts';

function scoreOf(...shifts: [startTime: number, value: number, hadRecentInput?: boolean][]) {
  const shiftScore = createLayoutShiftScore();
  for (const [startTime, value, hadRecentInput = false] of shifts) {
    shiftScore.add({ startTime, value, hadRecentInput });
  }
  return shiftScore.score();
}

describe('The layout shift score', () => {
  it('is 0 where nothing moved', () => {
    expect(scoreOf()).toBe(0);
  });

  it('adds shifts that follow each other within a second', () => {
    expect(scoreOf([100, 0.25], [900, 0.25])).toBe(0.5);
  });

  it('is the largest window, and not the sum of all', () => {
    expect(scoreOf([100, 0.25], [1100, 0.5], [2200, 0.125])).toBe(0.5);
  });

  it('ends a window after five seconds', () => {
    const steps = Array.from({ length: 7 }, (_, step): [number, number] => [step * 900, 0.125]);
    expect(scoreOf(...steps)).toBe(0.75);
  });

  it('leaves out what the user caused', () => {
    expect(scoreOf([100, 0.5, true], [200, 0.25])).toBe(0.25);
  });
});

function latencyOf(durations: readonly number[], interactions = durations.length): number {
  const latency = createInteractionLatency();
  for (const [id, duration] of durations.entries()) {
    latency.add({ interactionId: id + 1, duration });
  }
  return latency.latency(interactions);
}

describe('The interaction latency', () => {
  it('is 0 without an interaction', () => {
    expect(latencyOf([])).toBe(0);
  });

  it('is the slowest of few interactions', () => {
    expect(latencyOf([48, 240, 96])).toBe(240);
  });

  it('leaves out one of every fifty', () => {
    expect(latencyOf([48, 240, 96], 50)).toBe(96);
    expect(latencyOf([48, 240, 96], 100)).toBe(48);
  });

  it('counts the events of one interaction once, with the slowest', () => {
    const latency = createInteractionLatency();
    for (const duration of [56, 200, 80]) latency.add({ interactionId: 7, duration });
    expect(latency.latency(60)).toBe(200);
  });

  it('keeps the slowest, however many there were', () => {
    const durations = Array.from({ length: 300 }, (_, index) => 50 + ((index * 7) % 300));
    const sorted = durations.toSorted((a, b) => b - a);
    expect(latencyOf(durations)).toBe(sorted[6]);
  });
});
