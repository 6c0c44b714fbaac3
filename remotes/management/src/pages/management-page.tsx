import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { Page } from '@pazar/ui/page';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { agentQueries } from '../api/agent-queries.ts';
import { ListView } from '../components/list-view.tsx';
import { useAgentColumns } from '../components/use-agent-columns.tsx';
import { total } from '../model/total.ts';
import { usePageCursor } from '../model/use-page-cursor.ts';

export function ManagementPage() {
  const { t } = useTranslation('management');
  const locale = useLocale();
  const { cursor } = usePageCursor();
  const agents = useQuery(agentQueries.list(useHttp(), cursor));
  const columns = useAgentColumns();
  const count = total(agents.data?.page, locale);

  return (
    <Page title={t('management.title')} subtitle={count && t('management.total', count)}>
      <ListView list={agents} columns={columns} />
    </Page>
  );
}
