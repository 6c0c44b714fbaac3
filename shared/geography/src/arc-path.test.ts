import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readArcs, unitsOfDegree, writeArcs } from './arc-path.ts';

const degrees = (from: number, to: number) =>
  fc
    .integer({ min: from * unitsOfDegree, max: to * unitsOfDegree })
    .map((at) => at / unitsOfDegree);
const point = fc.tuple(degrees(19, 24), degrees(40, 43));
const line = fc.array(point, { minLength: 2 });

describe('writeArcs and readArcs', () => {
  it('keep each point of each line', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1 }), (lines) => {
        expect(readArcs(writeArcs(lines))).toEqual(lines);
      }),
    );
  });

  it('move only where a line starts elsewhere', () => {
    const [first, second] = [
      [
        [21.7, 41.6],
        [21.8, 41.5],
      ],
      [
        [21.8, 41.5],
        [21.7, 41.5],
      ],
    ] as const;
    expect(writeArcs([first, second])).toBe('M0 0l1000 1000l-1000 0');
    expect(writeArcs([second, first])).toBe('M1000 1000l-1000 0M0 0l1000 1000');
  });
});
