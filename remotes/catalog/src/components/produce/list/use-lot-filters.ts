import { maxPageLimit } from '@pazar/contracts/page';
import { lotOriginSchema, lotStatusSchema, qualityClassSchema } from '@pazar/contracts/produce';
import { marketDay } from '@pazar/format/market-day';
import { optionsOf } from '@pazar/section/options-of';
import { firstLocations } from '@pazar/section/locations';
import { cropList } from '@pazar/section/reference';
import { useChoices } from '@pazar/section/use-inline-query';
import { useFormatters } from '@pazar/section/use-formatters';
import { useHttp } from '@pazar/shell/http';
import type { ListFilter } from '@pazar/section/list/filters/list-filter';
import { type ReactNode, useState } from 'react';
import type { lotList } from '../../../model/produce/lot-list.ts';
import { growingLocations } from '../../../model/produce/growing-locations.ts';

/** Seasons that can be chosen: the next one, this one and some before. */
const seasonsBack = 5;

export interface LotFilters {
  readonly filters: readonly ListFilter<typeof lotList>[];
  /** For the page: says that choices of a filter failed to load or were cut short. */
  readonly notice: ReactNode;
}

/** What the list of lots can be narrowed by. */
export function useLotFilters(): LotFilters {
  const { t, locale } = useFormatters('catalog');
  const http = useHttp();
  // The hook that follows the day would bring the inputs to the list.
  const [today] = useState(() => marketDay(new Date()));
  const nextSeason = Number(today.slice(0, 4)) + 1;
  const { rows: crops, notice: cropNotice } = useChoices(cropList(http));
  const { rows: locations, notice: locationNotice } = useChoices(
    firstLocations(http, growingLocations),
    maxPageLimit,
  );

  const filters: ListFilter<typeof lotList>[] = [
    {
      key: 'status',
      label: t('produce.column.status'),
      options: optionsOf(lotStatusSchema.options, (value) => t(`produce.statuses.${value}`)),
    },
    {
      key: 'stock',
      label: t('produce.column.remaining'),
      isSingle: true,
      options: optionsOf(['some', 'none'] as const, (value) => t(`produce.filter.stock.${value}`)),
    },
    {
      key: 'sellFirst',
      label: t('produce.sellFirst.title'),
      isSingle: true,
      options: [{ value: 'true', label: t('produce.filter.sellFirst') }],
    },
    {
      key: 'harvest',
      label: t('produce.filter.harvest'),
      options: optionsOf(['due', 'overdue'] as const, (value) =>
        t(`produce.filter.harvest.${value}`),
      ),
    },
    { key: 'bestBefore', label: t('produce.field.bestBefore') },
    {
      key: 'cropId',
      label: t('produce.field.cropId'),
      options: crops.map(({ id, name }) => ({ value: id, label: name[locale] })),
    },
    {
      key: 'locationId',
      label: t('produce.field.locationId'),
      options: locations.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      key: 'origin',
      label: t('produce.field.origin'),
      options: optionsOf(lotOriginSchema.options, (value) => t(`produce.origin.${value}`)),
    },
    {
      key: 'qualityClass',
      label: t('produce.field.qualityClass'),
      options: optionsOf(qualityClassSchema.options, (value) => t(`produce.quality.${value}`)),
    },
    {
      key: 'seasonYear',
      label: t('produce.field.seasonYear'),
      options: Array.from({ length: seasonsBack + 2 }, (_, back) => String(nextSeason - back)).map(
        (value) => ({ value, label: value }),
      ),
    },
  ];
  return { filters, notice: cropNotice || locationNotice };
}
