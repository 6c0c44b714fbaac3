import { ApiError, type ApiErrorDetails } from '@pazar/shell/api-error';
import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

/** How often a query that always fails with `error` is tried. */
async function triesOf(error: Error): Promise<number> {
  let tries = 0;
  const queries = createQueryClient();
  const queryFn = () => {
    tries += 1;
    throw error;
  };
  await expect(queries.query({ queryKey: ['test'], queryFn, retryDelay: 0 })).rejects.toBe(error);
  queries.clear();
  return tries;
}

describe('createQueryClient', () => {
  it.each<ApiErrorDetails>([
    { kind: 'network' },
    { kind: 'timeout' },
    { kind: 'status', status: 500 },
    { kind: 'status', status: 503 },
  ])('tries twice more what may pass: %j', async (details) => {
    expect(await triesOf(new ApiError('failed', details))).toBe(3);
  });

  it.each<ApiErrorDetails>([
    { kind: 'abort' },
    { kind: 'answer' },
    { kind: 'status', status: 400 },
    { kind: 'status', status: 401 },
    { kind: 'status', status: 404 },
    { kind: 'status', status: 429 },
    { kind: 'status', status: 503, retryAfter: 60 },
  ])('does not try again what would fail the same way: %j', async (details) => {
    expect(await triesOf(new ApiError('failed', details))).toBe(1);
  });

  it('reads again what a section aborted as it was left, while another one shows it', async () => {
    const queries = createQueryClient();
    let tries = 0;
    const queryFn = () => {
      tries += 1;
      if (tries > 1) return Promise.resolve('there');
      return Promise.reject(new ApiError('left', { kind: 'abort' }));
    };
    const observer = new QueryObserver(queries, { queryKey: ['test'], queryFn });
    const stop = observer.subscribe(() => undefined);
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('there'));
    stop();
    expect(tries).toBe(2);
  });

  it('reads once again when every call is aborted', async () => {
    const queries = createQueryClient();
    let tries = 0;
    const queryFn = () => {
      tries += 1;
      return Promise.reject(new ApiError('signed out', { kind: 'abort' }));
    };
    const observer = new QueryObserver(queries, { queryKey: ['test'], queryFn });
    const stop = observer.subscribe(() => undefined);
    await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
    stop();
    expect(tries).toBe(2);
  });

  it('does not try a fault of the program again', async () => {
    expect(await triesOf(new TypeError('undefined is not a function'))).toBe(1);
  });

  it('comes back when the server says', async () => {
    vi.useFakeTimers();
    const times: number[] = [];
    const queries = createQueryClient();
    const queryFn = () => {
      times.push(Date.now());
      if (times.length > 1) return Promise.resolve('there');
      return Promise.reject(new ApiError('busy', { kind: 'status', status: 503, retryAfter: 5 }));
    };
    const answer = queries.query({ queryKey: ['test'], queryFn });
    await vi.advanceTimersByTimeAsync(10_000);
    await expect(answer).resolves.toBe('there');
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBe(5000);
    queries.clear();
    vi.useRealTimers();
  });

  it('asks the server once for what was read a moment ago', async () => {
    let calls = 0;
    const queries = createQueryClient();
    const read = () =>
      queries.query({
        queryKey: ['test'],
        queryFn: () => {
          calls += 1;
          return Promise.resolve(calls);
        },
      });
    await read();
    await read();
    expect(calls).toBe(1);
    queries.clear();
  });
});
