import { type FilterKind, kindsOfParams, type ListDefinition } from '../query/define-list.ts';
import type { UrlState } from '../query/url-state.ts';

type Reader = (values: readonly string[]) => unknown;

const flags: Readonly<Record<string, boolean>> = { true: true, false: false };
const numberOf = (text: string) => (/^\d+$/.test(text) ? Number(text) : text);

const readers: Readonly<Record<FilterKind, Reader>> = {
  texts: (values) => values,
  numbers: (values) => values.map(numberOf),
  number: ([text = '']) => numberOf(text),
  flag: ([text = '']) => flags[text] ?? text,
  'date-range': ([day]) => day,
};

/**
 * Search and filters as the body of a bulk action has them: numbers and flags instead of their
 * texts. A value that cannot be read stays a text: the API rejects it, as it rejects that list.
 */
export function bulkFilter(
  { q, filters }: Pick<UrlState, 'q' | 'filters'>,
  list: ListDefinition,
): Readonly<Record<string, unknown>> {
  const members = [...kindsOfParams(list)].flatMap(([param, kind]) => {
    const values = filters[param];
    return values === undefined ? [] : [[param, readers[kind](values)] as const];
  });
  return { ...Object.fromEntries(members), ...(q !== '' && { q }) };
}
