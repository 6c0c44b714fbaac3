import type { LotSummary } from '@pazar/contracts/produce';
import { formatDate } from '@pazar/format/date';
import { formatQuantity } from '@pazar/format/quantity';
import { useLocale } from '@pazar/shell/locale';
import { Badge } from '@pazar/ui/badge';
import type { Column } from '@pazar/ui/data-table-column';
import { LocalizedText } from '@pazar/ui/localized-text';
import { RowTitle } from '@pazar/ui/row-title';
import { TextLink } from '@pazar/ui/text-link';
import { useTranslation } from '@pazar/shell/translation';
import { isUnpicked, lotStatusTones } from '../../model/produce/lot-status.ts';

export function useLotColumns(): Column<LotSummary>[] {
  const { t } = useTranslation('catalog');
  const locale = useLocale();

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
      cell: ({ id, cropName, variety, lotNumber }) => (
        <RowTitle
          icon="produce"
          title={
            <TextLink to={`/produce/${id}`}>
              <LocalizedText text={cropName} locale={locale} />
              {variety !== null && ` ${variety}`}
            </TextLink>
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
      cell: harvested,
    },
    {
      key: 'remaining',
      header: t('produce.column.remaining'),
      align: 'end',
      card: 'aside',
      cell: (lot) =>
        isUnpicked(lot) ? t('value.none') : formatQuantity(lot.remaining, lot.unit, locale),
    },
    {
      key: 'bestBefore',
      header: t('produce.column.bestBefore'),
      align: 'end',
      cell: ({ bestBefore }) =>
        bestBefore === null ? t('value.none') : formatDate(bestBefore, locale),
    },
    {
      key: 'status',
      header: t('produce.column.status'),
      card: 'aside',
      cell: ({ status }) => (
        <Badge tone={lotStatusTones[status]}>{t(`produce.status.${status}`)}</Badge>
      ),
    },
  ];
}
