import { describe, expect, it } from 'vitest';
import { fakeXhr } from '../../../test/fake-xhr.ts';
import { makeClient, schema, total } from '../../../test/section-client.ts';

/** What is kept of one list; `kept` has what was kept since. */
function keptReads(body: unknown) {
  const kept: unknown[] = [];
  return {
    kept,
    keep: (address: string, answer: unknown) => void kept.push([address, answer]),
    find: () => body,
  };
}

const path = '/v1/products';

describe('A read of a section without a network', () => {
  it('gives what was seen last, which is not kept anew', async () => {
    fakeXhr('network');
    const kept = keptReads({ total: 2 });
    await expect(makeClient(kept).http.get(path, { schema })).resolves.toEqual({ total: 2 });
    expect(kept.kept).toEqual([]);
  });

  it('fails as ever where nothing was seen, and where it is of another shape', async () => {
    fakeXhr('network');
    const fails = (body: unknown) => makeClient(keptReads(body)).http.get(path, { schema });
    await expect(fails(undefined)).rejects.toMatchObject({ kind: 'network' });
    await expect(fails({ sum: 2 })).rejects.toMatchObject({ kind: 'answer' });
  });

  it('shows no old data where the server refuses', async () => {
    fakeXhr({ status: 503, body: '' });
    const read = makeClient(keptReads({ total: 2 })).http.get(path, { schema });
    await expect(read).rejects.toMatchObject({ status: 503 });
  });

  it('keeps what has arrived, by its address with its filters', async () => {
    fakeXhr(total);
    const kept = keptReads(undefined);
    const { http } = makeClient(kept);
    await http.get(path, { schema, query: { status: ['ACTIVE', 'DRAFT'], limit: 5 } });
    await http.post(path, { schema, body: {} });
    expect(kept.kept).toEqual([[`${path}?status=ACTIVE&status=DRAFT&limit=5`, { total: 3 }]]);
  });
});
