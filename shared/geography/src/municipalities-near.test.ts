import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cityOfSkopje, membersOf } from './municipalities.ts';
import { municipalitiesNear } from './municipalities-within.ts';

/** GeoNames' settlements and OpenStreetMap's lodgings; README.md has their licences. */
type Point = [lat: number, lng: number, code: string];
const points = JSON.parse(
  readFileSync(join(import.meta.dirname, 'fixtures/known-points.json'), 'utf8'),
) as Point[];
const skopje = membersOf(cityOfSkopje);
const codesAt = ([lat, lng]: Point) => municipalitiesNear({ lat, lng }).map(({ code }) => code);
const inSkopje = points.filter(([, , code]) => skopje.includes(code));
const elsewhere = points.filter(([, , code]) => !skopje.includes(code));

describe('municipalitiesNear', () => {
  it('has the municipality of each of more than 300 known points, of all ten of Skopje too', () => {
    expect(points.filter((point) => !codesAt(point).includes(point[2]))).toEqual([]);
    expect(points.length).toBeGreaterThan(300);
    expect(inSkopje.length).toBeGreaterThan(60);
    expect(new Set(inSkopje.map(([, , code]) => code))).toEqual(new Set(skopje));
  });

  it('is sure of no wrong one', () => {
    const sure = points.filter((point) => codesAt(point).length === 1);
    expect(sure.filter((point) => codesAt(point)[0] !== point[2])).toEqual([]);
  });

  it('is sure of most outside Skopje', () => {
    const sure = elsewhere.filter((point) => codesAt(point).length === 1);
    expect(sure.length / elsewhere.length).toBeGreaterThan(0.5);
  });

  it('does not take Macedonia Square for a part of Čair', () => {
    const near = municipalitiesNear({ lat: 41.9961, lng: 21.4316 });
    expect(near.length).toBeGreaterThan(1);
    // Centar.
    expect(near.map(({ code }) => code)).toContain('MK-814');
  });

  it('has none abroad', () => {
    expect(municipalitiesNear({ lat: 40.6401, lng: 22.9444 })).toEqual([]);
  });
});
