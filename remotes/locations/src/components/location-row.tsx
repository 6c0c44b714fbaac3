import type { Locale } from '@pazar/contracts/locale';
import type { LocationSummary } from '@pazar/contracts/location';
import { formatRecent } from '@pazar/format/recent';
import type { Translate } from '@pazar/shell/translation';
import { Badge } from '@pazar/ui/badge';
import type { RowDescription } from '@pazar/ui/list/table/row-description';
import { RowTitle } from '@pazar/ui/row-title';
import type { locationList } from '../model/location-list.ts';
import { settlementText } from '../model/settlement-text.ts';

/** What a row of the list is written with. */
export interface LocationRowContext {
  readonly t: Translate<'locations'>;
  readonly locale: Locale;
}

/** How the list shows a location. */
export const locationRow: RowDescription<LocationSummary, LocationRowContext, typeof locationList> =
  {
    nameOf: ({ name }) => name,
    columns: [
      {
        key: 'name',
        header: ({ t }) => t('location.column.name'),
        isPrimary: true,
        sort: 'name',
        cell: ({ name, address, isPrimary }, { t }) => (
          <RowTitle
            title={
              <>
                {name} {isPrimary && <Badge tone="info">{t('location.primary')}</Badge>}
              </>
            }
            icon="location"
            detail={address.line1 ?? undefined}
          />
        ),
      },
      {
        key: 'type',
        header: ({ t }) => t('location.column.type'),
        sort: 'type',
        cell: ({ type }, { t }) => t(`location.type.${type}`),
      },
      {
        key: 'settlement',
        header: ({ t }) => t('location.column.settlement'),
        sort: 'settlement',
        cell: ({ address }) => settlementText(address),
      },
      {
        key: 'precision',
        header: ({ t }) => t('location.column.precision'),
        isMinor: true,
        cell: ({ publicPrecision }, { t }) => t(`location.precision.${publicPrecision}`),
      },
      {
        key: 'status',
        header: ({ t }) => t('location.column.status'),
        kind: 'status',
        card: 'aside',
        sort: 'status',
        cell: ({ status }, { t }) => (
          <Badge tone={status === 'ACTIVE' ? 'good' : 'neutral'}>
            {t(`location.status.${status}`)}
          </Badge>
        ),
      },
      {
        key: 'changed',
        header: ({ t }) => t('location.column.changed'),
        kind: 'date',
        align: 'end',
        isExtra: true,
        sort: 'updatedAt',
        descendingFirst: true,
        cell: ({ updatedAt }, { locale }) => formatRecent(updatedAt, locale),
      },
    ],
  };
