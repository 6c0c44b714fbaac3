import type { LocationRow } from '@pazar/contracts/location-row';
import { locationTexts } from '@pazar/contracts/record-texts';
import { formatRecent } from '@pazar/format/recent';
import { Badge } from '@pazar/ui/badge';
import { Icon } from '@pazar/ui/icon';
import { listColumns } from '@pazar/section/list-columns';
import { settlementFor } from '@pazar/section/settlement-for';
import type { RowDescription } from '@pazar/section/list/table/row-description';
import { textColumns } from '@pazar/section/text-columns';
import { RowTitle } from '@pazar/ui/row-title';
import type { locationList } from '../model/location-list.ts';
import styles from './location-row.module.css';
import { settlementText } from '../model/settlement-text.ts';
import type { LocationRowContext } from './location-row-context.ts';
import { openText } from './open-text.ts';
import { RowActions } from './row-actions.tsx';
import { TypeIcon } from './type-icon.tsx';

type Key =
  | 'name'
  | 'municipality'
  | 'map'
  | 'type'
  | 'settlement'
  | 'today'
  | 'precision'
  | 'status'
  | 'changed';

const column = listColumns<LocationRow, LocationRowContext, typeof locationList>()(
  ({ t }, key: Key) => t(`location.column.${key}`),
);

/** `Farm · Kukliš · Primary`: the known facts, in one line. */
const line = (...parts: readonly (string | null)[]) =>
  parts.filter((part) => part !== null).join(' · ');

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
        const detail = (
          <>
            {line(kind, settlementFor(address, locale))}
            <Municipality address={address} context={context} />
            {first !== null && ` · ${first}`}
          </>
        );
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
            detail={detail}
            cardDetail={
              faults.length > 0 ? <span className={styles.amiss}>{line(...faults)}</span> : detail
            }
          />
        );
      },
      { isPrimary: true, sort: 'name' },
    ),
    column(
      'municipality',
      ({ address }, { municipalities }) => municipalities.get(address.municipalityCode),
      { isMinor: true, card: 'hidden' },
    ),
    column('today', (location, { t, locale, now }) => <Today {...{ location, t, locale, now }} />, {
      kind: 'status',
      card: 'aside',
    }),
    column('precision', (location, { t }) => <Seen location={location} t={t} />, {
      card: 'hidden',
      sort: 'publicPrecision',
    }),
    column('map', (location, context) => <RowActions location={location} context={context} />, {
      kind: 'actions',
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
    ...textColumns(locationTexts),
  ],
};

interface MunicipalityProps {
  address: LocationRow['address'];
  context: LocationRowContext;
}

/** Beside a settlement that does not have its name, where there is no column for it. */
function Municipality({ address, context }: MunicipalityProps) {
  const name = context.municipalities.get(address.municipalityCode);
  if (name === undefined || name === settlementFor(address, context.locale)) return null;
  return <span className={styles.narrow}>, {name}</span>;
}

type RowWords = Pick<LocationRowContext, 't' | 'locale' | 'now'>;

/** Today's hours. A field or greenhouse without hours needs none. */
function Today({ location, ...words }: RowWords & { location: LocationRow }) {
  const { t } = words;
  if (location.status === 'ARCHIVED') return <Badge>{t('location.status.ARCHIVED')}</Badge>;
  const { text, isOpen, isQuiet } = openText(location, words);
  if (isQuiet) return <span className={styles.quiet}>{text}</span>;
  return <Badge tone={isOpen ? 'good' : 'neutral'}>{text}</Badge>;
}

/** The public position; faults come before it. */
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
