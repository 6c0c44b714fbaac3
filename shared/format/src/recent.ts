import { dayNumber, readCalendar } from './calendar.ts';
import { formatDate, formatTime } from './date.ts';
import type { Locale } from './locale.ts';

const yesterday: Readonly<Record<Locale, string>> = { en: 'Yesterday', mk: 'Вчера' };

/**
 * When something changed, as short as a table needs: the time if it was today in Skopje,
 * `Yesterday`, else the day.
 *
 * @throws RangeError when `instant` is not an ISO instant
 */
export function formatRecent(instant: string, locale: Locale, now: Date = new Date()): string {
  const daysAgo = dayNumber(readCalendar(now)) - dayNumber(readCalendar(instant));
  if (daysAgo === 0) return formatTime(instant);
  return daysAgo === 1 ? yesterday[locale] : formatDate(instant, locale);
}
