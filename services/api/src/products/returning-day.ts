import type { HiddenReason } from '@pazar/contracts/product';

interface Offered {
  /** 1 to 12; none means all year. */
  seasonMonths: readonly number[];
  availableFrom: string | null;
  availableTo: string | null;
  reasons: readonly HiddenReason[];
}

/**
 * The day on which a product that waits for its season or its first day is offered; undefined for any other,
 * and where its last day comes before.
 */
export function returningDay(
  { seasonMonths, availableFrom, availableTo, reasons }: Offered,
  today: string,
): string | undefined {
  if (!reasons.includes('out_of_season') && !reasons.includes('not_yet_available'))
    return undefined;
  const first = availableFrom !== null && availableFrom > today ? availableFrom : today;
  const day = dayInSeason(first, seasonMonths);
  const isOver = availableTo !== null && availableTo < day;
  return isOver || day <= today ? undefined : day;
}

/** This day, or the first day of the next month in which it is the season. */
function dayInSeason(day: string, months: readonly number[]): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  if (months.length === 0 || months.includes(month)) return day;
  const next = months.find((each) => each > month) ?? Math.min(...months);
  return `${next > month ? year : year + 1}-${String(next).padStart(2, '0')}-01`;
}
