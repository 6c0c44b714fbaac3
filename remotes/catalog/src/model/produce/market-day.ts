import { readCalendar } from '@pazar/format/calendar';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The calendar day of a moment in Skopje, `YYYY-MM-DD`: where all produce is grown. */
export function marketDay(moment: Date): string {
  const { year, month, day } = readCalendar(moment);
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}
