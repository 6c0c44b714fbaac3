import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencySchema, priceMinorSchema } from './money.ts';
import { maxQuantityThousandths, packUnitSchema, quantitySchema, unitSchema } from './quantity.ts';

const largest = Number(maxQuantityThousandths);

/** The decimal string of a whole number of thousandths. */
function quantityOf(thousandths: number): string {
  const digits = String(Math.abs(thousandths)).padStart(4, '0');
  return `${thousandths < 0 ? '-' : ''}${digits.slice(0, -3)}.${digits.slice(-3)}`;
}

const isQuantity = (input: unknown) => quantitySchema.safeParse(input).success;
const isPrice = (input: unknown) => priceMinorSchema.safeParse(input).success;

describe('priceMinorSchema', () => {
  it.each([
    [0, 0.01],
    [-1, 0.01],
    [1_000_000_001, 10_000_000],
  ])('shows the limit for %j in denars or euros, once', (price, limit) => {
    const { issues = [] } = priceMinorSchema.safeParse(price).error ?? {};
    const limits = issues.map((issue) => ({ minimum: 0, maximum: 0, ...issue }));
    expect(limits.map(({ minimum, maximum }) => minimum || maximum)).toEqual([limit]);
  });
});

describe('quantitySchema', () => {
  it('takes every quantity that the ledger holds, to the thousandth', () => {
    fc.assert(
      fc.property(fc.integer({ min: -largest, max: largest }), (thousandths) => {
        const written = quantityOf(thousandths);
        const read = quantitySchema.parse(JSON.parse(JSON.stringify(written)));
        expect(BigInt(read.replace('.', ''))).toBe(BigInt(thousandths));
      }),
    );
    expect(isQuantity(quantityOf(largest))).toBe(true);
    expect(isQuantity(quantityOf(largest + 1))).toBe(false);
  });

  it('has one way of writing each quantity', () => {
    for (const wrong of [
      '1',
      '1.0',
      '1.00',
      '1.0000',
      '01.000',
      '+1.000',
      '.500',
      '1.',
      '1,000',
      '1e3',
      ' 1.000',
      '1.000\n',
      '١.000',
      '',
      1,
      null,
    ]) {
      expect(isQuantity(wrong)).toBe(false);
    }
  });
});

describe('priceMinorSchema', () => {
  it('takes whole minor units from one to a thousand million', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (price) => {
        expect(priceMinorSchema.parse(JSON.parse(JSON.stringify(price)))).toBe(price);
      }),
    );
  });

  it('refuses fractions, text, nothing and what is out of range', () => {
    fc.assert(
      fc.property(fc.double({ noInteger: true }), (price) => {
        expect(isPrice(price)).toBe(false);
      }),
    );
    for (const wrong of [0, -1, 1_000_000_001, '65', null, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(isPrice(wrong)).toBe(false);
    }
  });
});

describe('units and currencies', () => {
  it('print every unit that a ledger counts in on packs too', () => {
    expect(packUnitSchema.options).toEqual(expect.arrayContaining([...unitSchema.options]));
  });

  it('are denars and euros', () => {
    expect(currencySchema.options).toEqual(['MKD', 'EUR']);
  });
});
