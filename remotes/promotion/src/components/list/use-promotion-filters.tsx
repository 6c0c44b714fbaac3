import { effectivePromotionStatusSchema } from '@pazar/contracts/promotion';
import { promotionTriggerSchema } from '@pazar/contracts/promotion-input';
import { readLocalizedText } from '@pazar/format/localized-text';
import { lazyComponent } from '@pazar/section/lazy-component';
import { categoryList } from '@pazar/section/reference';
import { namedQuery, type SearchSource } from '@pazar/section/search-source';
import { useInlineQuery, useChoices } from '@pazar/section/use-inline-query';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import type { ListFilter } from '@pazar/section/list/filters/list-filter';
import type { ListState } from '@pazar/section/list/query/use-list-state';
import type { ReactNode } from 'react';
import { filterSources } from './filter-sources.ts';
import { type promotionList, ruleTypes } from '../../model/promotion-list.ts';

/** Loads once the list rests: no row of it needs an input. */
export const FilterPicker = lazyComponent(() => import('./filter-picker.tsx'), 'FilterPicker');

/** What the list of promotions can be filtered by; `notice` says that choices could not be loaded. */
export function usePromotionFilters({ url }: Pick<ListState<typeof promotionList>, 'url'>): {
  filters: ListFilter<typeof promotionList>[];
  notice: ReactNode;
} {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const http = useHttp();
  const categories = useChoices(categoryList(http));
  const products = usePickedFilter('productId', filterSources.productId, url.filters.productId);
  const locations = usePickedFilter('locationId', filterSources.locationId, url.filters.locationId);
  const filters: ListFilter<typeof promotionList>[] = [
    {
      key: 'status',
      label: t('promotion.column.status'),
      options: effectivePromotionStatusSchema.options.map((value) => ({
        value,
        label: t(`promotion.statuses.${value}`),
      })),
    },
    {
      key: 'type',
      label: t('promotion.column.rule'),
      options: ruleTypes.map((value) => ({ value, label: t(`promotion.type.${value}`) })),
    },
    {
      key: 'trigger',
      label: t('promotion.filter.trigger'),
      options: promotionTriggerSchema.options.map((value) => ({
        value,
        label: t(`promotion.trigger.${value}`),
      })),
    },
    products.filter,
    {
      key: 'categoryId',
      label: t('promotion.filter.category'),
      options: categories.rows.map(({ id, name }) => ({
        value: id,
        label: readLocalizedText(name, locale).text,
      })),
    },
    locations.filter,
    { key: 'starts', label: t('promotion.column.start') },
    { key: 'ends', label: t('promotion.column.end') },
    { key: 'updated', label: t('promotion.column.changed') },
  ];
  return { filters, notice: categories.notice ?? locations.notice ?? products.notice };
}

/** A filter whose rows are searched on the server, so that none is beyond a first page. */
function usePickedFilter<Row extends { readonly id: string }>(
  key: 'productId' | 'locationId',
  source: SearchSource<Row>,
  chosen: readonly string[] = [],
): { filter: ListFilter<typeof promotionList>; notice: ReactNode } {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const { data = [], notice } = useInlineQuery(namedQuery(useHttp(), source, chosen));
  const label = t(`promotion.filter.${key}`);
  const filter: ListFilter<typeof promotionList> = {
    key,
    label,
    params: [key],
    show: ({ [key]: ids = [] }) => {
      const names = data
        .filter(({ id }) => ids.includes(id))
        .map((row) => source.option(row, locale).label);
      return ids.length === 0 ? null : names.join(', ') || '…';
    },
    editor: ({ [key]: value = [] }, onChange) => (
      <FilterPicker
        by={key}
        label={label}
        value={value}
        onChange={(next) => onChange({ [key]: next })}
      />
    ),
  };
  return { filter, notice };
}
