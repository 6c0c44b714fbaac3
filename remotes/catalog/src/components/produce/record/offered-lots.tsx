import type { LotSummary } from '@pazar/contracts/produce';
import { useFormatters } from '@pazar/section/use-formatters';
import { useHttp } from '@pazar/shell/http';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@pazar/ui/empty-state';
import { isAbsent } from '@pazar/section/record/is-absent';
import { Loaded } from '@pazar/section/record/loaded';
import { StatusPanel } from '@pazar/ui/status-panel';
import { TextLink } from '@pazar/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { lotResource, openLots } from '../../../api/produce/lots.ts';
import { canRecord, type EntryKind } from '../../../model/produce/entry-kind.ts';
import { lotName } from '../lot-name.ts';
import { useEntryQueue } from '../waiting/entry-queue.tsx';

/** The lots that something can be recorded on, once they are there. */
export function OpenLots({ children }: { children: (lots: readonly LotSummary[]) => ReactNode }) {
  const { t } = useTranslation('catalog');
  const { isOnline } = useEntryQueue();
  return (
    <Loaded
      query={useQuery(openLots(useHttp()))}
      texts={{ loading: t('produce.list.loading'), failed: t('produce.list.failed') }}
      placeholder={isOnline ? undefined : <NoNetwork />}
      offline={<NoNetwork />}
    >
      {({ items }) => children(items)}
    </Loaded>
  );
}

interface AskedLotProps {
  kind: EntryKind;
  /** The lot that was asked for; null when none was. */
  id: string | null;
  /** Those that are loaded. */
  lots: readonly LotSummary[];
  /** Given the lots to choose from, the one that was asked for among them. */
  children: (lots: readonly LotSummary[]) => ReactNode;
}

/** The form for the lot that was asked for, or why there is none: never that of another lot. */
export function AskedLot(props: AskedLotProps) {
  const { kind, id, lots, children } = props;
  if (id === null) return children(lots);
  const known = lots.find((lot) => lot.id === id);
  if (known === undefined) return <FarLot {...props} id={id} />;
  return canRecord(kind, known.status) ? children(lots) : <NotHere kind={kind} lot={known} />;
}

/** A lot that is not among the loaded ones is asked of the server. */
function FarLot({ kind, id, lots, children }: AskedLotProps & { id: string }) {
  const { t } = useTranslation('catalog');
  const query = useQuery(lotResource.detail(useHttp(), id));
  if (query.data === undefined && isAbsent(query.error)) return <LotGone />;
  return (
    <Loaded
      query={query}
      texts={{ loading: t('produce.detail.loading'), failed: t('produce.detail.failed') }}
      offline={<NoNetwork />}
    >
      {(lot) =>
        canRecord(kind, lot.status) ? children([lot, ...lots]) : <NotHere kind={kind} lot={lot} />
      }
    </Loaded>
  );
}

/** Why the requested lot accepts no entry. The page never substitutes another lot. */
function NotHere({ kind, lot }: { kind: EntryKind; lot: LotSummary }) {
  const { t, locale } = useFormatters('catalog');
  const name = `${lotName(lot, locale)} ${lot.lotNumber}`;
  return (
    <StatusPanel
      title={t('produce.entry.notHere')}
      detail={t('produce.entry.notHereStatus', {
        lot: name,
        status: t(`produce.status.${lot.status}`),
      })}
      tone="attention"
      icon="warning"
      announce="alert"
    >
      <TextLink to={`/produce/${lot.id}`}>{t('produce.entry.toLot')}</TextLink>
      <TextLink to={`/produce/record/${kind}`}>{t('produce.entry.otherLot')}</TextLink>
    </StatusPanel>
  );
}

/** The lot that was asked for is no longer there. */
function LotGone() {
  const { t } = useTranslation('catalog');
  return (
    <StatusPanel
      title={t('produce.entry.notHere')}
      detail={t('produce.entry.lotGone')}
      tone="attention"
      icon="warning"
      announce="alert"
    >
      <TextLink to="/produce">{t('produce.title')}</TextLink>
    </StatusPanel>
  );
}

/** The lot was never loaded, and there is no network to load it over. */
function NoNetwork() {
  const { t } = useTranslation('catalog');
  return (
    <EmptyState
      icon="offline"
      title={t('produce.entry.noNetwork')}
      detail={t('produce.entry.noNetworkDetail')}
    />
  );
}
