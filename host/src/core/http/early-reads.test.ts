import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBody, fakeXhr } from '../../../test/fake-xhr.ts';
import { httpOptions } from '../../../test/http-options.ts';
import { createServerClock } from '../clock/server-clock.ts';
import { createHttp } from './create-http.ts';
import { forgetEarlyReads, readEarly } from './early-reads.ts';

const address = `${location.origin}/api/v1/products?facets=status,stock&limit=25`;
const headers = { 'Accept-Language': 'en-GB', Authorization: 'Bearer secret' };
const ask = (token = 'secret') =>
  createHttp(httpOptions({ token: () => token })).get<unknown>('/v1/products', {
    params: { facets: 'status,stock', limit: 25 },
  });

/** Early requests are answered with this. */
function answerEarly(body: string, status = 200, more = {}): void {
  const sent = { 'content-type': 'application/json', ...more };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status, headers: sent })));
  readEarly(address, headers);
}

describe('A read that was requested early', () => {
  beforeEach(forgetEarlyReads);

  it('is handed over to the same call once, and then asked for again', async () => {
    const sent = fakeXhr({ status: 200, body: '{"from":"network"}' });
    answerEarly('{"from":"early"}');
    expect((await ask()).data).toEqual({ from: 'early' });
    expect((await ask()).data).toEqual({ from: 'network' });
    expect(sent).toHaveLength(1);
  });

  it('is not given to another agent', async () => {
    fakeXhr({ status: 200, body: '{"from":"network"}' });
    answerEarly('{"from":"early"}');
    expect((await ask('of another agent')).data).toEqual({ from: 'network' });
  });

  it('is forgotten at the first change: it may show what is not so any more', async () => {
    fakeXhr({ status: 200, body: '{"from":"network"}' });
    answerEarly('{"from":"early"}');
    await createHttp(httpOptions()).post('/v1/products/bulk', {});
    expect((await ask()).data).toEqual({ from: 'network' });
  });

  it('is forgotten, too, when it was requested while a change was on its way', async () => {
    const answer = Promise.withResolvers<FakeBody>();
    const sent = fakeXhr(() => answer.promise);
    const change = createHttp(httpOptions()).post('/v1/products/bulk', {});
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    answerEarly('{"from":"early"}');
    answer.resolve({ status: 200, body: '{"from":"network"}' });
    await change;
    expect((await ask()).data).toEqual({ from: 'network' });
  });

  it('does not set the clock of the server back', async () => {
    const clock = createServerClock(performance, Date.now());
    answerEarly('{}', 200, { date: 'Sat, 01 Nov 2025 10:00:00 GMT' });
    const http = createHttp(httpOptions({ clock, token: () => 'secret' }));
    await http.get('/v1/products', { params: { facets: 'status,stock', limit: 25 } });
    expect(clock.now()).toBeGreaterThan(Date.parse('2026-01-01'));
  });

  it('that was refused says so, and is not asked for again at once', async () => {
    const sent = fakeXhr({ status: 200, body: '{"from":"network"}' });
    answerEarly('{}', 503);
    await expect(ask()).rejects.toMatchObject({ kind: 'status', status: 503 });
    expect(sent).toHaveLength(0);
  });

  it('is given up with its caller', async () => {
    fakeXhr('pending');
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    readEarly(address, headers);
    const caller = new AbortController();
    const call = createHttp(httpOptions({ token: () => 'secret' })).get('/v1/products', {
      params: { facets: 'status,stock', limit: 25 },
      signal: caller.signal,
    });
    caller.abort();
    await expect(call).rejects.toMatchObject({ kind: 'abort' });
  });

  it('is as if it had not been requested when the API rejected the session', async () => {
    fakeXhr({ status: 200, body: '{"from":"network"}' });
    answerEarly('{"code":"unauthorized"}', 401);
    expect((await ask()).data).toEqual({ from: 'network' });
  });

  it('is as if it had not been requested when it did not arrive', async () => {
    fakeXhr({ status: 200, body: '{"from":"network"}' });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    readEarly(address, headers);
    expect((await ask()).data).toEqual({ from: 'network' });
  });
});
