import { lotLimits } from '@pazar/contracts/produce-input';

/** The seasons that a lot can belong to, by their year. */
export const seasons = lotLimits.seasonYear;

/** The season that an address names; the one of today where it names none. */
export function seasonOf(text: string | null, today: string): number {
  const year = Number(text);
  const isKnown = Number.isInteger(year) && year >= seasons.min && year <= seasons.max;
  return isKnown ? year : Number(today.slice(0, 4));
}
