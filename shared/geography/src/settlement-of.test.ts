import { describe, expect, it } from 'vitest';
import { settlementOf } from './settlement-of.ts';

describe('settlementOf', () => {
  it.each([
    ['MK-410', 'Струмица', 'Strumica'],
    ['MK-85', 'Скопје', 'Skopje'],
    ['MK-814', 'Скопје', 'Skopje'],
    ['MK-607', 'Ростуше', 'Rostuše'],
    ['MK-304', 'Белчишта', 'Belčišta'],
    ['MK-406', 'Стар Дојран', 'Star Dojran'],
    ['MK-210', 'Облешево', 'Obleševo'],
  ])('is the seat of %s in both languages', (code, mk, en) => {
    expect([settlementOf(code, 'mk'), settlementOf(code, 'en')]).toEqual([mk, en]);
  });
});
