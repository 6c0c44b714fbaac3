import { describe, expect, it } from 'vitest';
import { caseBeside, nextCase } from './next-case.ts';

const lease = (isOwn: boolean) => ({
  manager: { id: 'm', displayName: 'Марија' },
  until: '2026-11-22T11:00:00.000Z',
  isOwn,
});
const cases = [
  { id: 'a', lease: lease(false) },
  { id: 'b', lease: lease(true) },
  { id: 'c', lease: null },
];

describe('The next case', () => {
  it('is the oldest that no other manager looks at', () => {
    expect(nextCase(cases)?.id).toBe('b');
    expect(nextCase(cases, 'b')?.id).toBe('c');
    expect(nextCase(cases.slice(0, 1))).toBeNull();
  });

  it('is the one after the open case, and the first when the open case has left the list', () => {
    expect(caseBeside(cases, 'b', 1)?.id).toBe('c');
    expect(caseBeside(cases, 'b', -1)?.id).toBe('a');
    expect(caseBeside(cases, 'c', 1)).toBeNull();
    expect(caseBeside(cases, 'gone', 1)?.id).toBe('a');
  });
});
