import { parseDate } from '@pazar/format/parse-date';
import { rangeParams } from '../query/define-list.ts';
import type { FilterValues } from '../query/url-state.ts';
import type { DateRangeFilter } from './list-filter.ts';

/** The days of a range in the URL; null without one. */
export function daysOf({ key }: DateRangeFilter, values: FilterValues) {
  const [fromParam, toParam] = rangeParams(key);
  return { from: values[fromParam]?.[0] ?? null, to: values[toParam]?.[0] ?? null };
}

/** Whether a text of the URL is a calendar day, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const { kind } = parseDate(text, text);
  return kind === 'date';
}
