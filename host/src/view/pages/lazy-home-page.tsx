import { ErrorState } from '@pazar/ui/error-state';
import { LoadingState } from '@pazar/ui/loading-state';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { useCurrentSession } from '../../host-services.ts';
import { Lazy, lazyPart } from '../page/lazy-part.tsx';
import { type ShellLocationState, useWantedPage } from '../page/location-state.ts';
import { PageTitle } from '../page/page-title.tsx';

/** Signed-in agents never see it; for a visitor the start loads it ahead of the page. */
export const homePage = lazyPart(async () => {
  const { HomePage } = await import(/* webpackChunkName: "home" */ './home-page.tsx');
  return HomePage;
});

/** `/home`. Signed-in agents go on to the dashboard. */
export function LazyHomePage() {
  const { t } = useTranslation();
  const wanted = useWantedPage();
  if (useCurrentSession() !== null) {
    const state: ShellLocationState | null = wanted === null ? null : { wanted };
    return <Navigate to="/dashboard" replace state={state} />;
  }
  return (
    <>
      <PageTitle>{t('sidebar.home')}</PageTitle>
      <Lazy
        part={homePage}
        props={{ wanted }}
        loading={<LoadingState label={t('section.loading', { section: t('sidebar.home') })} />}
        failed={(onRetry) => (
          <ErrorState
            level={1}
            title={t('session.unreachable')}
            retry={{ label: t('action.retry'), onRetry }}
          />
        )}
      />
    </>
  );
}
