import { describe, expect, it } from 'vitest';
import { fakeXhr } from '../../test/fake-xhr.ts';
import { createHttp } from './create-http.ts';
import type { HttpOptions } from './http-options.ts';

const api = `${location.origin}/api`;

const client = (over: Partial<HttpOptions> = {}) =>
  createHttp({
    api,
    tokenOrigins: [location.origin, 'https://data.example'],
    locale: 'mk',
    token: () => 'secret',
    ...over,
  });

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
    document.cookie = 'XSRF-TOKEN=; max-age=0';
    expect(sent.map(({ headers }) => headers['X-XSRF-TOKEN'])).toEqual([
      'from-cookie',
      'from-cookie',
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
    await expect(client().get('/v1')).rejects.toMatchObject({ name: 'ApiError', kind: 'network' });
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
});
