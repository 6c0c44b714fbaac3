import { RouteName } from '@pazar/contracts/route-names';
import { type RouteObject, type BlockerFunction, useBlocker } from 'react-router-dom';
import type { Build } from '../../core/builds/build.ts';
import { CommandCenter } from '../commands/command-center.tsx';
import { useRenderedLocation } from '../page/late-redirects.ts';
import { Guard, RootRedirect } from '../pages/guard.tsx';
import { AccountFormPage, LazyHomePage, LazyPage } from '../pages/lazy-pages.tsx';
import { publicPageNames } from '../pages/public-page-names.ts';
import { SectionPage } from '../sections/section-page.tsx';
import { Frame } from './frame.tsx';
import { useEffect } from 'react';
import { useHost } from '../../host-services.ts';

/** The page around all pages: the frame, the keys, and the question before unsaved data are left. */
export function ShellPage() {
  useRenderedLocation();
  return (
    <>
      <LeaveGate />
      <CommandCenter />
      <Frame />
    </>
  );
}

const formNames = ['register', 'forgot', 'reset', 'confirm', 'not-me'] as const;

/**
 * The pages inside: the host's own and, from the descriptors, one splat route for each path of each
 * remote. The section routes everything below its path.
 */
export function pageRoutes(builds: readonly Build[]): RouteObject[] {
  return [
    { path: RouteName.Root, element: <RootRedirect /> },
    { path: RouteName.Home, element: <LazyHomePage /> },
    ...formNames.map((name) => ({
      path: `${RouteName.Home}/${name}`,
      element: <AccountFormPage name={name} />,
    })),
    ...[...publicPageNames, RouteName.About, RouteName.Open].map((name) => ({
      path: name,
      element: <LazyPage name={name} />,
    })),
    ...builds.flatMap((build) =>
      build.section.routes.map((route) => ({
        path: `${route.path}/${RouteName.Wildcard}`,
        element: (
          <Guard route={route}>
            <SectionPage key={build.name + route.path} remote={build.name} route={route} />
          </Guard>
        ),
      })),
    ),
    { path: RouteName.Wildcard, element: <LazyPage name="notFound" /> },
  ];
}

/**
 * Asks before a link, or back and forward, leaves a page with unsaved data. Another place on the
 * same page, such as the target of a skip link, does not count as leaving.
 */
function LeaveGate() {
  const { leaveGuard } = useHost();
  const isLeaving: BlockerFunction = ({ currentLocation: from, nextLocation: to }) =>
    leaveGuard.isHeld() && from.pathname + from.search !== to.pathname + to.search;
  const blocker = useBlocker(isLeaving);

  useEffect(
    function askWhenBlocked() {
      if (blocker.state !== 'blocked') return undefined;
      let isOver = false;
      async function ask(): Promise<void> {
        const mayLeave = await leaveGuard.mayLeave();
        if (isOver) return;
        if (mayLeave) blocker.proceed?.();
        else blocker.reset?.();
      }
      void ask();
      // The browser's back button may request another page while the question is open.
      return () => void (isOver = true);
    },
    [blocker, leaveGuard],
  );
  return null;
}
