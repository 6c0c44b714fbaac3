import type { Locale } from '@pazar/contracts/locale';
import type { LotRow } from '@pazar/contracts/produce-row';
import { lotTexts } from '@pazar/contracts/record-texts';
import { formatDate } from '@pazar/format/date';
import { formatQuantity } from '@pazar/format/quantity';
import { formatRecent } from '@pazar/format/recent';
import { listColumns } from '@pazar/section/list-columns';
import { LotPicture } from '@pazar/section/record-picture';
import { textColumns } from '@pazar/section/text-columns';
import type { TFunction } from 'i18next';
import { Badge } from '@pazar/ui/badge';
import type { RowDescription } from '@pazar/section/list/table/row-description';
import { LocalizedText } from '@pazar/ui/localized-text';
import { RowTitle } from '@pazar/ui/row-title';
import type { lotList } from '../../../model/produce/lot-list.ts';
import { isUnpicked, lotStatusTones } from '../../../model/produce/lot-status.ts';
import { lotName } from '../lot-name.ts';

/** What a row of the list of lots is written with. */
export interface LotRowContext {
  readonly t: TFunction<'catalog'>;
  readonly locale: Locale;
}

/** The texts above the columns. */
const heads = {
  crop: 'produce.column.crop',
  place: 'produce.column.place',
  harvested: 'produce.column.harvested',
  remaining: 'produce.column.remaining',
  bestBefore: 'produce.column.bestBefore',
  status: 'produce.column.status',
  lotNumber: 'produce.field.lotNumber',
  plantedOn: 'produce.field.plantedOn',
  updatedAt: 'produce.column.changed',
} as const;

const column = listColumns<LotRow, LotRowContext, typeof lotList>()(
  ({ t }, key: keyof typeof heads) => t(heads[key]),
);
const amount = { kind: 'number', align: 'end', descendingFirst: true } as const;
const date = { kind: 'date', align: 'end' } as const;

export const lotRow: RowDescription<LotRow, LotRowContext, typeof lotList> = {
  nameOf: (lot, { locale }) => `${lotName(lot, locale)}, ${lot.lotNumber}`,
  hrefOf: ({ id }) => `/produce/${id}`,
  columns: [
    column(
      'crop',
      (lot, { locale }) => (
        <RowTitle
          picture={<LotPicture lot={lot} />}
          title={<LocalizedText text={lot.cropName} locale={locale} />}
          detail={[lot.lotNumber, lot.variety].filter((part) => part !== null).join(' · ')}
        />
      ),
      { isPrimary: true, sort: 'name' },
    ),
    column('place', ({ locationName }) => locationName, { isMinor: true, card: 'hidden' }),
    column('harvested', harvested, { ...amount, card: 'hidden', isMinor: true, sort: 'harvested' }),
    column(
      'remaining',
      (lot, { locale }) =>
        isUnpicked(lot) ? null : formatQuantity(lot.remaining, lot.unit, locale),
      { ...amount, card: 'aside', sort: 'remaining' },
    ),
    column(
      'bestBefore',
      ({ bestBefore }, { locale }) => bestBefore && formatDate(bestBefore, locale),
      {
        ...date,
        card: 'hidden',
        sort: 'bestBefore',
      },
    ),
    column(
      'status',
      ({ status }, { t }) => (
        <Badge tone={lotStatusTones[status]}>{t(`produce.status.${status}`)}</Badge>
      ),
      { kind: 'status', card: 'aside' },
    ),
    column('lotNumber', ({ lotNumber }) => lotNumber, {
      kind: 'code',
      isExtra: true,
      sort: 'lotNumber',
      card: 'hidden',
    }),
    column('plantedOn', ({ plantedOn }, { locale }) => plantedOn && formatDate(plantedOn, locale), {
      ...date,
      isExtra: true,
      sort: 'plantedOn',
    }),
    column('updatedAt', ({ updatedAt }, { locale }) => formatRecent(updatedAt, locale), {
      ...date,
      isExtra: true,
      sort: 'updatedAt',
      descendingFirst: true,
    }),
    ...textColumns(lotTexts),
  ],
};

function harvested(lot: LotRow, { t, locale }: LotRowContext): string | null {
  if (!isUnpicked(lot)) return formatQuantity(lot.harvested, lot.unit, locale);
  if (lot.expectedQuantity === null) return null;
  const quantity = formatQuantity(lot.expectedQuantity, lot.unit, locale);
  return t('produce.harvested.expected', { quantity });
}
