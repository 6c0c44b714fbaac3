import { formatTotal } from '@pazar/format/total';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { usePageCursor } from '@pazar/shell/page-cursor';
import { ListView } from '@pazar/ui/list-view';
import { Page } from '@pazar/ui/page';
import { TextLink } from '@pazar/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@pazar/shell/translation';
import { agentQueries } from '../api/agent-queries.ts';
import { useAgentColumns } from '../components/use-agent-columns.tsx';

export function ManagementPage() {
  const { t } = useTranslation('management');
  const locale = useLocale();
  const { cursor } = usePageCursor();
  const agents = useQuery(agentQueries.list(useHttp(), cursor));
  const columns = useAgentColumns();
  const count = formatTotal(agents.data?.page, locale);
  const texts = {
    label: t('management.list.label'),
    loading: t('management.list.loading'),
    failed: t('management.list.failed'),
    empty: t('management.list.empty'),
    emptyDetail: t('management.list.emptyDetail'),
  };

  return (
    <Page
      title={t('management.title')}
      subtitle={count && t('management.total', count)}
      actions={<TextLink to="/management/releases">{t('releases.title')}</TextLink>}
    >
      <ListView texts={texts} list={agents} columns={columns} />
    </Page>
  );
}
