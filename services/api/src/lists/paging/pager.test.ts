import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createCursorCodec } from './cursor-codec.ts';
import { createPager } from './pager.ts';

describe('A cursor of an api that numbered no rows', () => {
  it('turns the page, which then numbers none either', async () => {
    const key = randomBytes(32);
    const cursor = createCursorCodec(key).encode({ direction: 'next', position: ['b'] }, 'letters');
    const query = { limit: 1, count: false, cursor };
    const { items, page } = await createPager(key).page({ query, scope: 'letters' }, () =>
      Promise.resolve({
        rows: [{ item: 'c', position: ['c'] }],
        hasBefore: true,
        hasAfter: true,
        total: null,
      }),
    );
    expect(items).toEqual(['c']);
    expect(page.next).not.toBeNull();
    expect(page.prev).not.toBeNull();
    expect(page.from).toBeUndefined();
  });
});
