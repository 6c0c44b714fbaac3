import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaOf } from './areas.ts';
import { distanceKm } from './fixtures/distance-km.ts';
import { municipalityAt } from './municipality-at.ts';
import { publicPosition } from './public-position.ts';

const anywhere = fc.record({
  lat: fc.double({ min: 40.7, max: 42.5, noNaN: true }),
  lng: fc.double({ min: 20.3, max: 23.2, noNaN: true }),
});

/** The municipalities that are smaller than a few cells. */
const smallest = ['MK-301', 'MK-814', 'MK-815', 'MK-817'];
const inSmallest = fc
  .tuple(
    fc.constantFrom(...smallest),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.double({ min: 0, max: 1, noNaN: true }),
  )
  .map(([code, x, y]) => {
    const { south, west, north, east } = areaOf(code)?.bounds ?? {
      south: 0,
      west: 0,
      north: 0,
      east: 0,
    };
    return { lat: south + y * (north - south), lng: west + x * (east - west) };
  });

describe('publicPosition', () => {
  it('is in the municipality of the pin, and about 1 km from it', () => {
    fc.assert(
      fc.property(fc.oneof(anywhere, inSmallest), (pin) => {
        const shown = publicPosition(pin);
        expect(municipalityAt(shown)).toBe(municipalityAt(pin));
        expect(distanceKm(pin, shown)).toBeLessThan(2.5);
      }),
    );
  });

  it('says nothing of where in its cell and municipality the pin is', () => {
    const share = fc.double({ min: 0.001, max: 0.999, noNaN: true });
    const cells = fc.tuple(
      fc.integer({ min: 4080, max: 4240 }),
      fc.integer({ min: 1640, max: 1840 }),
    );
    fc.assert(
      fc.property(
        cells,
        fc.array(fc.tuple(share, share), { minLength: 2 }),
        ([row, column], shares) => {
          const pins = shares.map(([x, y]) => ({
            lat: (row + y) * 0.01,
            lng: (column + x) * 0.0125,
          }));
          const shown = Map.groupBy(pins, municipalityAt);
          for (const together of shown.values()) {
            const positions = new Set(together.map((pin) => JSON.stringify(publicPosition(pin))));
            expect(positions.size).toBe(1);
          }
        },
      ),
    );
  });

  it('hides the house of a farm', () => {
    const farm = { lat: 41.4048, lng: 22.6634 };
    expect(publicPosition(farm)).toEqual({ lat: 41.405, lng: 22.66875 });
  });
});
