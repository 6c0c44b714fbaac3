import type { LocationSummary } from '@pazar/contracts/location';
import { Badge } from '@pazar/ui/badge';
import type { Column } from '@pazar/ui/data-table-column';
import { RowTitle } from '@pazar/ui/row-title';
import { useTranslation } from '@pazar/shell/translation';
import { settlementText } from '../model/settlement-text.ts';

export function useLocationColumns(): Column<LocationSummary>[] {
  const { t } = useTranslation('locations');

  return [
    {
      key: 'name',
      header: t('location.column.name'),
      isPrimary: true,
      cell: ({ name, address, isPrimary }) => (
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
      header: t('location.column.type'),
      cell: ({ type }) => t(`location.type.${type}`),
    },
    {
      key: 'settlement',
      header: t('location.column.settlement'),
      cell: ({ address }) => settlementText(address),
    },
    {
      key: 'precision',
      header: t('location.column.precision'),
      isMinor: true,
      cell: ({ publicPrecision }) => t(`location.precision.${publicPrecision}`),
    },
    {
      key: 'status',
      header: t('location.column.status'),
      card: 'aside',
      cell: ({ status }) => (
        <Badge tone={status === 'ACTIVE' ? 'good' : 'neutral'}>
          {t(`location.status.${status}`)}
        </Badge>
      ),
    },
  ];
}
