import { formatDate, formatDateTime } from './date.ts';
import type { Locale } from './locale.ts';
import { marketDay } from './market-day.ts';
import { marketTime } from './market-time.ts';

/** The last day of what ends at an instant, `YYYY-MM-DD`: an end at midnight is that of the day before. */
export function lastDay(endsAt: string): string {
  return marketDay(new Date(Date.parse(endsAt) - 1));
}

/** Whether something ends with a day, at midnight in Skopje. */
export function isEndOfDay(endsAt: string): boolean {
  return marketTime(new Date(endsAt)) === '00:00';
}

/** An end as a period shows it: its last day, with the time unless it lasts until midnight. */
export function formatEnd(endsAt: string, locale: Locale): string {
  return isEndOfDay(endsAt) ? formatDate(lastDay(endsAt), locale) : formatDateTime(endsAt, locale);
}
