import type { LotSummary } from '@pazar/contracts/produce';
import { useHttp } from '@pazar/shell/http';
import { useTranslation } from '@pazar/shell/translation';
import { LoadingState } from '@pazar/ui/loading-state';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { lotQueries } from '../../../api/produce/lot-queries.ts';
import { canRecord, type EntryKind } from '../../../model/produce/entry-kind.ts';
import { NoNetwork } from './no-network.tsx';
import { AskedLotFailure, NotHere } from './not-here.tsx';

export interface AskedLotProps {
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
  const { data, error, fetchStatus, refetch } = useQuery(lotQueries.detail(useHttp(), id));
  if (data !== undefined) {
    return canRecord(kind, data.status) ? (
      children([data, ...lots])
    ) : (
      <NotHere kind={kind} lot={data} />
    );
  }
  if (error !== null) {
    const isBusy = fetchStatus === 'fetching';
    return <AskedLotFailure error={error} isBusy={isBusy} onRetry={() => void refetch()} />;
  }
  if (fetchStatus === 'paused') return <NoNetwork />;
  return <LoadingState label={t('produce.detail.loading')} />;
}
