import type { CalendarMonth, ProduceCalendar } from '@pazar/contracts/produce-calendar';
import { lotLimits } from '@pazar/contracts/produce-input';
import type { QuantityUnit } from '@pazar/format/quantity';
import { sumOf } from '@pazar/format/quantity-math';

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

/** What was picked of a crop in a month, a sum for each unit. */
export function harvestedIn({ lots }: CalendarCrop, month: number): MonthAmount[] {
  const picked = lots.flatMap(({ unit, harvests }) =>
    harvests.filter((one) => one.month === month).map(({ quantity }) => ({ unit, quantity })),
  );
  return [...Map.groupBy(picked, ({ unit }) => unit)].map(([unit, amounts]) => ({
    unit,
    quantity: sumOf(...amounts.map(({ quantity }) => quantity)),
  }));
}

/** Whether any month of a crop has something to show. */
export const isPlanned = ({ months }: CalendarCrop) =>
  months.some((month) => stateOf(month) !== null);
