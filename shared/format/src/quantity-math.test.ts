import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountOf,
  isPositive,
  isQuantity,
  magnitude,
  negative,
  quantityOf,
  roundedQuotient,
  shareOf,
  sumOf,
  thousandthsOf,
} from './quantity-math.ts';

const thousandths = fc.bigInt({ min: -9_999_999_999n, max: 9_999_999_999n });

describe('Quantities', () => {
  it('are read and written without a loss', () => {
    fc.assert(
      fc.property(thousandths, (value) => {
        const written = quantityOf(value);
        expect(isQuantity(written)).toBe(true);
        expect(thousandthsOf(written)).toBe(value);
      }),
    );
  });

  it.each(['', '12', '12.5', '12,500', 'abc', '1e3', ' 1.000', null, undefined])(
    'are not what is still typed: %s',
    (text) => expect(isQuantity(text)).toBe(false),
  );

  it('add up exactly, where floating point does not', () => {
    expect(sumOf('0.100', '0.200')).toBe('0.300');
    expect(sumOf()).toBe('0.000');
    fc.assert(
      fc.property(fc.array(thousandths), (values) => {
        const total = values.reduce((sum, value) => sum + value, 0n);
        expect(sumOf(...values.map(quantityOf))).toBe(quantityOf(total));
      }),
    );
  });

  it('have an opposite, a magnitude and a sign', () => {
    expect(negative('2.500')).toBe('-2.500');
    expect(negative('-2.500')).toBe('2.500');
    expect(magnitude('-0.001')).toBe('0.001');
    expect(isPositive('0.001')).toBe(true);
    expect(isPositive('0.000')).toBe(false);
    expect(isPositive('-1.000')).toBe(false);
  });

  it('are a share of the whole, between nothing and all of it', () => {
    expect(shareOf('1.000', '3.000')).toBe(33.3);
    expect(shareOf('4.000', '3.000')).toBe(100);
    expect(shareOf('-4.000', '3.000')).toBe(0);
    expect(shareOf('1.000', '0.000')).toBe(0);
  });
});

describe('What a quantity costs', () => {
  it.each([
    ['12.500', 6500, 81_250],
    ['0.071', 6500, 462],
    ['-0.071', 6500, 462],
    ['0.333', 100, 33],
    ['9999999.999', 1_000_000_000, 9_999_999_999_000_000],
  ])('%s at %d is %d, a half rounded up', (quantity, price, amount) => {
    expect(amountOf(quantity, price)).toBe(amount);
  });

  it('is the nearest whole number of minor units', () => {
    // Prices whose product with the largest quantity is a safe integer.
    const prices = fc.integer({ min: 1, max: 900_000_000 });
    const amounts = fc.bigInt({ min: 0n, max: 9_999_999_999n });
    fc.assert(
      fc.property(amounts, prices, (amount, price) => {
        const cost = BigInt(amountOf(quantityOf(amount), price)) * 1000n;
        const exact = amount * BigInt(price);
        expect(cost - exact).toBeLessThanOrEqual(500n);
        expect(exact - cost).toBeLessThan(500n);
      }),
    );
  });

  it('is rounded away from zero on both sides of it', () => {
    expect(roundedQuotient(5n, 10n)).toBe(1);
    expect(roundedQuotient(-5n, 10n)).toBe(-1);
    expect(roundedQuotient(-4n, 10n)).toBe(0);
    fc.assert(
      fc.property(thousandths, fc.bigInt({ min: 1n, max: 100_000n }), (value, divisor) => {
        expect(roundedQuotient(-value, divisor)).toBe(0 - roundedQuotient(value, divisor));
      }),
    );
  });
});
