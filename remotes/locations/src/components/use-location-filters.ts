import {
  locationStatusSchema,
  locationTypeSchema,
  publicPrecisionSchema,
} from '@pazar/contracts/location';
import { locationWarningSchema } from '@pazar/contracts/location-warning';
import { municipalityList } from '@pazar/section/reference';
import { useChoices } from '@pazar/section/use-beside';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import type { ListFilter } from '@pazar/ui/list/filters/list-filter';
import type { ReactNode } from 'react';
import type { locationList } from '../model/location-list.ts';

export interface LocationFilters {
  readonly filters: readonly ListFilter<typeof locationList>[];
  /** For the page: that the choices of a filter could not be loaded. */
  readonly notice: ReactNode;
}

/** What the list of locations can be filtered by. */
export function useLocationFilters(): LocationFilters {
  const { t } = useTranslation('locations');
  const locale = useLocale();
  const { rows, notice } = useChoices(municipalityList(useHttp()));

  const filters: ListFilter<typeof locationList>[] = [
    {
      key: 'status',
      label: t('location.column.status'),
      options: locationStatusSchema.options.map((value) => ({
        value,
        label: t(`location.statuses.${value}`),
      })),
    },
    {
      key: 'type',
      label: t('location.column.type'),
      options: locationTypeSchema.options.map((value) => ({
        value,
        label: t(`location.type.${value}`),
      })),
    },
    {
      key: 'municipality',
      label: t('location.filter.municipality'),
      options: rows.map(({ code, name }) => ({ value: code, label: name[locale] })),
    },
    {
      key: 'warning',
      label: t('location.column.warnings'),
      options: locationWarningSchema.options.map((value) => ({
        value,
        label: t(`location.warning.${value}`),
      })),
    },
    {
      key: 'publicPrecision',
      label: t('location.column.precision'),
      options: publicPrecisionSchema.options.map((value) => ({
        value,
        label: t(`location.precision.${value}`),
      })),
    },
    {
      key: 'delivers',
      label: t('location.form.delivery'),
      isSingle: true,
      options: (['true', 'false'] as const).map((value) => ({
        value,
        label: t(`location.filter.delivers.${value}`),
      })),
    },
    {
      key: 'hasPosition',
      label: t('location.filter.position'),
      isSingle: true,
      options: (['true', 'false'] as const).map((value) => ({
        value,
        label: t(`location.filter.hasPosition.${value}`),
      })),
    },
    { key: 'updated', label: t('location.column.changed') },
  ];
  return { filters, notice };
}
