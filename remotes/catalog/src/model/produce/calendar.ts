import type {
  CalendarLot,
  CalendarMonth,
  ProduceCalendar,
} from '@pazar/contracts/produce-calendar';
import { lotLimits } from '@pazar/contracts/produce-input';
import type { QuantityUnit } from '@pazar/format/quantity';
import { isPositive, negative, sumOf } from '@pazar/format/quantity-math';

/** The seasons that a lot can belong to, by their year. */
export const seasons = lotLimits.seasonYear;

/** The season that an address names; the one of today where it names none. */
export function seasonOf(text: string | null, today: string): number {
  const year = Number(text);
  const isKnown = Number.isInteger(year) && year >= seasons.min && year <= seasons.max;
  return isKnown ? year : Number(today.slice(0, 4));
}

export type CalendarCrop = ProduceCalendar['crops'][number];

/** Amounts of one unit. */
export interface MonthAmount {
  readonly unit: QuantityUnit;
  readonly quantity: string;
}

/** What a month of a crop is above all: picked, else expected, else growing. */
export function stateOf({ harvested, expected, growing }: CalendarMonth) {
  if (harvested > 0) return 'harvested';
  if (expected > 0) return 'expected';
  return growing > 0 ? 'growing' : null;
}

/** The year that is shown, and the day of today, `YYYY-MM-DD`. */
interface ShownYear {
  readonly year: number;
  readonly today: string;
}

/**
 * The picked or the planned quantity of a crop in a month, a sum for each unit. The rest of a lot's
 * plan is in its first planned month from today on, and in no other.
 */
export function amountsIn(crop: CalendarCrop, month: number, shown: ShownYear): MonthAmount[] {
  const amounts = crop.lots.flatMap(({ unit, harvests, ...lot }): MonthAmount[] => {
    const picked = harvests.filter((one) => one.month === month);
    if (picked.length > 0) return picked.map(({ quantity }) => ({ unit, quantity }));
    if (lot.expectedQuantity === null || dueMonthOf(crop, lot, shown) !== month) return [];
    const quantity = sumOf(lot.expectedQuantity, negative(lot.harvested));
    return isPositive(quantity) ? [{ unit, quantity }] : [];
  });
  return [...Map.groupBy(amounts, ({ unit }) => unit)].map(([unit, ofUnit]) => ({
    unit,
    quantity: sumOf(...ofUnit.map(({ quantity }) => quantity)),
  }));
}

/** The first month from today on in which a lot is expected and nothing of its crop was picked. */
function dueMonthOf(
  { months }: CalendarCrop,
  { expectedFrom, expectedTo, status }: Omit<CalendarLot, 'unit' | 'harvests'>,
  { year, today }: ShownYear,
): number | undefined {
  if (expectedFrom === null || status === 'CLOSED' || status === 'LOST') return undefined;
  const due = months.find((month) => {
    const text = `${year}-${String(month.month).padStart(2, '0')}`;
    const isInside =
      expectedFrom.slice(0, 7) <= text && text <= (expectedTo ?? expectedFrom).slice(0, 7);
    return isInside && text >= today.slice(0, 7) && stateOf(month) === 'expected';
  });
  return due?.month;
}

/** The months of a crop that have something to show. */
export const monthsOf = ({ months }: CalendarCrop): number[] =>
  months.filter((month) => stateOf(month) !== null).map(({ month }) => month);

/** Whether any month of a crop has something to show. */
export const isPlanned = (crop: CalendarCrop) => monthsOf(crop).length > 0;
