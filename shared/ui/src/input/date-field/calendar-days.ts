import { weekdayOf } from '@pazar/format/calendar-names';
import { readCalendar } from '@pazar/format/calendar';

const daysInWeek = 7;

/** The calendar day `YYYY-MM-DD` that lies some days away. */
export function addDays(day: string, days: number): string {
  const { year, month, day: from } = readCalendar(day);
  return toDay(Date.UTC(year, month - 1, from + days));
}

/** The same day of another month, or that month's last if it is shorter. */
export function addMonths(day: string, months: number): string {
  const { year, month, day: from } = readCalendar(day);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return toDay(Date.UTC(year, month - 1 + months, Math.min(from, last)));
}

/** Place of the day in its week, Monday 0. */
export const weekday = (day: string) => weekdayOf(readCalendar(day));

/** The weeks of the month of a day, Monday first; null outside the month. */
export function weeksOf(day: string): (string | null)[][] {
  const { year, month } = readCalendar(day);
  const first = toDay(Date.UTC(year, month - 1, 1));
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const blanks = weekday(first);
  const weeks = Math.ceil((blanks + count) / daysInWeek);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: daysInWeek }, (__, column) => {
      const index = week * daysInWeek + column - blanks;
      return index < 0 || index >= count ? null : addDays(first, index);
    }),
  );
}

function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
