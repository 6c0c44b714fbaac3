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
import { useTranslation } from 'react-i18next';
import type { ListFilter } from '@pazar/ui/list/filters/list-filter';
import { optionsOf } from '@pazar/section/options-of';
import type { ReactNode } from 'react';
import type { locationList } from '../model/location-list.ts';

export interface LocationFilters {
  readonly filters: readonly Filter[];
  /** For the page: that the choices of a filter could not be loaded. */
  readonly notice: ReactNode;
}

type Filter = ListFilter<typeof locationList>;
type Flag = 'hasWarning' | 'delivers' | 'hasPosition' | 'isPrimary';

/** What the list of locations can be filtered by. */
export function useLocationFilters(): LocationFilters {
  const { t } = useTranslation('locations');
  const locale = useLocale();
  const { rows, notice } = useChoices(municipalityList(useHttp()));

  const flag = (key: Flag, label: string): Filter => ({
    key,
    label,
    isSingle: true,
    options: (['true', 'false'] as const).map((value) => ({
      value,
      label: t(`location.filter.${key}.${value}`),
    })),
  });
  const filters: Filter[] = [
    {
      key: 'status',
      label: t('location.column.status'),
      options: optionsOf(locationStatusSchema.options, (status) =>
        t(`location.statuses.${status}`),
      ),
    },
    {
      key: 'type',
      label: t('location.column.type'),
      options: optionsOf(locationTypeSchema.options, (type) => t(`location.type.${type}`)),
    },
    {
      key: 'municipality',
      label: t('location.filter.municipality'),
      options: rows.map(({ code, name }) => ({ value: code, label: name[locale] })),
    },
    {
      key: 'warning',
      label: t('location.column.warnings'),
      options: optionsOf(locationWarningSchema.options, (warning) =>
        t(`location.warning.${warning}`),
      ),
    },
    flag('hasWarning', t('location.filter.fix')),
    {
      key: 'publicPrecision',
      label: t('location.column.precision'),
      options: optionsOf(publicPrecisionSchema.options, (precision) =>
        t(`location.precision.${precision}`),
      ),
    },
    flag('delivers', t('location.form.delivery')),
    flag('hasPosition', t('location.filter.position')),
    flag('isPrimary', t('location.field.isPrimary')),
    { key: 'updated', label: t('location.column.changed') },
  ];
  return { filters, notice };
}
