import type { DashboardFigures } from '@pazar/contracts/dashboard-figures';

type CurrencyFigures = DashboardFigures['currencies'][number];

/**
 * Figures whose counts include the sales without a price. Those have no currency: with one currency they
 * are counted there; with several, or none, `apart` is their number.
 */
export function allSales({ currencies, unpriced }: DashboardFigures): {
  currencies: readonly (CurrencyFigures & { readonly unpriced: number })[];
  apart: number;
} {
  const [only, ...others] = currencies;
  if (only === undefined || others.length > 0) {
    return {
      currencies: currencies.map((one) => ({ ...one, unpriced: 0 })),
      apart: unpriced.sales,
    };
  }
  const priced = only.channels.map((one) => ({
    ...one,
    sales: one.sales + (unpriced.channels.find(isOf(one.channel))?.sales ?? 0),
  }));
  const added = unpriced.channels
    .filter(({ channel }) => !only.channels.some(isOf(channel)))
    .map((one) => ({ ...one, amountMinor: 0 }));
  const counts = {
    sales: only.sales + unpriced.sales,
    salesBefore: only.salesBefore + unpriced.salesBefore,
    channels: [...priced, ...added],
    unpriced: unpriced.sales,
  };
  return { currencies: [{ ...only, ...counts }], apart: 0 };
}

const isOf =
  (channel: CurrencyFigures['channels'][number]['channel']) =>
  (one: { channel: CurrencyFigures['channels'][number]['channel'] }) =>
    one.channel === channel;
