import type { OutflowByDay } from '@pazar/contracts/dashboard-charts';
import { currencySchema } from '@pazar/contracts/money';
import { addDays, daysOf, monthStart } from '../clock/calendar-days.ts';
import type { Outflow } from './outflow.ts';
import type { Period } from '../stock/kept-entries.ts';
import { periodBefore } from './period-before.ts';

/** The compared months: this one until today, the last one, and the same days of that one. */
export function comparedMonths(today: string) {
  const thisMonth = { from: monthStart(today), to: today };
  const lastDay = addDays(thisMonth.from, -1);
  const lastMonth = { from: monthStart(lastDay), to: lastDay };
  const sameDay = `${lastDay.slice(0, 8)}${today.slice(8)}`;
  // The last month may be shorter.
  const lastMonthToDate = { from: lastMonth.from, to: sameDay < lastDay ? sameDay : lastDay };
  return { thisMonth, lastMonth, lastMonthToDate };
}

/** Revenue of the months, by currency; the rows are those of both months. */
export function monthsBlock(rows: Outflow, today: string) {
  const { thisMonth, lastMonth, lastMonthToDate } = comparedMonths(today);
  return {
    thisMonth,
    lastMonth,
    currencies: currenciesIn(rows).map((currency) => {
      const own = rows.filter((row) => row.currency === currency);
      return {
        currency,
        thisMonthMinor: totalIn(own, thisMonth),
        lastMonthMinor: totalIn(own, lastMonth),
        lastMonthToDateMinor: totalIn(own, lastMonthToDate),
      };
    }),
  };
}

/** Revenue of each day of a period and of the one before it, by currency. */
export function daysBlock(
  { rows, rowsBefore }: { rows: Outflow; rowsBefore: Outflow },
  period: Period,
): OutflowByDay {
  const days = daysOf(period.from, period.to);
  const before = periodBefore(period);
  return {
    days,
    currencies: currenciesIn(rows).map((currency) => {
      const own = rows.filter((row) => row.currency === currency);
      const amountsMinor = amountsOn(days, own);
      const amountsBeforeMinor = amountsOn(
        daysOf(before.from, before.to),
        rowsBefore.filter((row) => row.currency === currency),
      );
      const totalMinor = totalIn(own, period);
      const grossMinor = own
        .filter(({ day }) => day >= period.from && day <= period.to)
        .reduce((sum, row) => sum + row.grossMinor, 0);
      // A sale above the usual price has no promotion discount.
      const discountMinor = Math.max(grossMinor - totalMinor, 0);
      return {
        currency,
        totalMinor,
        amountsMinor,
        amountsBeforeMinor,
        grossMinor,
        discountMinor,
      };
    }),
    unpriced: rows
      .filter((row) => row.currency === null)
      .reduce((sum, { sales }) => sum + sales, 0),
  };
}

function amountsOn(days: readonly string[], rows: Outflow): number[] {
  const amounts = new Map(rows.map((row) => [row.day, row.amountMinor]));
  return days.map((day) => amounts.get(day) ?? 0);
}

function currenciesIn(rows: Outflow) {
  return currencySchema.options.filter((currency) => rows.some((row) => row.currency === currency));
}

function totalIn(rows: Outflow, { from, to }: Period): number {
  return rows
    .filter(({ day }) => day >= from && day <= to)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}
