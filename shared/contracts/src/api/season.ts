import * as z from '@pazar/contracts/schema';
import type { ObjectOf } from '../object-of.ts';

const monthDaySchema = z
  .string()
  .check(z.regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/), z.refine(isDayOfYear));

/** 29 February is valid; 31 June is not. */
function isDayOfYear(text: string): boolean {
  const [month = 0, day = 0] = text.split('-').map(Number);
  return day <= new Date(Date.UTC(2024, month, 0)).getUTCDate();
}

/** Every year from the first to the last day, `MM-DD`; it may pass the end of the year. */
export const seasonOf = (object: ObjectOf) => object({ from: monthDaySchema, to: monthDaySchema });
/** As answers have it. */
export const seasonSchema = seasonOf(z.object);
