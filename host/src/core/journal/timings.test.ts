import { describe, expect, it } from 'vitest';
import { lastTiming, recordTiming } from './timings.ts';

describe('Timings', () => {
  it('keeps how long a stage took the last time, for each remote alone', () => {
    recordTiming('load', { start: performance.now() - 50, remote: 'catalog' });
    recordTiming('load', { start: performance.now() - 200, remote: 'catalog' });
    recordTiming('load', { start: performance.now(), remote: 'account' });
    expect(lastTiming('load', 'catalog')).toBeGreaterThanOrEqual(200);
    expect(lastTiming('load', 'catalog')).toBeLessThan(300);
    expect(lastTiming('load', 'account')).toBeLessThan(100);
  });

  it('knows nothing of what was not reached', () => {
    expect(lastTiming('mount', 'nobody')).toBeNull();
  });
});
