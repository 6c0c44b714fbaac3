import { readCalendar } from './calendar.ts';
import { twoDigits } from './two-digits.ts';

/** A typed text, parsed as a calendar day. */
export type ParsedDate =
  | { readonly kind: 'empty' }
  | { readonly kind: 'date'; /** `YYYY-MM-DD` */ readonly value: string }
  | { readonly kind: 'error' };

const isoDay = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
/** Day first, as in both languages; the year may be left out or short. */
const writtenDay = /^(\d{1,2})[./\-\s]+(\d{1,2})(?:[./\-\s]+(\d{4}|\d{2}))?[./\s]*(?:г\.?)?$/;
const digitsOnly = /^(\d{2})(\d{2})(\d{4})$/;
const century = 2000;

/**
 * Parses a day as people type it: `23.08.2026`, `23/8/26`, `23 8`, `23082026`, `2026-08-23`. The
 * year defaults to this year. A day that no calendar has, such as 31 April, is an error.
 *
 * @param today an instant or a calendar day, for the missing year
 */
export function parseDate(input: string, today: string | Date): ParsedDate {
  const text = input.trim();
  if (text === '') return { kind: 'empty' };
  const iso = isoDay.exec(text);
  const [, first = '', month = '', last] =
    iso ?? writtenDay.exec(text) ?? digitsOnly.exec(text) ?? [];
  const year = iso === null ? readYear(last, today) : Number(first);
  const day = Number(iso === null ? first : last);
  return isDay(year, Number(month), day)
    ? { kind: 'date', value: writeIsoDay(year, Number(month), day) }
    : { kind: 'error' };
}

function readYear(text: string | undefined, today: string | Date): number {
  if (text === undefined) return readCalendar(today).year;
  return text.length === 2 ? century + Number(text) : Number(text);
}

function isDay(year: number, month: number, day: number): boolean {
  if (month < 1 || month > 12 || day < 1) return false;
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function writeIsoDay(year: number, month: number, day: number): string {
  return [String(year).padStart(4, '0'), twoDigits(month), twoDigits(day)].join('-');
}
