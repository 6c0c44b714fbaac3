import type { PageInfo } from '@pazar/contracts/page';
import { formatNumber } from '@pazar/format/number';
import type { Locale } from '@pazar/format/locale';

/**
 * A list's total as parameters of a plural text: `count` chooses the form, `number` is what is
 * read. Undefined when the server sent none.
 */
export function total(page: PageInfo | undefined, locale: Locale) {
  if (page?.total === undefined) return undefined;
  const number = formatNumber(page.total, locale);
  return { count: page.total, number: page.totalIsExact === false ? `${number}+` : number };
}
