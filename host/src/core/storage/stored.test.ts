import { describe, expect, it, vi } from 'vitest';
import * as z from '@pazar/contracts/schema';
import { readStored, writeStored } from './stored.ts';

const schema = z.object({ count: z.number() });

describe('A stored value', () => {
  it('is read as it was written', () => {
    expect(writeStored(localStorage, 'key', { count: 3 })).toBe(true);
    expect(readStored(localStorage, 'key', schema)).toEqual({ count: 3 });
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another shape', '{"count":"three"}'],
  ])('is null where storage holds %s', (_, text) => {
    if (text !== null) localStorage.setItem('key', text);
    expect(readStored(localStorage, 'key', schema)).toBeNull();
  });

  it('is not written into a full storage, and says so', () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(writeStored(localStorage, 'key', { count: 3 })).toBe(false);
    setItem.mockRestore();
  });
});
