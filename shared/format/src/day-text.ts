import { formatDate } from './date.ts';
import type { Locale } from './locale.ts';

const calendarDay = /^\d{4}-\d{2}-\d{2}$/;

/**
 * A day of a form in the reader's format; the text itself while it is being typed and is no day yet.
 *
 * @param entered the value of a `DateField`: `YYYY-MM-DD`, or what was typed
 */
export function dayText(entered: string, locale: Locale): string {
  return calendarDay.test(entered) ? formatDate(entered, locale) : entered;
}
