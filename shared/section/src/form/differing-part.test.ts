import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differingPart } from './differing-part.ts';

describe('the part in which two texts differ', () => {
  it.each([
    ['Homemade ajvar, mild', 'Homemade ajvar, hot', ['Homemade ajvar, ', 'mild', '']],
    ['Red pepper for ajvar', 'Pepper for ajvar', ['', 'Red pepper ', 'for ajvar']],
    ['MKD 60', 'MKD 65', ['MKD ', '60', '']],
    ['–', 'Tomato', ['', '–', '']],
    ['Same', 'Same', ['Same', '', '']],
  ] as const)('of "%s" beside "%s" is %j', (text, other, parts) => {
    expect(differingPart(text, other)).toEqual(parts);
  });

  it('loses nothing of a text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, other) => {
        expect(differingPart(text, other).join('')).toBe(text);
      }),
    );
  });
});
