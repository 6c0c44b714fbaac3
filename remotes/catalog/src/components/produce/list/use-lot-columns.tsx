import type { LotSummary } from '@pazar/contracts/produce';
import { formatDate } from '@pazar/format/date';
import { formatQuantity } from '@pazar/format/quantity';
import { formatRecent } from '@pazar/format/recent';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { Badge } from '@pazar/ui/badge';
import type { ListColumn } from '@pazar/ui/list/list-description';
import { LocalizedText } from '@pazar/ui/localized-text';
import { RowTitle } from '@pazar/ui/row-title';
import { useMemo } from 'react';
import { isUnpicked, lotStatusTones } from '../../../model/produce/lot-status.ts';

/** The columns of the list of lots; they stay the same while nothing they depend on changes. */
export function useLotColumns(): ListColumn<LotSummary>[] {
  const { t } = useTranslation('catalog');
  const locale = useLocale();

  return useMemo(() => {
    const day = (value: string | null) =>
      value === null ? t('value.none') : formatDate(value, locale);

    function harvested(lot: LotSummary): string {
      if (!isUnpicked(lot)) return formatQuantity(lot.harvested, lot.unit, locale);
      if (lot.expectedQuantity === null) return t('value.none');
      const quantity = formatQuantity(lot.expectedQuantity, lot.unit, locale);
      return t('produce.harvested.expected', { quantity });
    }

    return [
      {
        key: 'crop',
        header: t('produce.column.crop'),
        isPrimary: true,
        sort: 'name',
        cell: ({ cropName, variety, lotNumber }) => (
          <RowTitle
            icon="produce"
            title={
              <>
                <LocalizedText text={cropName} locale={locale} />
                {variety !== null && ` ${variety}`}
              </>
            }
            detail={lotNumber}
          />
        ),
      },
      {
        key: 'place',
        isMinor: true,
        header: t('produce.column.place'),
        cell: ({ locationName }) => locationName ?? t('value.none'),
      },
      {
        key: 'harvested',
        header: t('produce.column.harvested'),
        align: 'end',
        isMinor: true,
        sort: 'harvested',
        isDownFirst: true,
        cell: harvested,
      },
      {
        key: 'remaining',
        header: t('produce.column.remaining'),
        align: 'end',
        card: 'aside',
        sort: 'remaining',
        isDownFirst: true,
        cell: (lot) =>
          isUnpicked(lot) ? t('value.none') : formatQuantity(lot.remaining, lot.unit, locale),
      },
      {
        key: 'bestBefore',
        header: t('produce.column.bestBefore'),
        align: 'end',
        sort: 'bestBefore',
        cell: ({ bestBefore }) => day(bestBefore),
      },
      {
        key: 'status',
        header: t('produce.column.status'),
        card: 'aside',
        cell: ({ status }) => (
          <Badge tone={lotStatusTones[status]}>{t(`produce.status.${status}`)}</Badge>
        ),
      },
      {
        key: 'lotNumber',
        header: t('produce.field.lotNumber'),
        isExtra: true,
        sort: 'lotNumber',
        card: 'hidden',
        cell: ({ lotNumber }) => lotNumber,
      },
      {
        key: 'plantedOn',
        header: t('produce.field.plantedOn'),
        align: 'end',
        isExtra: true,
        sort: 'plantedOn',
        cell: ({ plantedOn }) => day(plantedOn),
      },
      {
        key: 'updatedAt',
        header: t('produce.column.changed'),
        align: 'end',
        isExtra: true,
        sort: 'updatedAt',
        isDownFirst: true,
        cell: ({ updatedAt }) => formatRecent(updatedAt, locale),
      },
    ];
  }, [t, locale]);
}
