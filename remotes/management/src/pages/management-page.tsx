import { formatTotal } from '@pazar/format/total';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { ExportButton } from '@pazar/ui/list/export-button';
import { DataList } from '@pazar/ui/list/data-list';
import { useListState } from '@pazar/ui/list/query/use-list-state';
import { Page } from '@pazar/ui/page';
import { useQuery } from '@tanstack/react-query';
import { agentResource } from '../api/agents.ts';
import { ManagementLinks } from '../components/frame/management-links.tsx';
import { agentRow } from '../components/agent/agent-row.tsx';
import { useAgentFilters } from '../components/agent/use-agent-filters.ts';
import { agentList } from '../model/agent-list.ts';

export function ManagementPage() {
  const { t } = useTranslation('management');
  const locale = useLocale();
  const state = useListState(agentList);
  const agents = useQuery(agentResource.list(useHttp(), state.query));
  const { filters, notice } = useAgentFilters();
  const count = formatTotal(agents.data?.page, locale);
  const texts = {
    label: t('management.list.label'),
    search: t('management.list.search'),
    loading: t('management.list.loading'),
    failed: t('management.list.failed'),
    empty: t('management.list.empty'),
    emptyDetail: t('management.list.emptyDetail'),
  };

  return (
    <Page
      title={t('management.title')}
      subtitle={count && t('management.total', count)}
      actions={<ManagementLinks />}
    >
      {notice}
      <DataList
        state={state}
        list={agents}
        texts={texts}
        row={agentRow}
        context={{ t, locale }}
        filters={filters}
        tools={
          <ExportButton
            state={state}
            path="/v1/management/agents/export"
            fileName={t('management.list.file')}
          />
        }
      />
    </Page>
  );
}
