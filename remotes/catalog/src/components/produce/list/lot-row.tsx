import type { Locale } from '@pazar/contracts/locale';
import type { LotSummary } from '@pazar/contracts/produce';
import { formatDate } from '@pazar/format/date';
import { formatQuantity } from '@pazar/format/quantity';
import { formatRecent } from '@pazar/format/recent';
import type { Translate } from '@pazar/shell/translation';
import { Badge } from '@pazar/ui/badge';
import type { RowDescription } from '@pazar/ui/list/table/row-description';
import { LocalizedText } from '@pazar/ui/localized-text';
import { RowTitle } from '@pazar/ui/row-title';
import type { lotList } from '../../../model/produce/lot-list.ts';
import { isUnpicked, lotStatusTones } from '../../../model/produce/lot-status.ts';
import { lotName } from '../lot-name.ts';

/** What a row of the list of lots is written with. */
export interface LotRowContext {
  readonly t: Translate<'catalog'>;
  readonly locale: Locale;
}

/** How the list of lots shows a lot. */
export const lotRow: RowDescription<LotSummary, LotRowContext, typeof lotList> = {
  nameOf: (lot, { locale }) => `${lotName(lot, locale)}, ${lot.lotNumber}`,
  hrefOf: ({ id }) => `/produce/${id}`,
  columns: [
    {
      key: 'crop',
      header: ({ t }) => t('produce.column.crop'),
      isPrimary: true,
      sort: 'name',
      cell: ({ cropName, variety, lotNumber }, { locale }) => (
        <RowTitle
          icon="produce"
          title={<LocalizedText text={cropName} locale={locale} />}
          detail={variety === null ? lotNumber : `${lotNumber} · ${variety}`}
        />
      ),
    },
    {
      key: 'place',
      isMinor: true,
      card: 'hidden',
      header: ({ t }) => t('produce.column.place'),
      cell: ({ locationName }, { t }) => locationName ?? t('value.none'),
    },
    {
      key: 'harvested',
      header: ({ t }) => t('produce.column.harvested'),
      kind: 'number',
      align: 'end',
      card: 'hidden',
      isMinor: true,
      sort: 'harvested',
      descendingFirst: true,
      cell: harvested,
    },
    {
      key: 'remaining',
      header: ({ t }) => t('produce.column.remaining'),
      kind: 'number',
      align: 'end',
      card: 'aside',
      sort: 'remaining',
      descendingFirst: true,
      cell: (lot, { t, locale }) =>
        isUnpicked(lot) ? t('value.none') : formatQuantity(lot.remaining, lot.unit, locale),
    },
    {
      key: 'bestBefore',
      header: ({ t }) => t('produce.column.bestBefore'),
      kind: 'date',
      align: 'end',
      card: 'hidden',
      sort: 'bestBefore',
      cell: ({ bestBefore }, context) => day(bestBefore, context),
    },
    {
      key: 'status',
      header: ({ t }) => t('produce.column.status'),
      kind: 'status',
      card: 'aside',
      cell: ({ status }, { t }) => (
        <Badge tone={lotStatusTones[status]}>{t(`produce.status.${status}`)}</Badge>
      ),
    },
    {
      key: 'lotNumber',
      header: ({ t }) => t('produce.field.lotNumber'),
      kind: 'code',
      isExtra: true,
      sort: 'lotNumber',
      card: 'hidden',
      cell: ({ lotNumber }) => lotNumber,
    },
    {
      key: 'plantedOn',
      header: ({ t }) => t('produce.field.plantedOn'),
      kind: 'date',
      align: 'end',
      isExtra: true,
      sort: 'plantedOn',
      cell: ({ plantedOn }, context) => day(plantedOn, context),
    },
    {
      key: 'updatedAt',
      header: ({ t }) => t('produce.column.changed'),
      kind: 'date',
      align: 'end',
      isExtra: true,
      sort: 'updatedAt',
      descendingFirst: true,
      cell: ({ updatedAt }, { locale }) => formatRecent(updatedAt, locale),
    },
  ],
};

function day(value: string | null, { t, locale }: LotRowContext): string {
  return value === null ? t('value.none') : formatDate(value, locale);
}

function harvested(lot: LotSummary, { t, locale }: LotRowContext): string {
  if (!isUnpicked(lot)) return formatQuantity(lot.harvested, lot.unit, locale);
  if (lot.expectedQuantity === null) return t('value.none');
  const quantity = formatQuantity(lot.expectedQuantity, lot.unit, locale);
  return t('produce.harvested.expected', { quantity });
}
