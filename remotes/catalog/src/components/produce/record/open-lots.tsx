import type { LotSummary } from '@pazar/contracts/produce';
import { useHttp } from '@pazar/shell/http';
import { useTranslation } from '@pazar/shell/translation';
import { Loaded } from '@pazar/ui/record/loaded';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { openLots } from '../../../api/produce/open-lots.ts';
import { useEntryQueue } from '../waiting/entry-queue-context.ts';
import { NoNetwork } from './no-network.tsx';

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
