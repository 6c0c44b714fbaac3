import { describe, expect, it } from 'vitest';
import { atlas } from './areas.ts';
import { municipalitiesNear } from './municipalities-near.ts';
import { seatOf, settlementOf } from './settlement-of.ts';

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

describe('seatOf', () => {
  it('is in the town, not in the middle of the municipality', () => {
    const bitola = seatOf('MK-501');
    expect(bitola?.lat).toBeCloseTo(41.031, 2);
    expect(bitola?.lng).toBeCloseTo(21.334, 2);
  });

  it('is in each municipality, as far as the borders are known', () => {
    for (const { code } of atlas().areas) {
      const seat = seatOf(code) ?? { lat: 0, lng: 0 };
      expect(municipalitiesNear(seat).map((near) => near.code)).toContain(code);
    }
    expect(seatOf('MK-999')).toBeNull();
  });
});
