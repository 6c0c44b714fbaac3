import type { DashboardFigures } from '@pazar/contracts/dashboard-figures';
import { describe, expect, it } from 'vitest';
import { allSales } from './all-sales.ts';

const denars = {
  currency: 'MKD' as const,
  soldMinor: 500,
  soldBeforeMinor: 0,
  discountMinor: 0,
  discountBeforeMinor: 0,
  sales: 186,
  salesBefore: 108,
  channels: [{ channel: 'MARKET' as const, amountMinor: 500, sales: 98 }],
};
const figures: DashboardFigures = {
  before: { from: '2026-10-01', to: '2026-10-26' },
  currencies: [denars],
  unpriced: {
    sales: 6,
    salesBefore: 0,
    channels: [
      { channel: 'MARKET', sales: 4 },
      { channel: 'DELIVERY', sales: 2 },
    ],
  },
  units: [],
};

describe('The count of sales', () => {
  it('includes those without a price, also by their kind', () => {
    const { currencies, apart } = allSales(figures);
    expect(apart).toBe(0);
    expect(currencies).toMatchObject([
      {
        sales: 192,
        salesBefore: 108,
        unpriced: 6,
        soldMinor: 500,
        channels: [
          { channel: 'MARKET', amountMinor: 500, sales: 102 },
          { channel: 'DELIVERY', amountMinor: 0, sales: 2 },
        ],
      },
    ]);
  });

  it('has them apart where there are two currencies, or none', () => {
    const euros = { ...denars, currency: 'EUR' as const };
    const two = allSales({ ...figures, currencies: [denars, euros] });
    expect([two.apart, two.currencies.map(({ sales }) => sales)]).toEqual([6, [186, 186]]);
    expect(allSales({ ...figures, currencies: [] })).toEqual({ currencies: [], apart: 6 });
  });
});
