import type { Locale } from '@pazar/contracts/locale';
import type { LocationRow } from '@pazar/contracts/location-row';
import { formatRecent } from '@pazar/format/recent';
import type { TFunction } from 'i18next';
import { Badge } from '@pazar/ui/badge';
import { Icon } from '@pazar/ui/icon';
import { listColumns } from '@pazar/section/list-columns';
import type { RowDescription } from '@pazar/ui/list/table/row-description';
import { RowTitle } from '@pazar/ui/row-title';
import type { locationList } from '../model/location-list.ts';
import styles from './location-row.module.css';
import { settlementName, settlementText } from '../model/settlement-text.ts';
import { openText } from './open-text.ts';
import { TypeIcon } from './type-icon.tsx';

/** What a row of the list is written with. */
export interface LocationRowContext {
  readonly t: TFunction<'locations'>;
  readonly locale: Locale;
  readonly now: Date;
  /** The numbers of the locations on the map, by their ids. */
  readonly numbers: ReadonlyMap<string, number>;
  readonly selected: string | null;
  /** The location that the pointer or the focus is on, here or on the map. */
  readonly hovered: string | null;
  readonly onSelect: (id: string | null) => void;
}

type Key = 'name' | 'map' | 'type' | 'settlement' | 'today' | 'precision' | 'status' | 'changed';

const column = listColumns<LocationRow, LocationRowContext, typeof locationList>()(
  ({ t }, key: Key) => t(`location.column.${key}`),
);

/** `Farm · Kukliš · Primary`: the known facts, in one line. */
const line = (...parts: readonly (string | null)[]) =>
  parts.filter((part) => part !== null).join(' · ');

/** How the list shows a location. */
export const locationRow: RowDescription<LocationRow, LocationRowContext, typeof locationList> = {
  nameOf: ({ name }) => name,
  hrefOf: ({ id }) => `/location/${id}`,
  columns: [
    column(
      'name',
      ({ id, name, type, address, isPrimary, warnings }, context) => {
        const { t, locale, numbers, selected, hovered } = context;
        const kind = t(`location.type.${type}`);
        const first = isPrimary ? t('location.primary') : null;
        const faults = warnings.map((warning) => t(`location.warning.${warning}`));
        return (
          <RowTitle
            picture={
              <span
                className={styles.head}
                data-lit={id === selected || id === hovered}
                data-amiss={faults.length > 0}
              >
                <span className={styles.number} aria-hidden="true">
                  {numbers.get(id)}
                </span>
                <TypeIcon type={type} />
              </span>
            }
            title={name}
            detail={line(kind, settlementName(address, locale), first)}
            cardDetail={
              faults.length > 0 ? (
                <span className={styles.amiss}>{line(...faults)}</span>
              ) : (
                line(kind, settlementName(address, locale), first)
              )
            }
          />
        );
      },
      { isPrimary: true, sort: 'name' },
    ),
    column('today', (location, { t, locale, now }) => <Today {...{ location, t, locale, now }} />, {
      kind: 'status',
      card: 'aside',
    }),
    column('precision', (location, { t }) => <Seen location={location} t={t} />, {
      card: 'hidden',
      sort: 'publicPrecision',
    }),
    column('map', ({ id, name }, context) => <RowMark id={id} name={name} context={context} />, {
      kind: 'code',
      card: 'hidden',
    }),
    column('type', ({ type }, { t }) => t(`location.type.${type}`), {
      isExtra: true,
      card: 'hidden',
      sort: 'type',
    }),
    column('settlement', ({ address }, { locale }) => settlementText(address, locale), {
      isExtra: true,
      card: 'hidden',
      sort: 'settlement',
    }),
    column(
      'status',
      ({ status }, { t }) => (
        <Badge tone={status === 'ACTIVE' ? 'good' : 'neutral'}>
          {t(`location.status.${status}`)}
        </Badge>
      ),
      { kind: 'status', isExtra: true, card: 'hidden', sort: 'status' },
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

type RowWords = Pick<LocationRowContext, 't' | 'locale' | 'now'>;

/** Today's hours. Of a field or greenhouse without hours nobody expects any. */
function Today({ location, ...words }: RowWords & { location: LocationRow }) {
  const { t } = words;
  if (location.status === 'ARCHIVED') return <Badge>{t('location.status.ARCHIVED')}</Badge>;
  const { text, isOpen, isQuiet } = openText(location, words);
  if (isQuiet) return <span className={styles.quiet}>{text}</span>;
  return <Badge tone={isOpen ? 'good' : 'neutral'}>{text}</Badge>;
}

/** What customers see of the position; what is amiss comes before it. */
function Seen({ location, t }: { location: LocationRow; t: LocationRowContext['t'] }) {
  const { warnings, publicPrecision } = location;
  if (warnings.length > 0) {
    return (
      <span className={styles.amiss}>
        {line(...warnings.map((warning) => t(`location.warning.${warning}`)))}
      </span>
    );
  }
  return (
    <span className={styles.seen}>
      <Icon name={publicPrecision === 'HIDDEN' ? 'hide' : 'show'} size={16} />
      {t(`location.seen.${publicPrecision}`)}
    </span>
  );
}

interface RowMarkProps extends Pick<LocationRow, 'id' | 'name'> {
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
