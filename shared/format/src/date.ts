import { dayNames, monthNames, weekdayOf } from './calendar-names.ts';
import { readCalendar, type CalendarTime } from './calendar.ts';
import type { Locale } from './locale.ts';
import { twoDigits } from './two-digits.ts';

const daySeparators: Readonly<Record<Locale, string>> = { en: '/', mk: '.' };

function writeDay({ year, month, day }: CalendarTime, locale: Locale): string {
  return [twoDigits(day), twoDigits(month), year].join(daySeparators[locale]);
}

function writeClock({ clock }: CalendarTime): string {
  return clock === null ? '' : `${twoDigits(clock.hour)}:${twoDigits(clock.minute)}`;
}

/**
 * A day for tables: `23/08/2026` in English, `23.08.2026` in Macedonian.
 *
 * @param value an ISO instant (its day in Skopje) or a calendar day `YYYY-MM-DD`
 * @throws RangeError when `value` is neither
 */
export function formatDate(value: string | Date, locale: Locale): string {
  return writeDay(readCalendar(value), locale);
}

/**
 * A day for running text: `23 August 2026`, `23 август 2026 г.`. Same input and errors as
 * `formatDate`.
 */
export function formatLongDate(value: string | Date, locale: Locale): string {
  const { year, month, day } = readCalendar(value);
  const text = `${day} ${monthNames(locale)[month - 1] ?? ''} ${year}`;
  return locale === 'mk' ? `${text} г.` : text;
}

/** The day of the week in Skopje: `Sunday`, `недела`. Same input and errors as `formatDate`. */
export function formatWeekday(value: string | Date, locale: Locale): string {
  return dayNames(locale)[weekdayOf(readCalendar(value))] ?? '';
}

/** A day and the time in Skopje: `23/08/2026, 16:05`. A calendar day has no time and stays a day. */
export function formatDateTime(value: string | Date, locale: Locale): string {
  const time = readCalendar(value);
  const day = writeDay(time, locale);
  return time.clock === null ? day : `${day}, ${writeClock(time)}`;
}

/** The time in Skopje on the 24-hour clock: `16:05`. The same in both languages. */
export function formatTime(instant: string | Date): string {
  return writeClock(readCalendar(instant));
}
