import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scaleOf } from './chart-data.ts';

const scale = (...values: (number | null)[]) =>
  scaleOf({ categories: values.map(String), series: [{ key: 'a', label: 'A', values }] });

describe('the scale of a chart', () => {
  it('has round figures from zero to above the largest', () => {
    expect(scale(214, 300, null)).toEqual([0, 100, 200, 300]);
    expect(scale(7)).toEqual([0, 2, 4, 6, 8]);
    // Between two counts there is none.
    expect(scale(1)).toEqual([0, 1]);
    expect(scale(9)).toEqual([0, 3, 6, 9]);
    expect(scale(0.4)).toEqual([0, 0.1, 0.2, 0.3, 0.4]);
  });

  it('exists where there is nothing', () => {
    expect(scale()).toEqual([0, 1]);
    expect(scale(null, 0)).toEqual([0, 1]);
  });

  it('always holds every figure, with few lines', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 1e9, noNaN: true }), (value) => {
        const lines = scale(value);
        expect(lines.at(-1)).toBeGreaterThanOrEqual(value * (1 - 1e-9));
        expect(lines.length).toBeLessThanOrEqual(6);
      }),
    );
  });
});
