import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitVat } from './vat.ts';

const rates = [0, 5, 10, 18] as const;

describe('splitVat', () => {
  it.each([
    [10_500, 5, { net: 10_000, vat: 500 }],
    [11_800, 18, { net: 10_000, vat: 1_800 }],
    [7_000, 5, { net: 6_667, vat: 333 }],
    [6_500, 0, { net: 6_500, vat: 0 }],
    [1, 18, { net: 1, vat: 0 }],
    [-11_800, 18, { net: -10_000, vat: -1_800 }],
    [0, 18, { net: 0, vat: 0 }],
  ])('takes %i with %i %% apart', (gross, percent, split) => {
    expect(splitVat(gross, percent)).toEqual(split);
  });

  it('loses no part of any amount, and is off by less than half a unit', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.constantFrom(...rates), (gross, percent) => {
        const { net, vat } = splitVat(gross, percent);
        expect(net + vat).toBe(gross);
        const off = BigInt(net) * BigInt(100 + percent) - BigInt(gross) * 100n;
        expect(2n * (off < 0n ? -off : off)).toBeLessThanOrEqual(BigInt(100 + percent));
      }),
    );
  });

  it.each([-1, 101, 5.001, Number.NaN])('refuses the rate %d', (percent) => {
    expect(() => splitVat(100, percent)).toThrow(RangeError);
  });

  it('refuses parts of a minor unit', () => {
    expect(() => splitVat(0.5, 18)).toThrow(RangeError);
  });
});
