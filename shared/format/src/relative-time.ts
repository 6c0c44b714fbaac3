import type { Locale } from './locale.ts';
import { choosePlural, type PluralForms } from './plural.ts';

type UnitNames = Readonly<Record<Locale, PluralForms>>;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Largest first. A month is 30 days and a year 365: near enough for "5 months ago". */
const units: readonly { readonly length: number; readonly names: UnitNames }[] = [
  {
    length: 365 * day,
    names: { en: { one: 'year', other: 'years' }, mk: { one: 'година', other: 'години' } },
  },
  {
    length: 30 * day,
    names: { en: { one: 'month', other: 'months' }, mk: { one: 'месец', other: 'месеци' } },
  },
  {
    length: day,
    names: { en: { one: 'day', other: 'days' }, mk: { one: 'ден', other: 'дена' } },
  },
  {
    length: hour,
    names: { en: { one: 'hour', other: 'hours' }, mk: { one: 'час', other: 'часа' } },
  },
  {
    length: minute,
    names: { en: { one: 'minute', other: 'minutes' }, mk: { one: 'минута', other: 'минути' } },
  },
];

const justNow: Readonly<Record<Locale, string>> = { en: 'just now', mk: 'штотуку' };

const directions: Readonly<Record<Locale, Record<'past' | 'future', (span: string) => string>>> = {
  en: { past: (span) => `${span} ago`, future: (span) => `in ${span}` },
  mk: { past: (span) => `пред ${span}`, future: (span) => `за ${span}` },
};

/**
 * How long ago, or how far ahead: `3 hours ago`, `пред 3 часа`, `in 2 days`, `за 2 дена`. Rounded
 * down to the largest unit that fits; less than a minute is `just now`.
 *
 * @throws RangeError when `instant` is not an ISO instant
 */
export function formatRelativeTime(instant: string, locale: Locale, now = new Date()): string {
  const difference = now.getTime() - Date.parse(instant);
  if (Number.isNaN(difference)) throw new RangeError(`Not an instant: ${instant}`);
  const unit = units.find(({ length }) => Math.abs(difference) >= length);
  if (unit === undefined) return justNow[locale];
  const count = Math.floor(Math.abs(difference) / unit.length);
  const span = `${count} ${choosePlural(count, locale, unit.names[locale])}`;
  return directions[locale][difference > 0 ? 'past' : 'future'](span);
}
