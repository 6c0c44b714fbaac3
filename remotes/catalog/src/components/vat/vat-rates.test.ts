import { describe, expect, it } from 'vitest';
import { aVatRate } from '../../../test/product-api.ts';
import { vatRatesOn } from './use-vat-options.ts';

describe('vatRatesOn', () => {
  it('offers what holds on the day, its first and its last one included', () => {
    const entries = [
      aVatRate(5),
      aVatRate(18),
      aVatRate(7, { validFrom: '2027-01-01', validTo: '2027-01-31' }),
    ];
    expect(vatRatesOn(entries, '2026-12-31')).toEqual([18, 5]);
    expect(vatRatesOn(entries, '2027-01-01')).toEqual([18, 7, 5]);
    expect(vatRatesOn(entries, '2027-01-31')).toEqual([18, 7, 5]);
    expect(vatRatesOn(entries, '2027-02-01')).toEqual([18, 5]);
  });

  it('keeps the rate that a product has after its last day, and names each rate once', () => {
    const entries = [aVatRate(5), aVatRate(5, { validFrom: '2020-01-01' })];
    expect(vatRatesOn(entries, '2026-12-31', 10)).toEqual([10, 5]);
    expect(vatRatesOn(entries, '2026-12-31', 5)).toEqual([5]);
  });
});
