import { monthNames } from './calendar-names.ts';
import type { Locale } from './locale.ts';
import { foldForSearch } from './search-fold.ts';
import { twoDigits } from './two-digits.ts';

/** A typed text, parsed as a day of every year. */
export type ParsedMonthDay =
  | { readonly kind: 'empty' }
  | { readonly kind: 'day'; /** `MM-DD` */ readonly value: string }
  | { readonly kind: 'error' };

const leapYear = 2024;
const inNumbers = /^(\d{1,2})[./\-\s]+(\d{1,2})[./\s]*$/;
const digitsOnly = /^(\d{2})(\d{2})$/;
const inWords = /^(\d{1,2})(?:st|nd|rd|th|[.-]?(?:ви|ри|ми|ти))?[.\s]*(\p{L}{3,})\.?$/iu;
const wordFirst = /^(\p{L}{3,})\.?\s*(\d{1,2})(?:st|nd|rd|th)?$/iu;

/**
 * Reads a day of every year as people type it, day first as in both languages: `23.08`, `23/8`,
 * `2308`, `23 август`, `23 Aug`, `August 23`. 29 February is one.
 */
export function parseMonthDay(input: string): ParsedMonthDay {
  const text = input.trim();
  if (text === '') return { kind: 'empty' };
  const [day, month] = readParts(text);
  if (month === 0 || day === 0 || day > daysIn(month)) return { kind: 'error' };
  return { kind: 'day', value: `${twoDigits(month)}-${twoDigits(day)}` };
}

/** The day and the month in a text; 0 for a missing one. */
function readParts(text: string): readonly [day: number, month: number] {
  const dayFirst = inNumbers.exec(text) ?? digitsOnly.exec(text) ?? inWords.exec(text);
  if (dayFirst !== null) return [Number(dayFirst[1]), monthOf(dayFirst[2] ?? '')];
  const monthFirst = wordFirst.exec(text);
  return monthFirst === null ? [0, 0] : [Number(monthFirst[2]), monthOf(monthFirst[1] ?? '')];
}

/**
 * A day of every year: `23 August`, `23 август`.
 *
 * @param value `MM-DD`
 */
export function formatMonthDay(value: string, locale: Locale): string {
  const [month = 0, day = 0] = value.split('-').map(Number);
  return `${day} ${monthNames(locale)[month - 1] ?? ''}`;
}

/** 1 to 12 for a number or a name, whole or abbreviated, in either language and script; else 0. */
function monthOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text) <= 12 ? Number(text) : 0;
  const folded = foldForSearch(text);
  const found = [...monthNames('en').entries(), ...monthNames('mk').entries()]
    .filter(([, name]) => foldForSearch(name).startsWith(folded))
    .map(([index]) => index + 1);
  const [month = 0, ...others] = new Set(found);
  // The start of two names matches neither.
  return others.length === 0 ? month : 0;
}

const daysIn = (month: number) => new Date(Date.UTC(leapYear, month, 0)).getUTCDate();
