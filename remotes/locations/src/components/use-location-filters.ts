import {
  locationStatusSchema,
  locationTypeSchema,
  publicPrecisionSchema,
} from '@pazar/contracts/location';
import { locationWarningSchema } from '@pazar/contracts/location-warning';
import { municipalityList } from '@pazar/section/reference';
import { useChoices } from '@pazar/section/use-inline-query';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import type { ListFilter } from '@pazar/section/list/filters/list-filter';
import { optionsOf } from '@pazar/section/options-of';
import { type ReactNode, useMemo } from 'react';
import type { locationList } from '../model/location-list.ts';

export interface LocationFilters {
  readonly filters: readonly Filter[];
  /** The names of the municipalities by their codes; empty until loaded. */
  readonly municipalities: ReadonlyMap<string, string>;
  /** For the page: that the choices of a filter could not be loaded. */
  readonly notice: ReactNode;
}

type Filter = ListFilter<typeof locationList>;
type Flag = 'openNow' | 'hasWarning' | 'delivers' | 'hasPosition' | 'isPrimary';

export function useLocationFilters(): LocationFilters {
  const { t } = useTranslation('locations');
  const locale = useLocale();
  const { rows, notice } = useChoices(municipalityList(useHttp()));
  const municipalities = useMemo(
    () => new Map(rows.map(({ code, name }) => [code, name[locale]])),
    [rows, locale],
  );

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
      options: [...municipalities].map(([value, label]) => ({ value, label })),
    },
    {
      key: 'warning',
      label: t('location.column.warnings'),
      options: optionsOf(locationWarningSchema.options, (warning) =>
        t(`location.warning.${warning}`),
      ),
    },
    flag('openNow', t('location.column.today')),
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
  return { filters, municipalities, notice };
}
