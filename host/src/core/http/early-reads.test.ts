import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeXhr } from '../../../test/fake-xhr.ts';
import { httpOptions } from '../../../test/http-options.ts';
import { createHttp } from './create-http.ts';
import { forgetEarlyReads, readEarly } from './early-reads.ts';

const address = `${location.origin}/api/v1/products?facets=status,stock&limit=25`;
const headers = { 'Accept-Language': 'en-GB', Authorization: 'Bearer secret' };
const ask = (token = 'secret') =>
  createHttp(httpOptions({ token: () => token })).get<unknown>('/v1/products', {
    params: { facets: 'status,stock', limit: 25 },
  });

/** Early requests are answered with this. */
function answerEarly(body: string, status = 200): void {
  const type = { 'content-type': 'application/json' };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status, headers: type })));
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

  it('is forgotten when the agent changes', async () => {
    fakeXhr({ status: 200, body: '{"from":"network"}' });
    answerEarly('{"from":"early"}');
    forgetEarlyReads();
    expect((await ask()).data).toEqual({ from: 'network' });
  });

  it('is as if it had not been requested when the API rejected it', async () => {
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
