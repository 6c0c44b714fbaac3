import { ApiError } from '@pazar/shell/api-error';
import { describe, expect, it, vi } from 'vitest';
import * as z from '@pazar/contracts/schema';
import { fakeXhr } from '../../../test/fake-xhr.ts';
import { agent, makeClient, other, schema, total } from '../../../test/section-client.ts';

describe('createSectionClient', () => {
  it('answers what the contract says, and nothing beside it', async () => {
    const sent = fakeXhr({ status: 200, body: '{"total":3,"secret":true}' });
    const { http } = makeClient();
    const query = { status: ['ACTIVE', 'DRAFT'], limit: 5, count: true, cursor: undefined };
    await expect(http.get('/v1/products', { schema, query })).resolves.toEqual({ total: 3 });
    expect(sent[0]?.url).toBe(
      `${location.origin}/api/v1/products?status=ACTIVE&status=DRAFT&limit=5&count=true`,
    );
  });

  it('writes with the key and the version that the section names', async () => {
    const sent = fakeXhr(total);
    const { http } = makeClient();
    const body = { sku: 'P-1' };
    await http.patch('/v1/products/1', { schema, body, idempotencyKey: 'key', ifMatch: 7 });
    await http.post('/v1/products', { schema, body });
    await http.put('/v1/products/1/images', { schema, body });
    await http.delete('/v1/products/1', { schema });
    expect(sent[0]).toMatchObject({
      method: 'PATCH',
      body: '{"sku":"P-1"}',
      headers: {
        'Idempotency-Key': 'key',
        'If-Match': '"7"',
        Authorization: 'Bearer first',
        'Content-Type': 'application/json',
      },
    });
    expect(sent.map(({ method }) => method)).toEqual(['PATCH', 'POST', 'PUT', 'DELETE']);
    expect(sent[1]?.headers).not.toHaveProperty('If-Match');
  });

  it('names addresses that the browser fetches by itself', () => {
    const { http } = makeClient();
    expect(http.address('/v1/images/1/160.webp')).toBe(
      `${location.origin}/api/v1/images/1/160.webp`,
    );
  });

  it('sends files as multipart, and reports the progress', async () => {
    const sent = fakeXhr(total);
    const body = new FormData();
    body.append('file', new Blob(['a']), 'a.png');
    const onProgress = vi.fn<(sent: number) => void>();
    await makeClient().http.post('/v1/images', { schema, body, onProgress });
    expect(onProgress).toHaveBeenCalledWith(0.5);
    expect(sent[0]?.body).toBe(body);
    expect(sent[0]?.headers['Content-Type']).not.toBe('application/json');
  });

  it('downloads a file under the name that the server gives it, and says how much has come', async () => {
    const headers = { 'content-disposition': 'attachment; filename="pazar.zip"' };
    fakeXhr({ status: 200, body: 'PK', type: 'application/zip', headers });
    const onProgress = vi.fn<(received: number | null) => void>();
    const { blob, name } = await makeClient().http.download('/v1/account/export', { onProgress });
    expect(name).toBe('pazar.zip');
    expect(blob.type).toBe('application/zip');
    await expect(blob.text()).resolves.toBe('PK');
    expect(onProgress).toHaveBeenCalledWith(1);
  });

  it('rejects a download with the problem that the server answers', async () => {
    const problem = {
      type: 'urn:pazar:problem:forbidden',
      title: 'Forbidden',
      status: 403,
      code: 'forbidden',
      traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
    };
    const type = 'application/problem+json';
    fakeXhr({ status: 403, body: JSON.stringify(problem), type });
    await expect(makeClient().http.download('/v1/account/export')).rejects.toMatchObject({
      name: 'ApiError',
      kind: 'status',
      status: 403,
      problem: { code: 'forbidden' },
    });
  });

  it('gives a download up when its caller does, and when the section is left', async () => {
    const sent = fakeXhr('pending');
    const { http, cancel } = makeClient();
    const stop = new AbortController();
    const given = http.download('/v1/a', { signal: stop.signal });
    const left = http.download('/v1/b');
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    stop.abort();
    cancel('reads');
    await expect(given).rejects.toMatchObject({ kind: 'abort' });
    await expect(left).rejects.toMatchObject({ kind: 'abort' });
  });

  it('answers undefined where there is no body, and text that is not JSON as it is', async () => {
    const { http } = makeClient();
    fakeXhr({ status: 204, body: '' });
    await expect(http.delete('/v1/products/1', { schema: z.optional(z.string()) })).resolves.toBe(
      undefined,
    );
    fakeXhr({ status: 200, body: '1;2', type: 'text/csv' });
    await expect(http.get('/v1/products/export', { schema: z.string() })).resolves.toBe('1;2');
  });

  it.each(['{"total":"3"}', '{}', 'null', '[]', '<!doctype html><title>Sign in</title>', ''])(
    'rejects an answer that breaks the contract: %s',
    async (body) => {
      fakeXhr({ status: 200, body });
      const { http, session } = makeClient();
      await expect(http.get('/v1/products', { schema })).rejects.toMatchObject({
        name: 'ApiError',
        kind: 'answer',
      });
      expect(session.getState().isExpired).toBe(false);
    },
  );

  it('reports every failed try to the one place, without query and body', async () => {
    fakeXhr({ status: 403, body: '{}' });
    const { http, errors } = makeClient();
    const failure = http.get('/v1/products', { schema, query: { q: 'private' } });
    await expect(failure).rejects.toMatchObject({ status: 403 });
    expect(errors.recent()).toMatchObject([
      { from: 'catalog', method: 'GET', path: '/v1/products', kind: 'status', status: 403 },
    ]);
  });

  it('rejects with the error that sections know when the HTTP library does not load', async () => {
    const { http } = makeClient();
    vi.doMock('./section-requests.ts', () => {
      throw new TypeError('chunk failed');
    });
    const failure: unknown = await http.get('/v1', { schema }).catch((error: unknown) => error);
    vi.doUnmock('./section-requests.ts');
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ kind: 'network' });
  });

  it('cannot be changed by the section', () => {
    const { http } = makeClient();
    expect(() => Object.assign(http, { get: () => null })).toThrow(TypeError);
  });
});

