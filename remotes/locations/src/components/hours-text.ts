import { type OpeningException } from '@pazar/contracts/opening-exceptions';
import {
  type OpeningInterval,
  type PickupHours,
  weekdays,
  type WeeklyHours,
} from '@pazar/contracts/opening-hours';
import type { Locale, LocalizedText } from '@pazar/contracts/locale';
import type { LocationInput } from '@pazar/contracts/location-input';
import { dayNames } from '@pazar/format/calendar-names';
import { readLocalizedText } from '@pazar/format/localized-text';
import { dayText } from '@pazar/format/day-text';
import type { TFunction } from 'i18next';

/** The hours of a day: `08:00–12:00, 16:00–20:00`; empty for none. */
export function intervalText(intervals: readonly OpeningInterval[]): string {
  return intervals.map(({ from, to }) => `${from}–${to}`).join(', ');
}

/** The hours of a week on one line; days with the same hours together: `Mon–Fri 08:00–16:00`. */
export function hoursText(
  week: WeeklyHours,
  { t, locale }: { t: TFunction<'locations'>; locale: Locale },
): string {
  const names = dayNames(locale, 'short');
  const runs: { first: number; last: number; text: string }[] = [];
  for (const [index, day] of weekdays.entries()) {
    const text = intervalText(week[day]) || t('location.hours.closed');
    const run = runs.at(-1);
    if (run?.text === text) run.last = index;
    else runs.push({ first: index, last: index, text });
  }
  return runs
    .map(({ first, last, text }) => {
      const days = first === last ? names[first] : `${names[first]}–${names[last]}`;
      return `${days} ${text}`;
    })
    .join('; ');
}

/** When orders can be picked up, on one line. */
export function pickupText(
  pickup: PickupHours,
  words: { t: TFunction<'locations'>; locale: Locale },
): string {
  return pickup.type === 'WEEK'
    ? hoursText(pickup.week, words)
    : words.t(`location.pickup.${pickup.type}`);
}

/** The note of a day that differs in the reader's language, else in the other; empty for none. */
export function noteText(day: OpeningException, locale: Locale): string {
  return day.noteIn === null ? (day.note ?? '') : readLocalizedText(day.noteIn, locale).text;
}

/** A text in both languages: `Божиќ / Christmas`. */
export const inBoth = ({ mk, en }: LocalizedText) => [mk, en].filter(Boolean).join(' / ');

/** Days that differ: `24/12/2026 08:00–12:00; 07/01/2027 Closed (Orthodox Christmas)`. */
export function exceptionsText(
  exceptions: LocationInput['exceptions'],
  { t, locale }: { t: TFunction<'locations'>; locale: Locale },
): string {
  const texts = exceptions.map(({ date, intervals, note, noteIn }) => {
    const said = noteIn === null ? note : inBoth(noteIn);
    const hours = intervalText(intervals) || t('location.hours.closed');
    return [dayText(date, locale), hours, said && `(${said})`].filter(Boolean).join(' ');
  });
  return texts.join('; ') || t('location.value.none');
}
