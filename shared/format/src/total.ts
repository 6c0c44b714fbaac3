import type { Locale } from './locale.ts';
import { formatNumber } from './number.ts';

/** The length that a list reports; `PageInfo` of the contracts is one. */
export interface CountedList {
  readonly total?: number | undefined;
  /** False when there are more than `total`. */
  readonly totalIsExact?: boolean | undefined;
}

/**
 * Parameters of a plural text: `count` chooses the form, `number` is shown. A type alias, since
 * i18next takes parameters as a record and an interface is none.
 */
export type Total = {
  readonly count: number;
  readonly number: string;
};

/**
 * Formats the length of a list: `1,240`, or `10,000+` when the count stopped there. Null while the
 * length is unknown.
 */
export function formatTotal(list: CountedList | undefined, locale: Locale): Total | null {
  if (list?.total === undefined) return null;
  const number = formatNumber(list.total, locale);
  return { count: list.total, number: list.totalIsExact === false ? `${number}+` : number };
}