describe('A call that is given up', () => {
  it('rejects with kind abort and leaves the network', async () => {
    const sent = fakeXhr('pending');
    const { http } = makeClient();
    const caller = new AbortController();
    const answer = http.get('/v1/products', { schema, signal: caller.signal });
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    caller.abort();
    await expect(answer).rejects.toMatchObject({ kind: 'abort' });
    expect(sent[0]?.isAborted).toBe(true);
  });

  it('is every read when the section is left, and every call at the end', async () => {
    const sent = fakeXhr('pending');
    const { http, cancel } = makeClient();
    const read = http.get('/v1/products', { schema });
    const write = http.post('/v1/products', { schema });
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    cancel('reads');
    await expect(read).rejects.toMatchObject({ kind: 'abort' });
    expect(sent.map(({ isAborted }) => isAborted)).toEqual([true, false]);
    cancel('everything');
    await expect(write).rejects.toMatchObject({ kind: 'abort' });
  });
});

describe('A call whose session ends on the way', () => {
  const refused = { status: 401, body: '{}' };

  it.each(['get', 'post'] as const)('goes on after signing in again: %s', async (method) => {
    const sent = fakeXhr((_, index) => (index === 0 ? refused : total));
    const { http, session } = makeClient();
    const answer = http[method]('/v1/products', { schema });
    await vi.waitFor(() => expect(session.getState().isExpired).toBe(true));
    session.getState().signIn({ ...agent, token: 'second' });
    await expect(answer).resolves.toEqual({ total: 3 });
    expect(sent.map(({ headers }) => headers['Authorization'])).toEqual([
      'Bearer first',
      'Bearer second',
    ]);
  });

  it('sends a change again with the same key, on the same version', async () => {
    const sent = fakeXhr((_, index) => (index === 0 ? refused : total));
    const { http, session } = makeClient();
    const idempotencyKey = '00000000-0000-4000-8000-000000000001';
    const change = { schema, body: { name: 'Ajvar' }, ifMatch: 4, idempotencyKey };
    const answer = http.patch('/v1/products/1', change);
    await vi.waitFor(() => expect(session.getState().isExpired).toBe(true));
    session.getState().signIn({ ...agent, token: 'second' });
    await expect(answer).resolves.toEqual({ total: 3 });
    const both = sent.map(({ headers }) => [headers['If-Match'], headers['Idempotency-Key']]);
    expect(both).toEqual([
      ['"4"', idempotencyKey],
      ['"4"', idempotencyKey],
    ]);
  });

  it('waits while the agent signs in, and asks for nothing meanwhile', async () => {
    const sent = fakeXhr(total);
    const { http, session } = makeClient();
    session.getState().expire('first');
    const answer = http.get('/v1/products', { schema });
    await import('./section-requests.ts');
    expect(sent).toEqual([]);
    session.getState().signIn({ ...agent, token: 'second' });
    await expect(answer).resolves.toEqual({ total: 3 });
  });

  it('is dropped when the agent signs out or another one signs in', async () => {
    fakeXhr(refused);
    for (const leave of [null, other]) {
      const { http, session } = makeClient();
      const answer = http.get('/v1/products', { schema });
      await vi.waitFor(() => expect(session.getState().isExpired).toBe(true));
      if (leave === null) session.getState().signOut();
      else session.getState().signIn(leave);
      await expect(answer).rejects.toMatchObject({ kind: 'abort' });
    }
  });

  it('fails when the API refuses the new session too', async () => {
    const sent = fakeXhr(refused);
    const { http, session } = makeClient();
    const answer = http.get('/v1/products', { schema });
    await vi.waitFor(() => expect(session.getState().isExpired).toBe(true));
    session.getState().signIn({ ...agent, token: 'second' });
    await expect(answer).rejects.toMatchObject({ status: 401 });
    expect(sent).toHaveLength(2);
  });
});

describe('A call of one agent', () => {
  it('is never answered to another, and never carries another token', async () => {
    const answer = Promise.withResolvers<typeof total>();
    const sent = fakeXhr(() => answer.promise);
    const { http, session } = makeClient();
    const read = http.get('/v1/products', { schema });
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    session.getState().signIn(other);
    answer.resolve(total);
    await expect(read).rejects.toMatchObject({ kind: 'abort' });
    await expect(http.get('/v1/products', { schema })).rejects.toMatchObject({ kind: 'abort' });
    expect(sent).toHaveLength(1);
  });
});
