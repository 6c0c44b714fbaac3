import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortKey } from './sort-key.ts';
import type { Locale } from './locale.ts';

const alphabet = Array.from('АБВГДЃЕЖЗЅИЈКЛЉМНЊОПРСТЌУФХЦЧЏШ');

const sort = (words: readonly string[], locale: Locale) =>
  words.toSorted((left, right) => (sortKey(left, locale) < sortKey(right, locale) ? -1 : 1));

describe('sortKey', () => {
  it('orders Cyrillic as the Macedonian alphabet does, in both languages', () => {
    const shuffled = alphabet.toReversed();
    expect(sort(shuffled, 'mk')).toEqual(alphabet);
    expect(sort(shuffled, 'en')).toEqual(alphabet);
  });

  it("puts the reader's own script first, after digits", () => {
    const words = ['Zelka', '10 јајца', 'Ѓубре', 'Ajvar', 'Шатка'];
    expect(sort(words, 'mk')).toEqual(['10 јајца', 'Ѓубре', 'Шатка', 'Ajvar', 'Zelka']);
    expect(sort(words, 'en')).toEqual(['10 јајца', 'Ajvar', 'Zelka', 'Ѓубре', 'Шатка']);
  });

  it('puts a word before the longer words that begin with it', () => {
    expect(sort(['Домат розов', 'Домати', 'Домат'], 'mk')).toEqual([
      'Домат',
      'Домат розов',
      'Домати',
    ]);
  });

  it('ignores case, marks on Latin letters and the way marks are composed', () => {
    expect(sortKey('ČOKOLADO', 'en')).toBe(sortKey('cokolado', 'en'));
    expect(sortKey('Ѓ', 'mk')).toBe(sortKey('Г\u0301', 'mk'));
    expect(sortKey('Ѓ', 'mk')).not.toBe(sortKey('Г', 'mk'));
  });

  it('agrees with the alphabet on any two words', () => {
    const word = fc.array(fc.nat({ max: alphabet.length - 1 }), { minLength: 1, maxLength: 6 });
    const spell = (letters: readonly number[]) => letters.map((at) => alphabet[at]).join('');
    const compare = (left: readonly number[], right: readonly number[]) => {
      const at = left.findIndex((letter, index) => letter !== right[index]);
      return at === -1 ? left.length - right.length : (left[at] ?? -1) - (right[at] ?? -1);
    };
    fc.assert(
      fc.property(word, word, (left, right) => {
        const byKey = sortKey(spell(left), 'mk') < sortKey(spell(right), 'mk');
        expect(byKey).toBe(compare(left, right) < 0);
      }),
    );
  });
});
