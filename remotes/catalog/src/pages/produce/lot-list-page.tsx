import { formatTotal } from '@pazar/format/total';
import { useWords } from '@pazar/section/use-words';
import { useHttp } from '@pazar/shell/http';
import { useNavigate } from '@pazar/shell/router';
import { Button } from '@pazar/ui/button';
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

/** The states that agents look for most. */
const tabStatuses = ['AVAILABLE', 'GROWING', 'PLANNED', 'CLOSED'] as const;

/** All lots of the agent, with what to do about them within reach. */
export function LotListPage() {
  const { t, locale } = useWords('catalog');
  const navigate = useNavigate();
  const http = useHttp();
  const state = useListState(lotList);
  const lots = useQuery(lotResource.list(http, state.query));
  // For the field: an entry needs the lots when there is no network to ask for them.
  // oxlint-disable-next-line pazar/read-failure -- the page of an entry retries, and reports a failure
  useQuery(openLots(http));
  // oxlint-disable-next-line pazar/read-failure -- the tabs work without numbers
  const counts = useQuery(lotResource.list(http, { limit: 1, facets: 'status' }));
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
      actionsFloat
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
        tabs={{
          items: tabStatuses.map((status) => ({
            key: status,
            label: t(`produce.statuses.${status}`),
            filters: { status: [status] },
          })),
          counts: counts.data?.facets,
        }}
        tools={
          <>
            <ExportButton
              state={state}
              path="/v1/produce/export"
              fileName={t('produce.export.name')}
            />
            <Button variant="quiet" icon="upload" onClick={() => void navigate('/produce/import')}>
              {t('import.action')}
            </Button>
            <Button variant="quiet" icon="add" onClick={() => void navigate('/produce/new')}>
              {t('produce.action.new')}
            </Button>
            <Button
              variant="quiet"
              icon="calendar"
              onClick={() => void navigate('/produce/calendar')}
            >
              {t('produce.calendar.title')}
            </Button>
          </>
        }
      />
      <SellFirst />
    </Page>
  );
}
