import type { DashboardFigures } from '@pazar/contracts/dashboard-figures';
import { currencySchema } from '@pazar/contracts/money';
import { unitSchema } from '@pazar/contracts/quantity';
import type { Database } from '../database/database.ts';
import { quantityText } from '../records/values.ts';
import type { Period } from '../stock/kept-entries.ts';
import { periodBefore } from './period-before.ts';
import { readAmounts, readSales, type Amounts, type Sales } from './sales-figures.ts';

export async function readFigures(
  database: Database,
  agentId: string,
  period: Period,
): Promise<DashboardFigures> {
  const before = periodBefore(period);
  const sales = await readSales(database, agentId, period);
  const salesBefore = await readSales(database, agentId, before);
  const amounts = await readAmounts(database, agentId, period);
  const amountsBefore = await readAmounts(database, agentId, before);
  return {
    before,
    currencies: currencyFigures(sales, salesBefore),
    unpriced: unpricedFigures(sales, salesBefore),
    units: unitFigures(amounts, amountsBefore),
  };
}

function currencyFigures(now: Sales, before: Sales): DashboardFigures['currencies'] {
  const isUsed = (currency: string) => [...now, ...before].some((row) => row.currency === currency);
  return currencySchema.options.filter(isUsed).map((currency) => {
    const own = now.filter((row) => row.currency === currency);
    const sum = totalOf(own);
    const sumBefore = totalOf(before.filter((row) => row.currency === currency));
    return {
      currency,
      soldMinor: sum.amountMinor,
      soldBeforeMinor: sumBefore.amountMinor,
      discountMinor: discountOf(sum),
      discountBeforeMinor: discountOf(sumBefore),
      sales: sum.sales,
      salesBefore: sumBefore.sales,
      channels: own
        .map(({ channel, amountMinor, sales }) => ({ channel, amountMinor, sales }))
        .toSorted((one, other) => other.amountMinor - one.amountMinor),
    };
  });
}

/** Sales without a price are in no amount, but they are sales. */
function unpricedFigures(now: Sales, before: Sales): DashboardFigures['unpriced'] {
  const own = now.filter((row) => row.currency === null);
  return {
    sales: totalOf(own).sales,
    salesBefore: totalOf(before.filter((row) => row.currency === null)).sales,
    channels: own.map(({ channel, sales }) => ({ channel, sales })),
  };
}

type Total = Pick<Sales[number], 'amountMinor' | 'grossMinor' | 'sales'>;

function totalOf(rows: Sales): Total {
  return rows.reduce<Total>(
    (sum, row) => ({
      amountMinor: sum.amountMinor + row.amountMinor,
      grossMinor: sum.grossMinor + row.grossMinor,
      sales: sum.sales + row.sales,
    }),
    { amountMinor: 0, grossMinor: 0, sales: 0 },
  );
}

/** A sale above the usual price has no promotion discount. */
const discountOf = ({ grossMinor, amountMinor }: Total) => Math.max(grossMinor - amountMinor, 0);

const nothing = { harvested: 0n, received: 0n, sold: 0n, wasted: 0n };

function unitFigures(now: Amounts, before: Amounts): DashboardFigures['units'] {
  return unitSchema.options.flatMap((unit) => {
    const own = now.find((row) => row.unit === unit);
    const earlier = before.find((row) => row.unit === unit);
    if (own === undefined && earlier === undefined) return [];
    const amounts = own ?? nothing;
    const amountsBefore = earlier ?? nothing;
    return {
      unit,
      harvested: quantityText(amounts.harvested),
      harvestedBefore: quantityText(amountsBefore.harvested),
      received: quantityText(amounts.received),
      receivedBefore: quantityText(amountsBefore.received),
      sold: quantityText(amounts.sold),
      soldBefore: quantityText(amountsBefore.sold),
      wasted: quantityText(amounts.wasted),
      wastedBefore: quantityText(amountsBefore.wasted),
    };
  });
}
