import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldForSearch, matchesSearch, searchRank } from './search-fold.ts';

describe('foldForSearch', () => {
  it.each([
    ['џем', ['džem', 'dzhem', 'dzem', 'ЏЕМ']],
    ['ќебап', ['kebap', 'kjebap', 'ḱebap']],
    ['ѓубре', ['gjubre', 'djubre', 'đubre', 'ǵubre']],
    ['шљива', ['sljiva', 'shljiva', 'šljiva']],
    ['њива', ['niva', 'njiva']],
    ['чешне', ['cheshne', 'češne', 'cesne']],
    ['ракија', ['rakija', 'rakiја', 'rakiya']],
    ['сѐ', ['се', 'se']],
    ['тиквица', ['tikvica', 'tikwica']],
  ])('folds %s and its other spellings to one', (word, others) => {
    for (const other of others) expect(foldForSearch(other)).toBe(foldForSearch(word));
  });

  it('keeps digits, and makes one space of everything else', () => {
    expect(foldForSearch('  P-0012 / „Домат“ ')).toBe('p 0012 domat');
  });

  it('changes nothing the second time', () => {
    const letters = fc.string({ unit: fc.constantFrom(...Array.from('dzshcgjklnyxqwжџјх ')) });
    fc.assert(
      fc.property(fc.oneof(letters, fc.string({ unit: 'binary' })), (text) => {
        const folded = foldForSearch(text);
        expect(foldForSearch(folded)).toBe(folded);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('matchesSearch', () => {
  it('finds every word of the query anywhere, in any order', () => {
    expect(matchesSearch('Домат розов P-0012', 'rozov dom')).toBe(true);
    expect(matchesSearch('Домат розов P-0012', '0012')).toBe(true);
    expect(matchesSearch('Домат розов', 'домат црвен')).toBe(false);
  });

  it('finds everything with an empty query', () => {
    expect(matchesSearch('Домат', ' ')).toBe(true);
  });
});

describe('searchRank', () => {
  it.each([
    ['Домат', 'домат', 0],
    ['Домат розов', 'дом', 1],
    ['Розов домат', 'дом', 2],
    ['Розов домат', 'мат', 3],
    ['Розов домат', 'domat', 4],
  ])('ranks %s for %s as %i', (text, query, rank) => {
    expect(searchRank(text, query)).toBe(rank);
  });
});
