import type { Locale } from '@pazar/contracts/locale';
import type { LocationSummary } from '@pazar/contracts/location';
import { formatRecent } from '@pazar/format/recent';
import type { TFunction } from 'i18next';
import { Badge } from '@pazar/ui/badge';
import { Icon } from '@pazar/ui/icon';
import { listColumns } from '@pazar/section/list-columns';
import type { RowDescription } from '@pazar/ui/list/table/row-description';
import { RowTitle } from '@pazar/ui/row-title';
import type { locationList } from '../model/location-list.ts';
import styles from './location-row.module.css';
import { settlementText } from '../model/settlement-text.ts';

/** What a row of the list is written with. */
export interface LocationRowContext {
  readonly t: TFunction<'locations'>;
  readonly locale: Locale;
  /** The numbers of the locations on the map, by their ids. */
  readonly numbers: ReadonlyMap<string, number>;
  readonly selected: string | null;
  /** The location that the pointer or the focus is on, here or on the map. */
  readonly hovered: string | null;
  readonly onSelect: (id: string | null) => void;
}

type Key = 'name' | 'map' | 'type' | 'settlement' | 'precision' | 'status' | 'changed';

const column = listColumns<LocationSummary, LocationRowContext, typeof locationList>()(
  ({ t }, key: Key) => t(`location.column.${key}`),
);

/** `Primary · Farm · Kukliš`: the known facts, in one line. */
const line = (...parts: readonly (string | null)[]) =>
  parts.filter((part) => part !== null).join(' · ');

/** How the list shows a location. */
export const locationRow: RowDescription<LocationSummary, LocationRowContext, typeof locationList> =
  {
    nameOf: ({ name }) => name,
    hrefOf: ({ id }) => `/location/${id}`,
    columns: [
      column(
        'name',
        ({ id, name, type, address, isPrimary, warnings }, context) => {
          const { t, numbers, selected, hovered } = context;
          // Not beside the name, where a narrow column cuts it off.
          const first = isPrimary ? t('location.primary') : null;
          const faults = warnings.map((warning) => t(`location.warning.${warning}`));
          const amiss = faults.length > 0 && (
            <span className={styles.amiss}>{line(first, ...faults)}</span>
          );
          return (
            <RowTitle
              mark={numbers.get(id)}
              isLit={id === selected || id === hovered}
              title={name}
              detail={amiss || line(first, address.line1) || undefined}
              cardDetail={amiss || line(first, t(`location.type.${type}`), settlementText(address))}
            />
          );
        },
        { isPrimary: true, sort: 'name' },
      ),
      column('map', ({ id, name }, context) => <RowMark id={id} name={name} context={context} />, {
        kind: 'code',
        card: 'hidden',
      }),
      column('type', ({ type }, { t }) => t(`location.type.${type}`), {
        card: 'hidden',
        sort: 'type',
      }),
      column('settlement', ({ address }) => settlementText(address), {
        isMinor: true,
        card: 'hidden',
        sort: 'settlement',
      }),
      column(
        'precision',
        ({ publicPrecision }, { t }) => t(`location.precision.${publicPrecision}`),
        { isMinor: true, card: 'hidden', sort: 'publicPrecision' },
      ),
      column(
        'status',
        ({ status }, { t }) => (
          <Badge tone={status === 'ACTIVE' ? 'good' : 'neutral'}>
            {t(`location.status.${status}`)}
          </Badge>
        ),
        { kind: 'status', card: 'aside', sort: 'status' },
      ),
      column('changed', ({ updatedAt }, { locale }) => formatRecent(updatedAt, locale), {
        kind: 'date',
        align: 'end',
        isExtra: true,
        sort: 'updatedAt',
        descendingFirst: true,
      }),
    ],
  };

interface RowMarkProps extends Pick<LocationSummary, 'id' | 'name'> {
  context: LocationRowContext;
}

/** Chooses the location on the map, by the number that it has there. */
function RowMark({ id, name, context }: RowMarkProps) {
  const { t, numbers, selected, onSelect } = context;
  const number = String(numbers.get(id) ?? '');
  const isSelected = selected === id;
  return (
    <button
      type="button"
      className={styles.mark}
      aria-pressed={isSelected}
      aria-label={t('location.list.onMap', { number, name })}
      onClick={() => onSelect(isSelected ? null : id)}
    >
      <Icon name="location" />
    </button>
  );
}
