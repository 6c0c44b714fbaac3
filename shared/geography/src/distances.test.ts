import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atlas } from './areas.ts';
import { distanceKm } from './fixtures/distance-km.ts';
import { distanceToMunicipality } from './distance-to-municipality.ts';
import { municipalitiesWithin } from './municipalities-within.ts';
import { municipalityAt } from './municipality-at.ts';
import { borderToleranceKm, pinOutside } from './pin-outside.ts';
import type { Position } from './position.ts';

const strumica = { lat: 41.4379, lng: 22.6411 };
const skopje = { lat: 41.9961, lng: 21.4316 };

/** Anywhere in the country and a little around it. */
const anywhere: fc.Arbitrary<Position> = fc.record({
  lat: fc.double({ min: 40.7, max: 42.5, noNaN: true }),
  lng: fc.double({ min: 20.3, max: 23.2, noNaN: true }),
});
const inside = anywhere.filter((position) => municipalityAt(position) !== null);
const code = fc.constantFrom(...atlas().areas.map((area) => area.code));

describe('distanceKm', () => {
  it('is what an atlas says, and the same both ways', () => {
    expect(distanceKm(strumica, skopje)).toBeCloseTo(117.8, 0);
    expect(distanceKm({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(20_015.1, 0);
    expect(distanceKm(strumica, strumica)).toBe(0);
    fc.assert(
      fc.property(anywhere, anywhere, (one, other) => {
        expect(distanceKm(one, other)).toBeCloseTo(distanceKm(other, one), 9);
      }),
    );
  });
});

describe('distanceToMunicipality', () => {
  it('is 0 inside and the way to the border outside', () => {
    expect(distanceToMunicipality(strumica, 'MK-410')).toBe(0);
    expect(distanceToMunicipality(skopje, 'MK-410')).toBeGreaterThan(90);
    expect(distanceToMunicipality(skopje, 'MK-85')).toBe(0);
    expect(distanceToMunicipality(strumica, 'MK-999')).toBeNull();
  });

  it('is never more than the way to a place in it', () => {
    fc.assert(
      fc.property(anywhere, inside, (from, to) => {
        const least = distanceToMunicipality(from, municipalityAt(to) ?? '');
        // The flat map is less than 1% off.
        expect(least).toBeLessThanOrEqual(distanceKm(from, to) * 1.01 + 0.001);
      }),
    );
  });
});

describe('municipalitiesWithin', () => {
  it('names what a circle touches, its own municipality first', () => {
    expect(municipalitiesWithin(strumica, 0)).toEqual(['MK-410']);
    expect(municipalitiesWithin(strumica, 20)).toEqual(
      expect.arrayContaining([
        'MK-402',
        'MK-403',
        'MK-404',
        'MK-407',
        'MK-408',
        'MK-409',
        'MK-410',
      ]),
    );
    expect(municipalitiesWithin(skopje, 300)).toHaveLength(80);
  });

  it('has the municipality of each place in the circle', () => {
    fc.assert(
      fc.property(inside, inside, (centre, place) => {
        const touched = municipalitiesWithin(centre, distanceKm(centre, place) * 1.01 + 0.001);
        expect(touched).toContain(municipalityAt(place));
      }),
    );
  });

  it('loses none when the circle grows', () => {
    const radius = fc.double({ min: 0.5, max: 200, noNaN: true });
    fc.assert(
      fc.property(inside, radius, radius, (centre, one, other) => {
        const less = municipalitiesWithin(centre, Math.min(one, other));
        const more = municipalitiesWithin(centre, Math.max(one, other));
        expect(more.slice(0, less.length)).toEqual(less);
      }),
    );
  });
});

describe('pinOutside', () => {
  it('says where a pin is that is not at its address', () => {
    const found = pinOutside({ lat: 41.49, lng: 22.43 }, 'MK-403');
    expect(found?.found).toBe('MK-407');
    expect(found?.distanceKm).toBeCloseTo(4.6, 1);
    expect(pinOutside({ lat: 40.6401, lng: 22.9444 }, 'MK-410')?.found).toBeNull();
  });

  it('says nothing about a pin at its address, beside the border or without a municipality', () => {
    expect(pinOutside(strumica, 'MK-410')).toBeNull();
    // A village of Strumica that the coarse borders put 1.2 km into Vasilevo.
    expect(pinOutside({ lat: 41.4806, lng: 22.6639 }, 'MK-410')).toBeNull();
    expect(pinOutside(strumica, 'MK-999')).toBeNull();
    expect(pinOutside(skopje, 'MK-85')).toBeNull();
  });

  it('agrees with the municipality of each pin, and warns beyond the tolerance alone', () => {
    fc.assert(
      fc.property(inside, code, (position, other) => {
        expect(pinOutside(position, municipalityAt(position) ?? '')).toBeNull();
        const distance = distanceToMunicipality(position, other) ?? 0;
        expect(pinOutside(position, other) !== null).toBe(distance > borderToleranceKm);
      }),
    );
  });
});
