import { useHttp } from '@pazar/shell/http';
import { useSession } from '@pazar/shell/session';
import { Page } from '@pazar/ui/page';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@pazar/shell/translation';
import { dashboardQueries } from '../api/dashboard-queries.ts';
import { DashboardView } from '../components/dashboard-view.tsx';

export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const session = useSession();
  const dashboard = useQuery(dashboardQueries.counts(useHttp()));
  // The shell is signing out: it takes the section away in the same moment.
  if (session === null) return null;

  return (
    <Page title={t('dashboard.title', { username: session.username })}>
      <DashboardView dashboard={dashboard} />
    </Page>
  );
}
