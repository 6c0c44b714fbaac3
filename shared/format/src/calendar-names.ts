import type { Locale } from './locale.ts';

type Names = Readonly<Record<Locale, readonly string[]>>;

/** January first. */
const months: Names = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  mk: [
    'јануари',
    'февруари',
    'март',
    'април',
    'мај',
    'јуни',
    'јули',
    'август',
    'септември',
    'октомври',
    'ноември',
    'декември',
  ],
};

/** Monday first, as the week starts in both languages. */
const days: Names = {
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  mk: ['понеделник', 'вторник', 'среда', 'четврток', 'петок', 'сабота', 'недела'],
};

const shortDays: Names = {
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  mk: ['пон.', 'вто.', 'сре.', 'чет.', 'пет.', 'саб.', 'нед.'],
};

const daysInWeek = 7;

/** Names are lower case in Macedonian also at the start of a heading; capitalise there. */
export function monthNames(locale: Locale): readonly string[] {
  return months[locale];
}

/** The days of the week from Monday; `short` for the head of a calendar. */
export function dayNames(locale: Locale, width: 'long' | 'short' = 'long'): readonly string[] {
  return (width === 'long' ? days : shortDays)[locale];
}

/** The day's place in the week from 0, Monday, to 6, Sunday. */
export function weekdayOf(day: { year: number; month: number; day: number }): number {
  const sundayFirst = new Date(Date.UTC(day.year, day.month - 1, day.day)).getUTCDay();
  return (sundayFirst + daysInWeek - 1) % daysInWeek;
}
