import { describe, expect, it } from 'vitest';
import { createRestartPolicy } from './restart-policy.ts';

describe('Restart policy', () => {
  it('waits longer each time and gives up after five restarts in a minute', () => {
    const nextDelay = createRestartPolicy(() => 0);

    expect(Array.from({ length: 6 }, nextDelay)).toEqual([500, 1000, 2000, 4000, 8000, null]);
  });

  it('forgets restarts that are older than a minute', () => {
    let now = 0;
    const nextDelay = createRestartPolicy(() => now);
    for (let count = 0; count < 5; count += 1) nextDelay();

    now = 60_000;

    expect(nextDelay()).toBe(500);
  });
});
