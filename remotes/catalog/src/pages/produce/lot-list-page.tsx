import { listTexts } from '@pazar/section/list-texts';
import { useSectionList } from '@pazar/section/use-section-list';
import { useFormatters } from '@pazar/section/use-formatters';
import { useHttp } from '@pazar/shell/http';
import { InfoBar } from '@pazar/shell/info-bar';
import { useNavigate } from 'react-router-dom';
import { Button } from '@pazar/ui/button';
import { DataList } from '@pazar/section/list/data-list';
import { ExportButton } from '@pazar/section/list/export-button';
import { Page } from '@pazar/ui/page';
import { TextLink } from '@pazar/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { LotListActions } from '../../components/produce/list/lot-list-actions.tsx';
import { lotRow } from '../../components/produce/list/lot-row.tsx';
import type * as infoFile from '../../components/produce/list/sell-first.tsx';
import { useLotBulk } from '../../components/produce/list/use-lot-bulk.ts';
import { useLotFilters } from '../../components/produce/list/use-lot-filters.ts';
import { WaitingPanel } from '../../components/produce/waiting/waiting-panel.tsx';
import { useFile } from '../../components/use-file.ts';
import { lotList } from '../../model/produce/lot-list.ts';
import { lotResource, openLots } from '../../api/produce/lots.ts';

/** The states that agents look for most. */
const tabStatuses = ['AVAILABLE', 'GROWING', 'PLANNED', 'CLOSED'] as const;

/** All lots of the agent, with what to do about them within reach. */
export function LotListPage() {
  const { t, locale } = useFormatters('catalog');
  const navigate = useNavigate();
  const { state, list, count, tabCounts } = useSectionList(lotResource, lotList, ['status']);
  // For the field: an entry needs the lots when there is no network to ask for them.
  // oxlint-disable-next-line pazar/read-failure -- the page of an entry retries, and reports a failure
  useQuery(openLots(useHttp()));
  const { filters, notice } = useLotFilters();

  return (
    <Page
      title={t('produce.title')}
      subtitle={
        <>
          {count && (
            <>
              <span>{t('produce.total', count)}</span> ·{' '}
            </>
          )}
          <TextLink to="/produce/calendar">{t('produce.calendar.title')}</TextLink>
        </>
      }
      actions={<LotListActions />}
      actionsFloat
    >
      <WaitingPanel />
      {notice}
      <DataList
        state={state}
        list={list}
        texts={listTexts((name) => t(`produce.list.${name}`))}
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
          counts: tabCounts,
          areBelow: true,
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
          </>
        }
      />
      <ListInfo />
    </Page>
  );
}

/** The info bar loads after the rows, in the file of the forms: each file more is 60 bytes of the entry. */
function ListInfo() {
  const { data: file, notice } = useFile<typeof infoFile>(
    'lot-info',
    () => import(/* webpackChunkName: "lot-bulk" */ '../../components/produce/list/sell-first.tsx'),
  );
  if (file !== undefined) return <file.SellFirst />;
  return notice && <InfoBar>{notice}</InfoBar>;
}
