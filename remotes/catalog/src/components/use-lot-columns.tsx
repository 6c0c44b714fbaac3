import type { LotStatus, LotSummary } from '@pazar/contracts/produce';
import { formatDate } from '@pazar/format/date';
import { formatQuantity } from '@pazar/format/quantity';
import { useLocale } from '@pazar/shell/locale';
import { Badge } from '@pazar/ui/badge';
import type { Column } from '@pazar/ui/data-table-column';
import { LocalizedText } from '@pazar/ui/localized-text';
import { RowTitle } from '@pazar/ui/row-title';
import { useTranslation } from '@pazar/shell/translation';

const statusTones = {
  PLANNED: 'neutral',
  GROWING: 'info',
  AVAILABLE: 'good',
  CLOSED: 'neutral',
  LOST: 'danger',
} as const satisfies Record<LotStatus, string>;

/** Before its first picking a lot has only what is expected of it. */
const isUnpicked = ({ status }: LotSummary) => status === 'PLANNED' || status === 'GROWING';

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
        <Badge tone={statusTones[status]}>{t(`produce.status.${status}`)}</Badge>
      ),
    },
  ];
}
