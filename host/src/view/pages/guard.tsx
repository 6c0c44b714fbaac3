import type { SectionRoute } from '@pazar/contracts/section-descriptor';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useCurrentSession } from '../../host-services.ts';
import { NoAccessPage } from './no-access-page.tsx';
import { accessTo } from '../../core/builds/access.ts';
import type { ShellLocationState } from '../page/location-state.ts';

/** Shows a route to those it is for, and sends everybody else where they can go on. */
export function Guard({ route, children }: { route: SectionRoute; children: ReactNode }) {
  const session = useCurrentSession();
  const { pathname, search } = useLocation();
  const access = accessTo(route, session);

  switch (access) {
    case 'allowed':
      return children;
    case 'sign-in': {
      const state: ShellLocationState = { wanted: pathname + search };
      return <Navigate to="/home" replace state={state} />;
    }
    case 'signed-in-already':
      return <Navigate to="/dashboard" replace />;
    case 'role':
      return <NoAccessPage />;
  }
}

/** `/` redirects signed-in agents to the dashboard and everybody else home. */
export function RootRedirect() {
  return <Navigate to={useCurrentSession() === null ? '/home' : '/dashboard'} replace />;
}
