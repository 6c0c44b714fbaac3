import { maxPageLimit } from '@pazar/contracts/page';
import {
  hiddenReasonSchema,
  productStatusSchema,
  stockModeSchema,
  stockStateSchema,
} from '@pazar/contracts/product';
import type { Category } from '@pazar/contracts/reference';
import { optionsOf } from '@pazar/section/options-of';
import { firstLocations } from '@pazar/section/locations';
import { categoryList } from '@pazar/section/reference';
import { useChoices } from '@pazar/section/use-inline-query';
import { useFormatters } from '@pazar/section/use-formatters';
import { useHttp } from '@pazar/shell/http';
import type { ListFilter } from '@pazar/section/list/filters/list-filter';
import type { FilterValues } from '@pazar/section/list/query/url-state';
import type { ReactNode } from 'react';
import { categoryOptions } from '../../../model/product/category-options.ts';
import { LimitField } from './loaded-fields.tsx';
import type { productList } from '../../../model/product/product-list.ts';

const limits = ['priceMin', 'priceMax'] as const;

/** Minor units from the URL; null when there is no limit. */
function amountOf(values: FilterValues, name: (typeof limits)[number]): number | null {
  const text = values[name]?.[0];
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : null;
}

export interface ProductFilters {
  readonly filters: readonly ListFilter<typeof productList>[];
  /** For the page: says that choices of a filter failed to load or were cut short. */
  readonly notice: ReactNode;
  /** To name those of the rows. Undefined while they load, none where they could not be loaded. */
  readonly categories: readonly Category[] | undefined;
}

/** What the list of products can be narrowed by. */
export function useProductFilters(): ProductFilters {
  const { t, locale, ...format } = useFormatters('catalog');
  const http = useHttp();
  const { rows: categories, isPending, notice: categoryNotice } = useChoices(categoryList(http));
  const { rows: locations, notice: locationNotice } = useChoices(
    firstLocations(http),
    maxPageLimit,
  );
  const money = (minor: number) => format.money({ minor, currency: 'MKD' });

  const filters: ListFilter<typeof productList>[] = [
    {
      key: 'status',
      label: t('product.field.status'),
      options: optionsOf(productStatusSchema.options, (value) => t(`product.states.${value}`)),
    },
    {
      key: 'stock',
      label: t('product.column.stock'),
      options: optionsOf(stockStateSchema.options, (value) => t(`product.stockState.${value}`)),
    },
    {
      key: 'visibility',
      label: t('product.filter.visibility'),
      options: [
        { value: 'live', label: t('product.status.visible') },
        { value: 'hidden', label: t('product.status.hidden') },
        ...optionsOf(hiddenReasonSchema.options, (value) => t(`product.reason.${value}`)),
      ],
    },
    {
      key: 'categoryId',
      label: t('product.field.categoryId'),
      options: categoryOptions(categories, locale),
    },
    {
      key: 'price',
      label: t('product.column.price'),
      params: limits,
      show(values) {
        const shown = limits.flatMap((name) => {
          const amount = amountOf(values, name);
          return amount === null
            ? []
            : [t(`product.filter.${name}Shown`, { price: money(amount) })];
        });
        return shown.length === 0 ? null : shown.join(' ');
      },
      editor: (values, onChange) =>
        limits.map((name) => (
          <LimitField
            key={name}
            label={t(`product.filter.${name}`)}
            currency="MKD"
            value={amountOf(values, name)}
            onChange={(amount) =>
              onChange({
                [name]: amount === null || !Number.isSafeInteger(amount) ? [] : [String(amount)],
              })
            }
          />
        )),
    },
    {
      key: 'locationId',
      label: t('product.field.locationIds'),
      options: locations.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      key: 'stockMode',
      label: t('product.field.stockMode'),
      options: optionsOf(stockModeSchema.options, (value) => t(`product.stockMode.${value}`)),
    },
    {
      key: 'hasImages',
      label: t('product.field.images'),
      isSingle: true,
      options: optionsOf(['true', 'false'] as const, (value) =>
        t(`product.filter.hasImages.${value}`),
      ),
    },
  ];
  return {
    filters,
    notice: categoryNotice || locationNotice,
    categories: isPending ? undefined : categories,
  };
}
