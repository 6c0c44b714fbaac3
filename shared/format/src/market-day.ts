import { readCalendar } from './calendar.ts';
import { twoDigits } from './two-digits.ts';

/** The calendar day of an instant in Skopje, where all agents trade: `YYYY-MM-DD`. */
export function marketDay(instant: Date): string {
  const { year, month, day } = readCalendar(instant);
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** The calendar day `days` after `day`, both `YYYY-MM-DD`; before it where `days` is negative. */
export function dayAfter(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00.000Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}
