import { describe, expect, it } from 'vitest';
import { newId } from './new-id.ts';

const now = new Date('2026-11-21T09:00:00.000Z');

describe('newId', () => {
  it('sorts what is made in one millisecond in the order in which it is made', () => {
    const made = Array.from({ length: 1000 }, () => newId(now));
    expect(made.toSorted()).toEqual(made);
    expect(new Set(made).size).toBe(made.length);
  });

  it('sorts what is made later after', () => {
    expect(newId(new Date(now.getTime() + 1)) > newId(now)).toBe(true);
  });
});
