import type { Dashboard } from '@pazar/contracts/dashboard';
import { EmptyState } from '@pazar/ui/empty-state';
import { LoadFailure } from '@pazar/ui/load-failure';
import { LoadingState } from '@pazar/ui/loading-state';
import { RefreshFailure } from '@pazar/ui/refresh-failure';
import { TextLink } from '@pazar/ui/text-link';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from '@pazar/shell/translation';
import { dashboardCards } from '../model/dashboard-cards.ts';
import { DashboardCardsView } from './dashboard-cards-view.tsx';

export interface DashboardViewProps {
  dashboard: UseQueryResult<Dashboard>;
}

export function DashboardView({ dashboard }: DashboardViewProps) {
  const { t } = useTranslation('dashboard');
  const retry = () => void dashboard.refetch();

  if (dashboard.isPending) return <LoadingState label={t('dashboard.loading')} />;
  // Only a first load may replace the page. A failed refresh keeps the figures and adds a notice.
  if (dashboard.isLoadingError) {
    const { error, isFetching } = dashboard;
    return (
      <LoadFailure
        title={t('dashboard.failed')}
        error={error}
        isBusy={isFetching}
        onRetry={retry}
      />
    );
  }
  const cards = dashboardCards(dashboard.data);
  const isPartial = cards.some(({ figure }) => 'problem' in figure);
  if (cards.length === 0) {
    return (
      <EmptyState
        title={t('dashboard.empty')}
        detail={t('dashboard.emptyDetail')}
        action={<TextLink to="/account">{t('dashboard.emptyAction')}</TextLink>}
      />
    );
  }
  return (
    <>
      {(dashboard.isRefetchError || isPartial) && <RefreshFailure onRetry={retry} />}
      <DashboardCardsView cards={cards} />
    </>
  );
}
