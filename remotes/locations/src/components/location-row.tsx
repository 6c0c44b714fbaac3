import type { Locale } from '@pazar/contracts/locale';
import type { LocationSummary } from '@pazar/contracts/location';
import { formatRecent } from '@pazar/format/recent';
import type { Translate } from '@pazar/shell/translation';
import { Badge } from '@pazar/ui/badge';
import type { RowDescription } from '@pazar/ui/list/table/row-description';
import { RowTitle } from '@pazar/ui/row-title';
import type { locationList } from '../model/location-list.ts';
import styles from './location-row.module.css';
import { settlementText } from '../model/settlement-text.ts';

/** What a row of the list is written with. */
export interface LocationRowContext {
  readonly t: Translate<'locations'>;
  readonly locale: Locale;
  /** The numbers of the places on the map, by their ids. */
  readonly numbers: ReadonlyMap<string, number>;
  readonly selected: string | null;
  readonly onSelect: (id: string | null) => void;
  readonly onHover: (id: string | null) => void;
}

/** How the list shows a location. */
export const locationRow: RowDescription<LocationSummary, LocationRowContext, typeof locationList> =
  {
    nameOf: ({ name }) => name,
    hrefOf: ({ id }) => `/location/${id}`,
    columns: [
      {
        key: 'name',
        header: ({ t }) => t('location.column.name'),
        isPrimary: true,
        sort: 'name',
        cell: ({ name, address, isPrimary, warnings }, { t }) => (
          <RowTitle
            title={
              <>
                {name} {isPrimary && <Badge tone="info">{t('location.primary')}</Badge>}
                {warnings.map((warning) => (
                  <Badge key={warning} tone="attention">
                    {t(`location.warning.${warning}`)}
                  </Badge>
                ))}
              </>
            }
            icon="location"
            detail={address.line1 ?? undefined}
          />
        ),
      },
      {
        key: 'map',
        header: ({ t }) => t('location.column.map'),
        isExtra: true,
        cell: (location, context) => <RowMark location={location} context={context} />,
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
        isMinor: true,
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

interface RowMarkProps {
  location: LocationSummary;
  context: LocationRowContext;
}

/** The number that the place has on the map: shows it there. */
function RowMark({ location: { id, name }, context }: RowMarkProps) {
  const { t, numbers, selected, onSelect, onHover } = context;
  const number = String(numbers.get(id) ?? '');
  const isSelected = selected === id;
  return (
    <button
      type="button"
      className={styles.mark}
      aria-pressed={isSelected}
      aria-label={t('location.list.onMap', { number, name })}
      onClick={() => onSelect(isSelected ? null : id)}
      onMouseEnter={() => onHover(id)}
      onMouseLeave={() => onHover(null)}
    >
      {number}
    </button>
  );
}
