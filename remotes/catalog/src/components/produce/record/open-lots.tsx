import type { LotSummary } from '@pazar/contracts/produce';
import { useHttp } from '@pazar/shell/http';
import { useTranslation } from '@pazar/shell/translation';
import { LoadFailure } from '@pazar/ui/load-failure';
import { LoadingState } from '@pazar/ui/loading-state';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { lotQueries } from '../../../api/produce/lot-queries.ts';
import { useEntryDesk } from '../waiting/entry-queue-context.ts';
import { NoNetwork } from './no-network.tsx';

/** The lots that something can be recorded on, once they are there; what keeps them away till then. */
export function OpenLots({ children }: { children: (lots: readonly LotSummary[]) => ReactNode }) {
  const { t } = useTranslation('catalog');
  const lots = useQuery(lotQueries.open(useHttp()));
  const { isOnline } = useEntryDesk();

  if (lots.data !== undefined) return children(lots.data.lots);
  if (lots.isError) {
    return (
      <LoadFailure
        title={t('produce.list.failed')}
        error={lots.error}
        isBusy={lots.isFetching}
        onRetry={() => void lots.refetch()}
      />
    );
  }
  if (isOnline) return <LoadingState label={t('produce.list.loading')} />;
  return <NoNetwork />;
}
