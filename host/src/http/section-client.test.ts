import { ApiError } from '@pazar/shell/api-error';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { fakeXhr } from '../../test/fake-xhr.ts';
import { lazyHttp } from './lazy-http.ts';
import { createSectionClient } from './section-client.ts';

const schema = z.object({ total: z.number() });

function makeClient() {
  const onSessionOver = vi.fn<() => void>();
  const http = lazyHttp({
    api: `${location.origin}/api`,
    tokenOrigins: [location.origin],
    locale: 'en',
    token: () => 'secret',
  });
  return { client: createSectionClient(http, { onSessionOver }), onSessionOver };
}

describe('createSectionClient', () => {
  it('answers what the contract says, and nothing beside it', async () => {
    const sent = fakeXhr({ status: 200, body: '{"total":3,"secret":true}' });
    const { client } = makeClient();
    const query = { status: 'ACTIVE', limit: 5, count: true, cursor: undefined };
    await expect(client.get('/v1/products', { schema, query })).resolves.toEqual({ total: 3 });
    expect(sent[0]?.url).toBe(
      `${location.origin}/api/v1/products?status=ACTIVE&limit=5&count=true`,
    );
  });

  it.each(['{"total":"3"}', '{}', 'null', '[]', '<!doctype html><title>Sign in</title>', ''])(
    'rejects an answer that breaks the contract: %s',
    async (body) => {
      fakeXhr({ status: 200, body });
      const { client, onSessionOver } = makeClient();
      await expect(client.get('/v1/products', { schema })).rejects.toMatchObject({
        name: 'ApiError',
        kind: 'answer',
      });
      expect(onSessionOver).not.toHaveBeenCalled();
    },
  );

  it('says that the session is over when the API says so, and only then', async () => {
    const { client, onSessionOver } = makeClient();
    fakeXhr({ status: 403, body: '{}' });
    await expect(client.get('/v1/products', { schema })).rejects.toMatchObject({ status: 403 });
    expect(onSessionOver).not.toHaveBeenCalled();
    fakeXhr({ status: 401, body: '{}' });
    await expect(client.get('/v1/products', { schema })).rejects.toMatchObject({ status: 401 });
    expect(onSessionOver).toHaveBeenCalledOnce();
  });

  it('rejects with kind abort when the caller gives up', async () => {
    fakeXhr('network');
    const { client } = makeClient();
    const signal = AbortSignal.abort();
    await expect(client.get('/v1/products', { schema, signal })).rejects.toMatchObject({
      kind: 'abort',
    });
  });

  it('rejects with the error that sections know when the HTTP library does not load', async () => {
    const client = createSectionClient(() => Promise.reject(new TypeError('chunk failed')), {
      onSessionOver: () => undefined,
    });
    const failure: unknown = await client.get('/v1', { schema }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ kind: 'network' });
  });

  it('cannot be changed by the section', () => {
    const { client } = makeClient();
    expect(() => Object.assign(client, { get: () => null })).toThrow(TypeError);
  });
});
