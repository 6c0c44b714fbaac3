import { describe, expect, it } from 'vitest';
import { formatList } from './list.ts';
import { readLocalizedText } from './localized-text.ts';
import { choosePlural } from './plural.ts';

describe('formatList', () => {
  it('joins with commas and one conjunction', () => {
    expect(formatList(['a', 'b', 'c'], 'en')).toBe('a, b and c');
    expect(formatList(['a', 'b', 'c'], 'mk')).toBe('a, b и c');
    expect(formatList(['a', 'b'], 'en')).toBe('a and b');
    expect(formatList(['a', 'b', 'c'], 'en', 'or')).toBe('a, b or c');
    expect(formatList(['a', 'b'], 'mk', 'or')).toBe('a или b');
    expect(formatList(['a'], 'en')).toBe('a');
    expect(formatList([], 'en')).toBe('');
  });
});

describe('choosePlural', () => {
  const forms = { one: 'производ', other: 'производи' };

  it.each([1, 21, 31, 101, 121])('takes %i as one in Macedonian', (count) => {
    expect(choosePlural(count, 'mk', forms)).toBe('производ');
  });

  it.each([0, 2, 11, 111, 112])('takes %i as many in Macedonian', (count) => {
    expect(choosePlural(count, 'mk', forms)).toBe('производи');
  });

  it('takes only 1 as one in English', () => {
    expect(choosePlural(21, 'en', { one: 'lot', other: 'lots' })).toBe('lots');
  });
});

describe('readLocalizedText', () => {
  it("prefers the reader's language", () => {
    expect(readLocalizedText({ mk: 'Домат', en: 'Tomato' }, 'mk')).toEqual({
      text: 'Домат',
      locale: 'mk',
      isFallback: false,
    });
  });

  it('falls back to the other language and says so', () => {
    expect(readLocalizedText({ mk: 'Домат', en: null }, 'en')).toEqual({
      text: 'Домат',
      locale: 'mk',
      isFallback: true,
    });
  });
});
