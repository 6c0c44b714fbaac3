import type { Locale } from '@pazar/contracts/locale';
import type { LocationSummary } from '@pazar/contracts/location';
import { formatRecent } from '@pazar/format/recent';
import type { TFunction } from 'i18next';
import { Badge } from '@pazar/ui/badge';
import type { RowDescription } from '@pazar/section/list/table/row-description';
import type { recordList } from '../model/record-list.ts';

/** What a row of the list is written with. */
export interface RecordRowContext {
  readonly t: TFunction<'orders'>;
  readonly locale: Locale;
}

/** How the list shows a record. */
export const recordRow: RowDescription<LocationSummary, RecordRowContext, typeof recordList> = {
  nameOf: ({ name }) => name,
  hrefOf: ({ id }) => `/orders/${id}`,
  columns: [
    {
      key: 'name',
      header: ({ t }) => t('field.name'),
      isPrimary: true,
      sort: 'name',
      cell: ({ name }) => name,
    },
    {
      key: 'status',
      header: ({ t }) => t('list.status'),
      card: 'aside',
      sort: 'status',
      cell: ({ status }, { t }) => (
        <Badge tone={status === 'ACTIVE' ? 'good' : 'neutral'}>{t(`status.${status}`)}</Badge>
      ),
    },
    {
      key: 'changed',
      header: ({ t }) => t('list.changed'),
      align: 'end',
      sort: 'updatedAt',
      descendingFirst: true,
      cell: ({ updatedAt }, { locale }) => formatRecent(updatedAt, locale),
    },
  ],
};
