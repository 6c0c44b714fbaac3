import { formatDate } from '@pazar/format/date';
import { formatNumber } from '@pazar/format/number';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import type { FilterValues } from '../query/url-state.ts';
import { daysOf, isDay } from './date-range.ts';
import type { AnyFilter, DateRangeFilter, OptionFilter } from './list-filter.ts';

/** More names would make the chip wider than a phone. */
const maxNames = 2;

/** A filter's selection as text; null without one. */
export function useChosenText(): (filter: AnyFilter, values: FilterValues) => string | null {
  const { t } = useTranslation('shell');
  const locale = useLocale();

  function optionText({ key, options }: OptionFilter, values: FilterValues): string | null {
    const chosen = values[key] ?? [];
    if (chosen.length === 0) return null;
    if (chosen.length > maxNames) {
      const { length: count } = chosen;
      return t('list.chosen', { count, number: formatNumber(count, locale) });
    }
    const nameOf = (value: string) => options.find((one) => one.value === value)?.label ?? value;
    return chosen.map(nameOf).join(', ');
  }
  const dayText = (day: string) => (isDay(day) ? formatDate(day, locale) : day);
  function rangeText(range: DateRangeFilter, values: FilterValues): string | null {
    const { from, to } = daysOf(range, values);
    if (from === null) return to === null ? null : t('list.range.until', { to: dayText(to) });
    if (to === null) return t('list.range.from', { from: dayText(from) });
    return t('list.range.between', { from: dayText(from), to: dayText(to) });
  }

  return (filter, values) => {
    if ('options' in filter) return optionText(filter, values);
    return 'show' in filter ? filter.show(values) : rangeText(filter, values);
  };
}
