import { formatNumber } from '@pazar/format/number';
import { listTexts } from '@pazar/section/list-texts';
import { useSectionList } from '@pazar/section/use-section-list';
import { useLocale } from '@pazar/shell/locale';
import { ExportButton } from '@pazar/section/list/export-button';
import { DataList } from '@pazar/section/list/data-list';
import { Page } from '@pazar/ui/page';
import { agentResource } from '../api/agents.ts';
import { ManagementTabs } from '../components/frame/management-tabs.tsx';
import { agentRow } from '../components/agent/agent-row.tsx';
import { useAgentFilters } from '../components/agent/use-agent-filters.ts';
import { useFormatters } from '../model/use-formatters.ts';
import { agentList } from '../model/lists.ts';

export function ManagementPage() {
  const words = useFormatters();
  const { t } = words;
  const {
    state,
    list: agents,
    count,
    tabCounts,
  } = useSectionList(agentResource, agentList, ['accountStatus']);
  const locale = useLocale();
  const closed = tabCounts?.['accountStatus']?.['CLOSED'] ?? 0;
  // The dashboard and the figures count no closed accounts; a filtered list says itself what it has.
  const ofThem =
    closed > 0 && !state.isFiltered
      ? [t('management.closed', { count: closed, number: formatNumber(closed, locale) })]
      : [];
  const { filters, notice } = useAgentFilters();

  return (
    <Page
      title={t('management.title')}
      subtitle={count && [t('management.total', count), ...ofThem].join(' · ')}
    >
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
