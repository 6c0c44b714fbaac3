import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { repeat } from './repeat.ts';

describe('Repeated work', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function slowWork() {
    const ends: (() => void)[] = [];
    return {
      ends,
      work: () => new Promise<null>((resolve) => ends.push(() => resolve(null))),
    };
  }
  const { log } = Fastify();

  it('does not run twice at once, and runs again after it has ended', async () => {
    const { ends, work } = slowWork();
    const { stop } = repeat({ what: 'work', everyMs: 1000, work }, log);
    await vi.advanceTimersByTimeAsync(3500);
    expect(ends).toHaveLength(1);
    ends[0]?.();
    await vi.advanceTimersByTimeAsync(1000);
    expect(ends).toHaveLength(2);
    ends[1]?.();
    await stop();
  });

  it('is logged when it fails, and tried again', async () => {
    const error = vi.spyOn(log, 'error');
    const work = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('no')));
    const { now, stop } = repeat({ what: 'closing accounts', everyMs: 1000, work }, log);
    now();
    await vi.advanceTimersByTimeAsync(1000);
    expect(work).toHaveBeenCalledTimes(2);
    expect(error).toHaveBeenCalledWith(
      { err: new Error('no') },
      'closing accounts failed; the next time tries again',
    );
    await stop();
  });

  it('has ended when it is stopped, and does not run again', async () => {
    const { ends, work } = slowWork();
    const { now, stop } = repeat({ what: 'work', everyMs: 1000, work }, log);
    now();
    let hasStopped = false;
    const stopping = stop().then(() => (hasStopped = true));
    await vi.advanceTimersByTimeAsync(0);
    expect(hasStopped).toBe(false);
    ends[0]?.();
    await stopping;
    await vi.advanceTimersByTimeAsync(5000);
    expect(ends).toHaveLength(1);
  });
});
