import type { SectionRoute } from '@pazar/contracts/releases/section-descriptor';
import { RouteName } from '@pazar/contracts/route-names';
import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useCurrentSession } from '../../host-services.ts';
import { useFirstPage } from '../page/use-descriptor-pages.ts';
import { LazyPage } from './lazy-pages.tsx';
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
      return <LazyPage name="noAccess" />;
  }
}

/** `/` redirects signed-in agents to their first section and all others to the home page. */
export function RootRedirect() {
  return <Navigate to={useFirstPage()} replace />;
}
