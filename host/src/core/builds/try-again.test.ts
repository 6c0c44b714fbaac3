import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tryAgain } from './try-again.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const failure = new Error('no answer');

function load(isFinal = false) {
  const deadline = new AbortController();
  const attempt = vi.fn<() => Promise<never>>(() => Promise.reject(failure));
  const clear = vi.fn<() => void>();
  const loading = tryAgain(attempt, { signal: deadline.signal, isFinal: () => isFinal, clear });
  return {
    attempt,
    clear,
    pass: () => deadline.abort(),
    outcome: loading.catch((error: unknown) => error),
  };
}

describe('What does not load', () => {
  it('is tried three times, and cleared before each further try', async () => {
    const { attempt, clear, outcome } = load();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await outcome).toBe(failure);
    expect([attempt, clear].map(({ mock }) => mock.calls.length)).toEqual([3, 2]);
  });

  it('is not tried again after the deadline, when its failure is shown', async () => {
    const { attempt, pass, outcome } = load();
    await vi.advanceTimersByTimeAsync(100);
    pass();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await outcome).toMatchObject({ name: 'AbortError' });
    expect(attempt).toHaveBeenCalledOnce();
  });

  it('is not tried again when that would fail in the same way', async () => {
    const { attempt, outcome } = load(true);
    expect(await outcome).toBe(failure);
    expect(attempt).toHaveBeenCalledOnce();
  });
});
