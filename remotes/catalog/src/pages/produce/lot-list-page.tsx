import type { LotSummary } from '@pazar/contracts/produce';
import { formatTotal } from '@pazar/format/total';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useNavigate } from '@pazar/shell/router';
import { useTranslation } from '@pazar/shell/translation';
import { DataList } from '@pazar/ui/list/data-list';
import { useListState } from '@pazar/ui/list/use-list-state';
import { Page } from '@pazar/ui/page';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { lotQueries } from '../../api/produce/lot-queries.ts';
import { LotExportButton } from '../../components/produce/list/lot-export-button.tsx';
import { LotListActions } from '../../components/produce/list/lot-list-actions.tsx';
import { SellFirst } from '../../components/produce/list/sell-first.tsx';
import { useLotBulk } from '../../components/produce/list/use-lot-bulk.tsx';
import { useLotColumns } from '../../components/produce/list/use-lot-columns.tsx';
import { useLotFilters } from '../../components/produce/list/use-lot-filters.ts';
import { lotName } from '../../components/produce/lot-name.ts';
import { WaitingEntries } from '../../components/produce/waiting-entries.tsx';
import { lotList } from '../../model/produce/lot-list.ts';

const hrefOf = ({ id }: LotSummary) => `/produce/${id}`;

/** All lots of the agent, with what to do about them within reach. */
export function LotListPage() {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const navigate = useNavigate();
  const http = useHttp();
  const state = useListState(lotList);
  const lots = useQuery(lotQueries.list(http, state.query));
  // For the field: an entry needs the lots when there is no network to ask for them.
  useQuery(lotQueries.open(http));
  const nameOf = useCallback(
    (lot: LotSummary) => `${lotName(lot, locale)}, ${lot.lotNumber}`,
    [locale],
  );
  const { filters, notice } = useLotFilters();
  const count = formatTotal(lots.data?.page, locale);
  const texts = {
    label: t('produce.list.label'),
    search: t('produce.list.search'),
    loading: t('produce.list.loading'),
    failed: t('produce.list.failed'),
    empty: t('produce.list.empty'),
    emptyDetail: t('produce.list.emptyDetail'),
  };

  return (
    <Page
      title={t('produce.title')}
      subtitle={count && t('produce.total', count)}
      actions={<LotListActions />}
    >
      <WaitingEntries />
      {notice}
      <DataList
        state={state}
        list={lots}
        texts={texts}
        columns={useLotColumns()}
        filters={filters}
        nameOf={nameOf}
        hrefOf={hrefOf}
        bulk={useLotBulk(nameOf)}
        create={{ label: t('produce.action.new'), onCreate: () => void navigate('/produce/new') }}
        tools={<LotExportButton state={state} />}
      />
      <SellFirst />
    </Page>
  );
}
