import { effectivePromotionStatusSchema } from '@pazar/contracts/promotion';
import { promotionTriggerSchema } from '@pazar/contracts/promotion-input';
import { readLocalizedText } from '@pazar/format/localized-text';
import { placeList } from '@pazar/section/places';
import { productSource } from '@pazar/section/products';
import { categoryList } from '@pazar/section/reference';
import { searchQuery } from '@pazar/section/search-source';
import { useBeside, useChoices } from '@pazar/section/use-beside';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import type { ListFilter } from '@pazar/ui/list/filters/list-filter';
import type { ReactNode } from 'react';
import { type promotionList, ruleTypes } from '../../model/promotion-list.ts';

/** What the list of promotions can be filtered by; `notice` says that choices could not be loaded. */
export function usePromotionFilters(): {
  filters: ListFilter<typeof promotionList>[];
  notice: ReactNode;
} {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const http = useHttp();
  const categories = useChoices(categoryList(http));
  const places = useChoices(placeList(http));
  const products = useBeside(searchQuery(http, productSource(), ''));
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
    {
      key: 'productId',
      label: t('promotion.filter.product'),
      options: (products.data?.items ?? []).map(({ id, name }) => ({
        value: id,
        label: readLocalizedText(name, locale).text,
      })),
    },
    {
      key: 'categoryId',
      label: t('promotion.filter.category'),
      options: categories.rows.map(({ id, name }) => ({
        value: id,
        label: readLocalizedText(name, locale).text,
      })),
    },
    {
      key: 'locationId',
      label: t('promotion.filter.place'),
      options: places.rows.map(({ id, name }) => ({ value: id, label: name })),
    },
    { key: 'starts', label: t('promotion.column.start') },
    { key: 'ends', label: t('promotion.column.end') },
    { key: 'updated', label: t('promotion.column.changed') },
  ];
  return { filters, notice: categories.notice ?? places.notice ?? products.notice };
}
