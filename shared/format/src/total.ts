import type { Locale } from './locale.ts';
import { formatNumber } from './number.ts';

/** What a list says of its length; `PageInfo` of the contracts is one. */
export interface CountedList {
  readonly total?: number | undefined;
  /** False when there are more than `total`. */
  readonly totalIsExact?: boolean | undefined;
}

/**
 * Parameters of a plural text: `count` chooses the form, `number` is what is read. A type alias,
 * since i18next takes parameters as a record and an interface is none.
 */
export type Total = {
  readonly count: number;
  readonly number: string;
};

/**
 * Writes how long a list is: `1,240`, or `10,000+` when that is only what was counted. Undefined
 * while the length is not known.
 */
export function formatTotal(list: CountedList | undefined, locale: Locale): Total | undefined {
  if (list?.total === undefined) return undefined;
  const number = formatNumber(list.total, locale);
  return { count: list.total, number: list.totalIsExact === false ? `${number}+` : number };
}
