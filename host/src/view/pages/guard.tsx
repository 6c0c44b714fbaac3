import type { SectionRoute } from '@pazar/contracts/releases/section-descriptor';
import { RouteName } from '@pazar/contracts/route-names';
import { Page } from '@pazar/ui/page';
import { TextLink } from '@pazar/ui/text-link';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { useCurrentSession } from '../../host-services.ts';
import { useFirstPage } from '../page/use-first-page.ts';
import { PageTitle } from '../page/page-title.tsx';
import { accessTo } from '../../core/builds/access.ts';
import type { ShellLocationState } from '../page/location-state.ts';

/** Shows a route to visitors with access, and redirects everybody else. */
export function Guard({ route, children }: { route: SectionRoute; children: ReactNode }) {
  const session = useCurrentSession();
  const first = useFirstPage();
  const { pathname, search } = useLocation();
  // After a logout nobody asked for this page: neither the agent who left it nor the next visitor.
  const [hadSession] = useState(session !== null);
  const access = accessTo(route, session);

  switch (access) {
    case 'allowed':
      return children;
    case 'sign-in': {
      const state: ShellLocationState | null = hadSession ? null : { wanted: pathname + search };
      return <Navigate to={`/${RouteName.Home}`} replace state={state} />;
    }
    case 'signed-in-already':
      return <Navigate to={first} replace />;
    case 'role':
      return <NoAccessPage />;
  }
}

/** `/` redirects signed-in agents to their first section and all others to the home page. */
export function RootRedirect() {
  return <Navigate to={useFirstPage()} replace />;
}

/** For a signed-in agent whose roles give no access to the page. */
function NoAccessPage() {
  const { t } = useTranslation();
  const first = useFirstPage();
  return (
    <Page title={t('noAccess.title')}>
      <PageTitle>{t('noAccess.title')}</PageTitle>
      <p>{t('noAccess.detail')}</p>
      <p>
        <TextLink to={first}>{t('noAccess.back')}</TextLink>
      </p>
    </Page>
  );
}
