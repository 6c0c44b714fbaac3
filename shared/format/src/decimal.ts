import type { Locale } from './locale.ts';

interface Separators {
  readonly decimal: string;
  readonly grouping: string;
}

/** 1,234.5 in en-GB, 1.234,5 in mk-MK. */
export const separators: Readonly<Record<Locale, Separators>> = {
  en: { decimal: '.', grouping: ',' },
  mk: { decimal: ',', grouping: '.' },
};

/** Keeps an amount and its unit on one line. */
export const noBreakSpace = '\u00A0';

export interface DecimalOptions {
  /** Decimals that are always written, as zeros if need be. Default 0. */
  minDecimals?: number;
  /** Whether thousands are grouped. Default true; form fields hold ungrouped numbers. */
  isGrouped?: boolean;
}

const canonicalDecimal = /^(-?)(\d+)(?:\.(\d+))?$/;

/** The parts of a canonical decimal; zero has no sign. */
function readCanonical(value: string) {
  const match = canonicalDecimal.exec(value);
  if (match === null) throw new RangeError(`Not a canonical decimal: ${value}`);
  const [, sign = '', whole = '0', fraction = ''] = match;
  return { sign: /[1-9]/.test(value) ? sign : '', whole, fraction };
}

/**
 * Formats a canonical decimal such as `"-1234.500"` for display. Exact: works on the digits, keeps
 * every decimal that is not a trailing zero.
 *
 * @throws RangeError when `value` is not a canonical decimal
 */
export function formatDecimal(
  value: string,
  locale: Locale,
  { minDecimals = 0, isGrouped = true }: DecimalOptions = {},
): string {
  const { sign, whole, fraction } = readCanonical(value);
  const { decimal, grouping } = separators[locale];
  const written = isGrouped ? whole.replaceAll(/\B(?=(?:\d{3})+$)/g, grouping) : whole;
  const decimals = fraction.replace(/0+$/, '').padEnd(minDecimals, '0');
  return sign + written + (decimals === '' ? '' : decimal + decimals);
}
