import { productPageSchema } from '@pazar/contracts/product';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { aPage, aProduct } from './builders.ts';
import { fakeApi, fakeFailure, fakeTraceId } from './fake-api.ts';

const path = '/v1/products';
const schema = productPageSchema;

describe('fakeApi', () => {
  it('answers by path and query, and remembers the calls', async () => {
    const api = fakeApi({
      [path]: ({ cursor }) => aPage([aProduct({ sku: `P-${String(cursor)}` })]),
    });
    const page = await api.get(path, { schema, query: { cursor: 'b' } });
    expect(page.items[0]?.sku).toBe('P-b');
    expect(api.calls).toEqual([{ method: 'GET', path, query: { cursor: 'b' } }]);
  });

  it('answers a download with the file, and says that all of it has come', async () => {
    const file = { blob: new Blob(['PK']), name: 'pazar.zip' };
    const api = fakeApi({ [path]: file });
    const onProgress = vi.fn<(received: number | null) => void>();
    await expect(api.download(path, { onProgress })).resolves.toBe(file);
    expect(onProgress).toHaveBeenCalledWith(1);
    api.failNext(path, 404, 'not-found');
    await expect(api.download(path)).rejects.toMatchObject({ kind: 'status', status: 404 });
  });

  it('fails once with the given status and problem, then answers again', async () => {
    const api = fakeApi({ [path]: aPage([]) });
    api.failNext(path, 503, 'maintenance');
    await expect(api.get(path, { schema })).rejects.toMatchObject({
      kind: 'status',
      status: 503,
      reference: fakeTraceId,
    });
    await expect(api.get(path, { schema })).resolves.toMatchObject({ items: [] });
  });

  it('fails without an answer', async () => {
    const api = fakeApi({ [path]: aPage([]) });
    api.failNext(path, 'network');
    await expect(api.get(path, { schema })).rejects.toMatchObject({ kind: 'network', status: 0 });
  });

  it.each([
    ['breaks the contract', { [path]: { items: [] } }],
    ['does not exist', {}],
  ])('reports an answer that %s', async (_case, answers) => {
    const report = vi.mocked(console.error).mockReturnValue();
    await expect(fakeApi(answers).get(path, { schema })).rejects.toMatchObject({ kind: 'answer' });
    expect(report).toHaveBeenCalledOnce();
    report.mockClear();
  });

  it('reports a POST without a key, unless it changes nothing or its answer is a secret', async () => {
    const report = vi.mocked(console.error).mockReturnValue();
    const paths = [path, '/v1/produce/1/links/preview', '/v1/account/second-factor'] as const;
    const api = fakeApi(Object.fromEntries(paths.map((each) => [`POST ${each}`, {}])));
    const post = (to: string) => api.post(to, { schema: z.object({}), body: {} });
    await expect(post(paths[0])).rejects.toMatchObject({ kind: 'answer' });
    expect(report).toHaveBeenCalledOnce();
    report.mockClear();
    await expect(post(paths[1])).resolves.toEqual({});
    await expect(post(paths[2])).resolves.toEqual({});
  });

  it('answers writes by method and path, and remembers what they sent', async () => {
    const api = fakeApi({
      [`POST ${path}`]: (_query: object, { body }: { body?: unknown }) => ({ got: body }),
      [`DELETE ${path}/1`]: undefined,
    });
    const answer = await api.post(path, {
      schema: z.object({ got: z.object({ sku: z.string() }) }),
      body: { sku: 'P-1' },
      idempotencyKey: 'key',
    });
    await expect(
      api.delete(`${path}/1`, { schema: z.undefined(), ifMatch: 3 }),
    ).resolves.toBeUndefined();

    expect(answer).toEqual({ got: { sku: 'P-1' } });
    expect(api.calls).toMatchObject([
      { method: 'POST', path, body: { sku: 'P-1' }, idempotencyKey: 'key' },
      { method: 'DELETE', path: `${path}/1`, ifMatch: 3 },
    ]);
  });

  it('fails a write as asked, with the fields that the problem names', async () => {
    const errors = [{ pointer: '/sku', code: 'duplicate', detail: 'Taken' }];
    const api = fakeApi({
      [`PATCH ${path}/1`]: () => Promise.reject(fakeFailure(412, 'version-conflict')),
    });
    api.failNext(`PATCH ${path}/1`, 409, { code: 'duplicate', errors });
    const patch = () => api.patch(`${path}/1`, { schema, body: {} });

    await expect(patch()).rejects.toMatchObject({ status: 409, problem: { errors } });
    await expect(patch()).rejects.toMatchObject({
      status: 412,
      problem: { code: 'version-conflict' },
    });
  });
});
