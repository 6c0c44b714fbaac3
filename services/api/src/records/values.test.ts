import { maxQuantityThousandths, quantitySchema } from '@pazar/contracts/quantity';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quantityText } from './values.ts';

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
