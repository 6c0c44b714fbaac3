import { ApiError } from '@pazar/shell/api-error';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeXhr } from '../../../test/fake-xhr.ts';
import { makeClient, schema, total } from '../../../test/section-client.ts';

describe('A busy or missing server', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const busy = (status: number, retryAfter?: string) => ({
    status,
    body: '{}',
    headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter },
  });

  /** Runs every timer until the call settles. */
  async function outcome(call: Promise<unknown>) {
    const settled = call.then(
      (value) => value,
      (error: unknown) => error,
    );
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(60_000);
    return settled;
  }

  it('is asked again by a read after the time that it named', async () => {
    const times: number[] = [];
    fakeXhr((_, index) => {
      times.push(Date.now());
      return index === 0 ? busy(429, '2') : total;
    });
    const answer = await outcome(makeClient().http.get('/v1/products', { schema }));
    expect(answer).toEqual({ total: 3 });
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBe(2000);
  });

  it.each([
    ['names no time', busy(429)],
    ['names a time that nobody waits for', busy(429, '60')],
    ['is busy otherwise', busy(503, '1')],
    ['is not there', 'network' as const],
  ])('is not asked again by a read when it %s', async (_case, failure) => {
    const sent = fakeXhr(failure);
    const error = await outcome(makeClient().http.get('/v1/products', { schema }));
    expect(error).toBeInstanceOf(ApiError);
    expect(sent).toHaveLength(1);
  });

  it.each([busy(429, '1'), busy(503), 'network' as const, 'timeout' as const])(
    'never gets a write without a key twice',
    async (failure) => {
      const sent = fakeXhr(failure);
      await outcome(makeClient().http.post('/v1/products', { schema }));
      expect(sent).toHaveLength(1);
    },
  );

  it.each([busy(429, '1'), busy(503), busy(503, '1'), 'network' as const])(
    'gets a write with a key up to three times more',
    async (failure) => {
      const sent = fakeXhr(failure);
      const idempotencyKey = '0199c5a2-1111-7000-8000-000000000001';
      const call = makeClient().http.post('/v1/products', { schema, idempotencyKey });
      expect(await outcome(call)).toBeInstanceOf(ApiError);
      expect(sent).toHaveLength(4);
      const keys = sent.map(({ headers }) => headers['Idempotency-Key']);
      expect(new Set(keys)).toEqual(new Set([idempotencyKey]));
    },
  );

  it.each([busy(500), busy(409), busy(422), 'timeout' as const])(
    'does not get a write with a key again that would fail the same way',
    async (failure) => {
      const sent = fakeXhr(failure);
      await outcome(makeClient().http.post('/v1/products', { schema, idempotencyKey: 'key' }));
      expect(sent).toHaveLength(1);
    },
  );

  it('is not waited for by a section that is left', async () => {
    const sent = fakeXhr(busy(429, '10'));
    const { http, cancel } = makeClient();
    const call = http.get('/v1/products', { schema });
    const settled = call.catch((error: unknown) => error);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(1000);
    cancel('reads');
    expect(await settled).toMatchObject({ kind: 'abort' });
    expect(sent).toHaveLength(1);
  });
});
