import { listTexts } from '@pazar/section/list-texts';
import { useSectionList } from '@pazar/section/use-section-list';
import { ExportButton } from '@pazar/ui/list/export-button';
import { DataList } from '@pazar/ui/list/data-list';
import { Page } from '@pazar/ui/page';
import { TextLink } from '@pazar/ui/text-link';
import { agentResource } from '../api/agents.ts';
import { agentRow } from '../components/agent/agent-row.tsx';
import { useAgentFilters } from '../components/agent/use-agent-filters.ts';
import { useWords } from '../model/use-words.ts';
import { agentList } from '../model/lists.ts';
import styles from './management-page.module.css';

export function ManagementPage() {
  const words = useWords();
  const { t } = words;
  const { state, list: agents, count } = useSectionList(agentResource, agentList);
  const { filters, notice } = useAgentFilters();

  return (
    <Page
      title={t('management.title')}
      subtitle={count && t('management.total', count)}
      actions={<ManagementLinks />}
    >
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

/** The other pages of management. */
function ManagementLinks() {
  const { t } = useWords();
  return (
    <div className={styles.links}>
      <TextLink to="/management/verification">{t('queue.title')}</TextLink>
      <TextLink to="/management/moderation">{t('moderation.title')}</TextLink>
      <TextLink to="/management/figures">{t('figures.title')}</TextLink>
      <TextLink to="/management/reference/categories">{t('reference.title')}</TextLink>
      <TextLink to="/management/audit">{t('audit.title')}</TextLink>
      <TextLink to="/management/releases">{t('releases.title')}</TextLink>
    </div>
  );
}
