import { atlas } from '@pazar/geography/areas';
import { municipalitiesNear } from '@pazar/geography/municipalities-within';
import { describe, expect, it } from 'vitest';
import { seatOf } from './seat-of.ts';

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
