import { describe, expect, it } from 'vitest';
import { lastTime, noteTime } from './timings.ts';

describe('Timings', () => {
  it('tells how long a stage took the last time, for each remote alone', () => {
    noteTime('load', { start: performance.now() - 50, remote: 'catalog' });
    noteTime('load', { start: performance.now() - 200, remote: 'catalog' });
    noteTime('load', { start: performance.now(), remote: 'account' });
    expect(lastTime('load', 'catalog')).toBeGreaterThanOrEqual(200);
    expect(lastTime('load', 'catalog')).toBeLessThan(300);
    expect(lastTime('load', 'account')).toBeLessThan(100);
  });

  it('knows nothing of what was not reached', () => {
    expect(lastTime('mount', 'nobody')).toBeNull();
  });
});
