import { formatDecimal, separators } from './decimal.ts';
import type { Locale } from './locale.ts';

export interface ParseNumberOptions {
  /** The user's language: it decides how a lone separator is read. */
  locale: Locale;
  /** Decimals the number may have: 2 for money, 3 for quantities. */
  decimals: number;
}

export type NumberProblem = 'not-a-number' | 'grouping' | 'too-many-decimals';

/** A typed text, parsed as a number. Never a guess that loses digits. */
export type ParsedNumber =
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'number';
      /** Canonical decimal with exactly `decimals` decimals, as the API accepts it: `"12.500"`. */
      readonly value: string;
      /** The same number with grouping, to show the result: `1.234`. */
      readonly echo: string;
      /** Whether the other language would have read another number: show the echo. */
      readonly isAmbiguous: boolean;
    }
  | { readonly kind: 'error'; readonly reason: NumberProblem };

/** Currencies and units that people type with a number, in both languages. */
const words =
  'mkd|мкд|eur|евра|евро|€|ден|денари|денар|%|kg|кг|g|г|гр|t|т|l|л|ml|мл|pcs|pc|пар|bunch|bunches|врска|врски';
const leadingWord = new RegExp(`^(?:${words})\\.?`, 'iu');
const trailingWord = new RegExp(`(?:${words})\\.?$`, 'iu');

const isGroupedBy = (separator: string, whole: string) =>
  new RegExp(`^[1-9]\\d{0,2}(?:\\${separator}\\d{3})+$`).test(whole);

interface Digits {
  readonly whole: string;
  readonly fraction: string;
  readonly isAmbiguous: boolean;
}

/** Both signs occur: the last one is the decimal sign, whatever the language. */
function readMixed(text: string): Digits | NumberProblem {
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const grouping = text[at] === '.' ? ',' : '.';
  const whole = text.slice(0, at);
  if (!isGroupedBy(grouping, whole)) return 'grouping';
  return {
    whole: whole.replaceAll(grouping, ''),
    fraction: text.slice(at + 1),
    isAmbiguous: false,
  };
}

/** One kind of sign occurs, `separator`; the language decides only where both readings are possible. */
function readSingle(text: string, separator: string, locale: Locale): Digits | NumberProblem {
  const [whole = '', fraction = '', ...more] = text.split(separator);
  const isGrouped = isGroupedBy(separator, text);
  const asGroups = { whole: text.replaceAll(separator, ''), fraction: '' };
  if (more.length > 0) return isGrouped ? { ...asGroups, isAmbiguous: false } : 'grouping';
  const asDecimal = { whole, fraction };
  if (separator === separators[locale].decimal) return { ...asDecimal, isAmbiguous: false };
  if (isGrouped) return { ...asGroups, isAmbiguous: true };
  const looksGrouped = fraction.length === 3 && /^[1-9]/.test(whole);
  return looksGrouped ? 'grouping' : { ...asDecimal, isAmbiguous: false };
}

function readDigits(text: string, locale: Locale): Digits | NumberProblem {
  const signs = new Set(text.replaceAll(/\d/g, ''));
  const [separator] = signs;
  if (separator === undefined) return { whole: text, fraction: '', isAmbiguous: false };
  return signs.size === 2 ? readMixed(text) : readSingle(text, separator, locale);
}

function writeCanonical(sign: string, { whole, fraction }: Digits, decimals: number): string {
  const wholeDigits = whole.replace(/^0+(?=\d)/, '') || '0';
  const amount = decimals === 0 ? wholeDigits : `${wholeDigits}.${fraction.padEnd(decimals, '0')}`;
  return /[1-9]/.test(amount) ? sign + amount : amount;
}

/**
 * Reads a number as people type it. Spaces, signs that nobody sees, and currency or unit words are ignored. If both `.` and
 * `,` occur the last one is the decimal sign; a lone sign that is not the language's own, followed
 * by exactly three digits, is grouping and is reported as ambiguous. Wrong grouping and too many
 * decimals are errors; nothing is ever cut off or rounded.
 */
export function parseNumber(input: string, options: ParseNumberOptions): ParsedNumber {
  const { locale, decimals } = options;
  const bare = input.replaceAll(/[\s\p{Cf}]/gu, '').replace(/^\u2212/, '-');
  if (bare === '') return { kind: 'empty' };
  const sign = bare.startsWith('-') ? '-' : '';
  const text = bare.slice(sign.length).replace(leadingWord, '').replace(trailingWord, '');
  if (!/^[\d.,]*\d$/.test(text)) return { kind: 'error', reason: 'not-a-number' };
  const digits = readDigits(text, locale);
  if (typeof digits === 'string') return { kind: 'error', reason: digits };
  if (digits.fraction.length > decimals) return { kind: 'error', reason: 'too-many-decimals' };
  const value = writeCanonical(sign, digits, decimals);
  const echo = formatDecimal(value, locale);
  return { kind: 'number', value, echo, isAmbiguous: digits.isAmbiguous };
}
