import { atlas } from '@pazar/geography/areas';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extentOf } from './extent.ts';
import { project, unproject, unitsOfKm } from './projection.ts';
import { scaleOfMap } from './scale-of-map.ts';
import { fitView, fromScreen, isZoomEnd, panBy, toScreen, zoomAt } from './view.ts';

const position = fc.record({
  lat: fc.double({ min: 40.8, max: 42.4, noNaN: true }),
  lng: fc.double({ min: 20.4, max: 23.1, noNaN: true }),
});
const size = fc.record({
  width: fc.integer({ min: 200, max: 1600 }),
  height: fc.integer({ min: 160, max: 900 }),
});
const view = fc
  .tuple(position, fc.double({ min: 60, max: 40_000, noNaN: true }))
  .map(([middle, scale]) => ({ ...project(middle), scale }));

describe('project', () => {
  it('is undone by unproject', () => {
    fc.assert(
      fc.property(position, (one) => {
        const back = unproject(project(one));
        expect(back.lat).toBeCloseTo(one.lat, 9);
        expect(back.lng).toBeCloseTo(one.lng, 9);
      }),
    );
  });

  it('keeps distances in both directions', () => {
    const strumica = { lat: 41.4, lng: 22.6 };
    const north = project({ ...strumica, lat: strumica.lat + 1 / 111.195 });
    expect(project(strumica).y - north.y).toBeCloseTo(unitsOfKm, 5);
  });
});

describe('a view', () => {
  it('shows every position of its content', () => {
    fc.assert(
      fc.property(fc.array(position, { minLength: 1 }), size, (positions, on) => {
        const pins = positions.map((one, index) => ({
          key: String(index),
          position: one,
          label: '',
        }));
        const fitted = fitView(extentOf({ pins }), on);
        for (const one of positions) {
          const [left, top] = toScreen(project(one), fitted, on);
          expect(left).toBeGreaterThan(0);
          expect(left).toBeLessThan(on.width);
          expect(top).toBeGreaterThan(0);
          expect(top).toBeLessThan(on.height);
        }
      }),
    );
  });

  it('shows the country when nothing is on it', () => {
    const on = { width: 1000, height: 400 };
    const { south, north } = atlas().bounds;
    const fitted = fitView(extentOf({}), on);
    const [, top] = toScreen(project({ lat: north, lng: 21.7 }), fitted, on);
    const [, bottom] = toScreen(project({ lat: south, lng: 21.7 }), fitted, on);
    expect(top).toBeCloseTo(52, 0);
    expect(bottom).toBeCloseTo(372, 0);
  });

  it('shows what is around a lone pin: about 28 km in 1000 pixels', () => {
    const on = { width: 1000, height: 400 };
    const fitted = fitView(extentOf({ position: { lat: 41.4, lng: 22.6 } }), on);
    expect(1000 / fitted.scale / unitsOfKm).toBeCloseTo(27.8, 1);
  });

  it('finds the position of a point on the screen again', () => {
    fc.assert(
      fc.property(position, view, size, (one, from, on) => {
        const back = fromScreen(toScreen(project(one), from, on), from, on);
        expect(back.lat).toBeCloseTo(one.lat, 7);
        expect(back.lng).toBeCloseTo(one.lng, 7);
      }),
    );
  });

  it('keeps what is under the pointer when it zooms', () => {
    const on = { width: 800, height: 400 };
    const inside = fc.tuple(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 0, max: 400 }));
    const near = fc.double({ min: 500, max: 20_000, noNaN: true });
    fc.assert(
      fc.property(
        inside,
        near,
        fc.double({ min: 0.5, max: 2, noNaN: true }),
        (point, scale, factor) => {
          const from = { ...project({ lat: 41.6, lng: 21.7 }), scale };
          const before = fromScreen(point, from, on);
          const after = fromScreen(point, zoomAt(from, factor, point)(on), on);
          expect(after.lat).toBeCloseTo(before.lat, 7);
          expect(after.lng).toBeCloseTo(before.lng, 7);
        },
      ),
    );
  });

  it('stays near the country, however far it is moved or zoomed', () => {
    const far = fc.tuple(fc.integer({ min: -1e7, max: 1e7 }), fc.integer({ min: -1e7, max: 1e7 }));
    fc.assert(
      fc.property(view, far, (from, by) => {
        const { lat, lng } = unproject(panBy(from, by));
        expect(lat).toBeGreaterThan(39.7);
        expect(lat).toBeLessThan(43.5);
        expect(lng).toBeGreaterThan(19.3);
        expect(lng).toBeLessThan(24.2);
      }),
    );
    const closest = zoomAt(
      { ...project({ lat: 41.6, lng: 21.7 }), scale: 300 },
      1e9,
      [0, 0],
    )({ width: 800, height: 400 });
    expect(isZoomEnd(closest, 2)).toBe(true);
    expect(isZoomEnd(closest, 0.5)).toBe(false);
  });
});

describe('scaleOfMap', () => {
  it('is a round distance that fits its corner', () => {
    fc.assert(
      fc.property(view, (from) => {
        const { km, pixels } = scaleOfMap(from);
        expect(pixels).toBeLessThanOrEqual(110.001);
        expect(pixels).toBeGreaterThan(43);
        expect(km.toExponential(6)).toMatch(/^[125]\.0+e/);
      }),
    );
  });
});
