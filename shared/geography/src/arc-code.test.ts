import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeArc, encodeArc, unitsOfDegree } from './arc-code.ts';

describe('encodeArc and decodeArc', () => {
  it('keep each point, rounded to the units', () => {
    const degrees = fc.integer({ min: -180 * unitsOfDegree, max: 180 * unitsOfDegree });
    const point = fc
      .tuple(degrees, degrees)
      .map(([x, y]) => [x / unitsOfDegree, y / unitsOfDegree] as const);
    fc.assert(
      fc.property(fc.array(point), (line) => {
        expect(decodeArc(encodeArc(line))).toEqual(line.map(([lng, lat]) => [lng, lat]));
      }),
    );
  });

  it('write neither a space nor a quotation mark, which separate the texts', () => {
    const point = fc.tuple(
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.double({ min: -90, max: 90, noNaN: true }),
    );
    fc.assert(
      fc.property(fc.array(point), (line) => {
        expect(encodeArc(line)).not.toMatch(/[ '"]/);
      }),
    );
  });
});
