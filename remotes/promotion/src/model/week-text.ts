import type { Locale } from '@pazar/contracts/locale';
import { formatDate } from '@pazar/format/date';
import { dayAfter } from '@pazar/format/market-day';

/** The days of a week in short, by its Monday: "16–22/11", over two months "30/11–6/12". */
export function weekText(monday: string, locale: Locale): string {
  const sunday = dayAfter(monday, 6);
  const last = dayAndMonth(sunday, locale);
  const isOneMonth = monday.slice(0, 7) === sunday.slice(0, 7);
  const first = isOneMonth ? String(Number(monday.slice(8))) : dayAndMonth(monday, locale);
  return `${first}–${last}`;
}

/** "6/12": the head of a narrow column has no room for a zero. */
function dayAndMonth(day: string, locale: Locale): string {
  return formatDate(day, locale).slice(0, 5).replace(/^0/, '');
}
