import { listTexts } from '@pazar/section/list-texts';
import { useSectionList } from '@pazar/section/use-section-list';
import { ExportButton } from '@pazar/ui/list/export-button';
import { DataList } from '@pazar/ui/list/data-list';
import { Page } from '@pazar/ui/page';
import { agentResource } from '../api/agents.ts';
import { ManagementTabs } from '../components/frame/management-tabs.tsx';
import { agentRow } from '../components/agent/agent-row.tsx';
import { useAgentFilters } from '../components/agent/use-agent-filters.ts';
import { useWords } from '../model/use-words.ts';
import { agentList } from '../model/lists.ts';

export function ManagementPage() {
  const words = useWords();
  const { t } = words;
  const { state, list: agents, count } = useSectionList(agentResource, agentList);
  const { filters, notice } = useAgentFilters();

  return (
    <Page title={t('management.title')} subtitle={count && t('management.total', count)}>
      <ManagementTabs />
      {notice}
      <DataList
        texts={listTexts((name) => t(`management.list.${name}`))}
        state={state}
        list={agents}
        row={agentRow}
        context={words}
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
