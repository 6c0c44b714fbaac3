import type { Problem } from '@pazar/contracts/problem';
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { fakeXhr } from '../../../test/fake-xhr.ts';
import { httpOptions } from '../../../test/http-options.ts';
import { createHttp } from './create-http.ts';
import { createHttpErrors } from '../journal/http-errors.ts';
import type { CallConfig, HttpOptions } from './http-options.ts';

const api = `${location.origin}/api`;

const problem: Problem = {
  type: 'urn:pazar:problem:forbidden',
  title: 'Forbidden',
  status: 403,
  code: 'forbidden',
  traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
};

const client = (over: Partial<HttpOptions> = {}) =>
  createHttp(
    httpOptions({
      api,
      tokenOrigins: [location.origin, 'https://data.example'],
      locale: 'mk',
      token: () => 'secret',
      ...over,
    }),
  );

describe('createHttp', () => {
  it('sends the language and the token to the API', async () => {
    const sent = fakeXhr();
    await client().get('/v1/products', { params: { limit: 25 } });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      url: `${api}/v1/products?limit=25`,
      headers: { Authorization: 'Bearer secret', 'Accept-Language': 'mk-MK' },
    });
  });

  it('sends in the name of the agent whom a call names, or of nobody', async () => {
    const sent = fakeXhr();
    const http = client();
    const call = (token: string | null): CallConfig => ({ from: 'catalog', token: () => token });
    await http.get('/v1/products', call('own'));
    await http.get('/v1/products', call(null));
    await http.get('/v1/products');
    const tokens = sent.map(({ headers }) => headers['Authorization']);
    expect(tokens).toEqual(['Bearer own', undefined, 'Bearer secret']);
  });

  it('sends the language of the page', async () => {
    const sent = fakeXhr();
    await client({ locale: 'en' }).get('/v1/products');
    expect(sent[0]?.headers['Accept-Language']).toBe('en-GB');
  });

  it('sends the token to each named origin', async () => {
    const sent = fakeXhr();
    await client().get('https://data.example/pictures/1');
    expect(sent[0]?.headers['Authorization']).toBe('Bearer secret');
  });

  it.each([
    'https://evil.example/v1',
    '//evil.example/v1',
    '///evil.example/v1',
    'HTTPS://evil.example/v1',
    'https://data.example@evil.example/',
    'https://data.example.evil.example/',
    'http://data.example/',
    'https://data.example:8443/',
  ])('keeps the token from %s', async (address) => {
    const sent = fakeXhr();
    await client()
      .get(address)
      .catch(() => undefined);
    expect(sent.filter(({ headers }) => 'Authorization' in headers)).toEqual([]);
  });

  it('sends token and forgery token only where the browser really goes to an origin of ours', async () => {
    document.cookie = 'XSRF-TOKEN=from-cookie';
    const shapes = [
      'https:',
      'http:',
      '/',
      '//',
      '\\',
      '@',
      ':443',
      '.',
      '#',
      '?',
      '\t',
      '%2f',
      '。',
    ];
    const names = ['data.example', 'evil.example', 'user', location.host, 'v1', 'javascript:'];
    const piece = fc.constantFrom(...shapes, ...names);
    const origins = [location.origin, 'https://data.example'];
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 6 }), async (pieces) => {
        const sent = fakeXhr();
        await client()
          .post(pieces.join(''), {})
          .catch(() => undefined);
        for (const { url, headers } of sent) {
          const { origin, username } = new URL(url);
          const isOurs = origins.includes(origin) && username === '';
          expect('Authorization' in headers && !isOurs).toBe(false);
          expect('X-XSRF-TOKEN' in headers && origin !== location.origin).toBe(false);
        }
      }),
      { numRuns: 300 },
    );
    document.cookie = 'XSRF-TOKEN=; max-age=0';
  });

  it('keeps the token from a base that a request brings along', async () => {
    const sent = fakeXhr();
    await client().get('/v1', { baseURL: 'https://evil.example' });
    expect(sent[0]?.url).toBe('https://evil.example/v1');
    expect(sent[0]?.headers).not.toHaveProperty('Authorization');
  });

  it('sends the token of the moment, and none when nobody is signed in', async () => {
    const sent = fakeXhr();
    const tokens = ['first', 'second', null];
    const http = client({ token: () => tokens.shift() ?? null });
    await http.get('/a');
    await http.get('/b');
    await http.get('/c');
    expect(sent.map(({ headers }) => headers['Authorization'])).toEqual([
      'Bearer first',
      'Bearer second',
      undefined,
    ]);
  });

  it('leaves a token alone that the caller names', async () => {
    const sent = fakeXhr();
    await client().get('/v1/agent/current', { headers: { Authorization: 'Bearer other' } });
    expect(sent[0]?.headers['Authorization']).toBe('Bearer other');
  });

  it('sends the forgery token with what changes something here, and with nothing else', async () => {
    document.cookie = 'XSRF-TOKEN=from-cookie';
    const sent = fakeXhr();
    const http = client();
    await http.post('/v1/agent/login', {});
    await http.delete('/v1/products/1');
    await http.get('/v1/products');
    await http.head('/v1/products');
    await http.post('https://data.example/pictures', {});
    await http.post(`${location.origin}/api/v1/products`, {});
    await http.post(`//${location.host}/api/v1/products`, {});
    document.cookie = 'XSRF-TOKEN=; max-age=0';
    expect(sent.map(({ headers }) => headers['X-XSRF-TOKEN'])).toEqual([
      'from-cookie',
      'from-cookie',
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("says that a call took too long in the specification's words", async () => {
    fakeXhr('timeout');
    await expect(client().get('/v1/products')).rejects.toMatchObject({
      name: 'ApiError',
      kind: 'timeout',
      message: 'ajax timeout',
    });
  });

  it('rejects with the one error that sections know', async () => {
    fakeXhr('network');
    const failed = { name: 'ApiError', kind: 'network' };
    await expect(client().get('/v1')).rejects.toMatchObject({ ...failed, isUnsent: false });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(client().get('/v1')).rejects.toMatchObject({ ...failed, isUnsent: true });
    fakeXhr({ status: 404, body: '{}' });
    await expect(client().get('/v1')).rejects.toMatchObject({ kind: 'status', status: 404 });
  });

  it('gives each caller a client that no other can change', async () => {
    const sent = fakeXhr();
    const one = client();
    one.defaults.baseURL = 'https://evil.example';
    one.interceptors.request.use(() => Promise.reject(new Error('stopped')));
    await client().get('/v1');
    expect(sent[0]?.url).toBe(`${api}/v1`);
  });

  it.each([
    ['a page of 10 MB', 'text/html', 'x'.repeat(10_000_000)],
    ['a problem of 10 MB', 'application/problem+json', `"${'x'.repeat(10_000_000)}"`],
    ['a page', 'text/html', '<!doctype html><title>502 Bad Gateway</title>'],
    ['a problem that says it is a page', 'text/html', JSON.stringify(problem)],
    ['half a problem', 'application/problem+json', JSON.stringify(problem).slice(0, -5)],
    ['nothing', 'application/problem+json', ''],
  ])('believes only the status of an error that is %s', async (_case, type, body) => {
    fakeXhr({ status: 502, body, type });
    const error: unknown = await client()
      .get('/v1')
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ kind: 'status', status: 502, problem: undefined });
  });

  it('reads the problem of an error, and when to ask again', async () => {
    const body = JSON.stringify(problem);
    const headers = { 'retry-after': '7' };
    fakeXhr({ status: 403, body, type: 'application/problem+json; charset=utf-8', headers });
    await expect(client().get('/v1')).rejects.toMatchObject({ problem, retryAfter: 7 });
  });

  it('stops an answer that is larger than any that is expected', async () => {
    fakeXhr({ status: 200, body: 'x'.repeat(33 * 1024 * 1024), type: 'text/csv' });
    await expect(client().get('/v1')).rejects.toMatchObject({ kind: 'answer', status: 200 });
  });

  it('learns the time of the server from answers, good and bad, that no cache gave', async () => {
    const date = 'Sat, 28 Nov 2026 10:00:00 GMT';
    const times: number[] = [];
    const clock = { now: () => 0, learn: (time: number) => void times.push(time) };
    fakeXhr({ status: 200, body: '{}', headers: { date } });
    await client({ clock }).get('/v1');
    fakeXhr({ status: 404, body: '{}', headers: { date } });
    await client({ clock })
      .get('/v1')
      .catch(() => undefined);
    fakeXhr({ status: 200, body: '{}', headers: { date, age: '60' } });
    await client({ clock }).get('/v1');
    expect(times).toEqual([Date.parse(date) + 500, Date.parse(date) + 500]);
  });

  it('reports failures to the one place, and no successes', async () => {
    const errors = createHttpErrors();
    for (const answer of [
      { status: 200, body: '{}' },
      { status: 500, body: '' },
      'timeout',
    ] as const) {
      fakeXhr(answer);
      await client({ errors })
        .post('/v1/products?q=private', {})
        .catch(() => undefined);
    }
    await client({ errors })
      .post('/v1/products', {}, { signal: AbortSignal.abort() })
      .catch(() => undefined);
    const request = { from: 'shell', method: 'POST', path: '/v1/products' };
    expect(errors.recent()).toMatchObject([
      { ...request, kind: 'abort' },
      { ...request, kind: 'timeout', message: 'ajax timeout' },
      { ...request, kind: 'status', status: 500 },
    ]);
  });
});
