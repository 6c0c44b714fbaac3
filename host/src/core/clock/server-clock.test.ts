import { describe, expect, it } from 'vitest';
import { createServerClock, timeOfDateHeader } from './server-clock.ts';

const day = 86_400_000;
const start = Date.parse('2026-11-21T10:00:00.000Z');

function makeClock(from = start) {
  const steady = { time: 5_000, now: () => steady.time };
  return { clock: createServerClock(steady, from), steady };
}

describe('createServerClock', () => {
  it('runs on from the time of the server, whatever the clock of the computer does', () => {
    const { clock, steady } = makeClock();
    steady.time += 90_000;
    expect(clock.now()).toBe(start + 90_000);
  });

  it.each([-3 * day, 3 * day, -3_600_000, 2_500])('learns that it is %i ms off', (error) => {
    const { clock, steady } = makeClock(start + error);
    clock.learn(start);
    steady.time += 1_000;
    expect(clock.now()).toBe(start + 1_000);
  });

  it('does not take the roughness of an answer for a difference', () => {
    const { clock } = makeClock();
    clock.learn(start - 1_500);
    clock.learn(start + 1_500);
    expect(clock.now()).toBe(start);
  });

  it('learns nothing from what is not a time', () => {
    const { clock } = makeClock();
    for (const header of [undefined, null, '', 'soon', 7]) clock.learn(timeOfDateHeader(header));
    expect(clock.now()).toBe(start);
  });

  it('reads the header of an answer', () => {
    expect(timeOfDateHeader('Sat, 21 Nov 2026 10:00:00 GMT')).toBe(start + 500);
  });
});
