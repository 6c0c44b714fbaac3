import { describe, expect, it } from 'vitest';
import { compareMinor, compareQuantity } from './compare.ts';

describe('compare', () => {
  it.each([
    [112, 100, { kind: 'more', percent: 12 }],
    [88, 100, { kind: 'less', percent: 12 }],
    [5, 5, { kind: 'same' }],
    [0, 0, { kind: 'none' }],
    [5, 0, { kind: 'first' }],
    [0, 5, { kind: 'less', percent: 100 }],
    [9_007_199_254_740_991, 9_007_199_254_740_990, { kind: 'more', percent: 0 }],
  ])('sets %i beside %i', (now, before, change) => {
    expect(compareMinor(now, before)).toEqual(change);
  });

  it('compares quantities to the thousandth', () => {
    expect(compareQuantity('0.003', '0.002')).toEqual({ kind: 'more', percent: 50 });
  });
});
