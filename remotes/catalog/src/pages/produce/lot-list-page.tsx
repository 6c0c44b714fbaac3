import { formatTotal } from '@pazar/format/total';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useNavigate } from '@pazar/shell/router';
import { useTranslation } from '@pazar/shell/translation';
import { DataList } from '@pazar/ui/list/data-list';
import { ExportButton } from '@pazar/ui/list/export-button';
import { useListState } from '@pazar/ui/list/query/use-list-state';
import { Page } from '@pazar/ui/page';
import { useQuery } from '@tanstack/react-query';
import { LotListActions } from '../../components/produce/list/lot-list-actions.tsx';
import { lotRow } from '../../components/produce/list/lot-row.tsx';
import { SellFirst } from '../../components/produce/list/sell-first.tsx';
import { useLotBulk } from '../../components/produce/list/use-lot-bulk.ts';
import { useLotFilters } from '../../components/produce/list/use-lot-filters.ts';
import { WaitingEntries } from '../../components/produce/waiting/waiting-entries.tsx';
import { lotList } from '../../model/produce/lot-list.ts';
import { lotResource } from '../../api/produce/lots.ts';
import { openLots } from '../../api/produce/open-lots.ts';

/** All lots of the agent, with what to do about them within reach. */
export function LotListPage() {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const navigate = useNavigate();
  const http = useHttp();
  const state = useListState(lotList);
  const lots = useQuery(lotResource.list(http, state.query));
  // For the field: an entry needs the lots when there is no network to ask for them.
  // oxlint-disable-next-line pazar/read-failure -- the page of an entry asks again, and shows a failure
  useQuery(openLots(http));
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
        row={lotRow}
        context={{ t, locale }}
        filters={filters}
        bulk={useLotBulk()}
        create={{ label: t('produce.action.new'), onCreate: () => void navigate('/produce/new') }}
        tools={
          <ExportButton
            state={state}
            path="/v1/produce/export"
            fileName={t('produce.export.name')}
          />
        }
      />
      <SellFirst />
    </Page>
  );
}
