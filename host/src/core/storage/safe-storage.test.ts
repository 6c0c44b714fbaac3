import { describe, expect, it } from 'vitest';
import { safeStorage } from './safe-storage.ts';

/** A window whose storage the browser's settings block. */
const blocked = () =>
  Object.create(window, {
    localStorage: {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    },
  }) as Window;

describe('safeStorage', () => {
  it("is the browser's where it works", () => {
    expect(safeStorage(window)).toBe(localStorage);
  });

  it('behaves like one in memory where it is blocked', () => {
    const storage = safeStorage(blocked());
    expect(storage.getItem('a')).toBeNull();
    storage.setItem('a', '1');
    storage.setItem('b', '2');
    expect(storage.getItem('a')).toBe('1');
    expect(storage).toHaveLength(2);
    expect(storage.key(1)).toBe('b');
    expect(storage.key(2)).toBeNull();
    storage.removeItem('a');
    expect(storage.getItem('a')).toBeNull();
    storage.clear();
    expect(storage).toHaveLength(0);
  });

  it('keeps nothing for the next page', () => {
    safeStorage(blocked()).setItem('a', '1');
    expect(safeStorage(blocked()).getItem('a')).toBeNull();
  });
});
