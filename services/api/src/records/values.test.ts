import { maxQuantityThousandths, quantitySchema } from '@pazar/contracts/quantity';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newId, quantityText } from './values.ts';

describe('Quantity text', () => {
  it.each([
    [0n, '0.000'],
    [1n, '0.001'],
    [-5n, '-0.005'],
    [12_500n, '12.500'],
    [-maxQuantityThousandths, '-9999999.999'],
  ])('writes %s thousandths as %s', (thousandths, text) => {
    expect(quantityText(thousandths)).toBe(text);
  });

  it('is canonical and exact for every quantity of the ledger', () => {
    const quantities = fc.bigInt({ min: -maxQuantityThousandths, max: maxQuantityThousandths });
    fc.assert(
      fc.property(quantities, (thousandths) => {
        const text = quantitySchema.parse(quantityText(thousandths));
        expect(BigInt(text.replace('.', ''))).toBe(thousandths);
      }),
    );
  });
});

const now = new Date('2026-11-21T09:00:00.000Z');

describe('newId', () => {
  it('sorts what is made in one millisecond in the order in which it is made', () => {
    const made = Array.from({ length: 1000 }, () => newId(now));
    expect(made.toSorted()).toEqual(made);
    expect(new Set(made).size).toBe(made.length);
  });

  it('sorts what is made later after', () => {
    expect(newId(new Date(now.getTime() + 1)) > newId(now)).toBe(true);
  });
});
