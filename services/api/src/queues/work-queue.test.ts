import { afterEach, describe, expect, it, vi } from 'vitest';
import { Refusal } from '../problems/refusal.ts';
import { createWorkQueue } from './work-queue.ts';

/** Work that runs until it is stopped. */
function openWork() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => ended, end };
}

const busy = expect.objectContaining({ code: 'busy', retryAfter: 2 }) as Refusal;

afterEach(() => vi.useRealTimers());

describe('createWorkQueue', () => {
  it('does so much at once and the rest in the order in which it came', async () => {
    const turns = createWorkQueue({ atOnce: 1, waiting: 5, each: 5 });
    const first = openWork();
    const order: string[] = [];
    const all = [
      turns.take('ana', async () => {
        await first.work();
        order.push('first');
      }),
      turns.take('ana', async () => void order.push('second')),
      turns.take('bojan', async () => void order.push('third')),
    ];
    expect(order).toEqual([]);
    first.end();
    await Promise.all(all);
    expect(order).toEqual(['first', 'second', 'third']);
  });

  it('refuses what would wait too long, and has a place again when work ended', async () => {
    const turns = createWorkQueue({ atOnce: 1, waiting: 1, each: 5 });
    const held = openWork();
    const all = [turns.take('ana', held.work), turns.take('bojan', async () => undefined)];
    await expect(turns.take('vera', async () => undefined)).rejects.toEqual(busy);
    expect(() => turns.requirePlace('vera')).toThrow(Refusal);
    held.end();
    await Promise.all(all);
    expect(await turns.take('vera', async () => 'done')).toBe('done');
  });

  it('refuses what has waited ten seconds, and goes on with what came after', async () => {
    vi.useFakeTimers();
    const turns = createWorkQueue({ atOnce: 1, waiting: 5, each: 2 });
    const held = openWork();
    const first = turns.take('ana', held.work);
    const waited = turns.take('bojan', async () => 'too late');
    const refused = waited.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(9_999);
    const later = turns.take('vera', async () => 'done');
    await vi.advanceTimersByTimeAsync(1);
    expect(await refused).toEqual(busy);
    held.end();
    await first;
    expect(await later).toBe('done');
    // Rejected work has released its share.
    const again = [1, 2].map(() => turns.take('bojan', async () => 'done'));
    expect(await Promise.all(again)).toEqual(['done', 'done']);
  });

  it('lets one agent fill its own share alone, also after work that failed', async () => {
    const turns = createWorkQueue({ atOnce: 4, waiting: 4, each: 2 });
    await expect(turns.take('ana', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    const held = openWork();
    const all = [turns.take('ana', held.work), turns.take('ana', held.work)];
    await expect(turns.take('ana', async () => undefined)).rejects.toEqual(busy);
    expect(await turns.take('bojan', async () => 'done')).toBe('done');
    held.end();
    await Promise.all(all);
  });
});
