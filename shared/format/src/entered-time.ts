import { formatDate, formatDateTime } from './date.ts';
import type { Locale } from './locale.ts';

/**
 * The times of day stored for what has only a day: by the forms and the demo's sales, and by the
 * demo's accounts. A time that somebody chose, such as the end of a promotion, may be one of them.
 */
const dayOnly = ['T10:00:00.000Z', 'T00:00:00.000Z'] as const;

/** The instant that represents a day without a time. */
export const instantOfDay = (day: string): string => day + dayOnly[0];

/** Whether of an instant only the day is known. */
export function isDayAlone(instant: string): boolean {
  return dayOnly.some((time) => instant.endsWith(time));
}

/**
 * When something happened, with the time only where it is known: `23/08/2026, 16:05`, or
 * `23/08/2026` for an instant of `instantOfDay`. For a deadline or a chosen time use
 * `formatDateTime`.
 *
 * @throws RangeError when `instant` is not an ISO instant
 */
export function formatEnteredTime(instant: string, locale: Locale): string {
  return isDayAlone(instant) ? formatDate(instant, locale) : formatDateTime(instant, locale);
}
