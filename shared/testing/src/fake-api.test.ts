import { productPageSchema } from '@pazar/contracts/product';
import { describe, expect, it, vi } from 'vitest';
import { aPage, aProduct } from './builders.ts';
import { fakeApi, fakeTraceId } from './fake-api.ts';

const path = '/v1/products';
const schema = productPageSchema;

describe('fakeApi', () => {
  it('answers by path and query, and remembers the calls', async () => {
    const api = fakeApi({ [path]: ({ cursor }) => aPage([aProduct({ sku: `P-${cursor}` })]) });
    const page = await api.get(path, { schema, query: { cursor: 'b' } });
    expect(page.items[0]?.sku).toBe('P-b');
    expect(api.calls).toEqual([{ path, query: { cursor: 'b' } }]);
  });

  it('fails once with the status and problem it was told, then answers again', async () => {
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
});
