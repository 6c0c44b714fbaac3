import { RouteName } from '@pazar/contracts/route-names';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { I18nextProvider } from 'react-i18next';
import {
  createBrowserRouter,
  type RouteObject,
  RouterProvider,
  useRouteError,
} from 'react-router-dom';
import { HostContext, type HostServices } from '../host-services.ts';
import type { Build } from '../core/builds/build.ts';
import { AccountFormPage, LazyHomePage, LazyPage } from '../view/pages/lazy-pages.tsx';
import { publicPageNames } from '../view/pages/public-links.tsx';
import { SectionPage } from '../view/sections/section-page.tsx';
import { Guard, RootRedirect } from '../view/pages/guard.tsx';

/** Passes a fault of the frame on to the root, in place of the router's page for developers. */
function Rethrow(): never {
  throw useRouteError();
}

const formNames = ['register', 'forgot', 'reset', 'confirm', 'not-me'] as const;

/**
 * Loads the page around all pages, in a chunk that arrives beside the texts. A failed load is tried
 * again by the next call.
 */
export async function loadShellPage() {
  const { ShellPage } = await import(/* webpackChunkName: "page" */ '../view/frame/shell-page.tsx');
  return { Component: ShellPage };
}

/**
 * The only router, once its page has loaded. Its table has one entry, the empty path, which loads
 * its page lazily. Below it are the host's own pages and, from the descriptors, one splat route for
 * each path of each remote. The section routes everything below its path.
 *
 * @throws Error when the code of the page did not load
 */
export async function openShellRouter(builds: readonly Build[]) {
  await loadShellPage();
  const router = createBrowserRouter([
    {
      path: RouteName.Current,
      lazy: loadShellPage,
      errorElement: <Rethrow />,
      children: pageRoutes(builds),
    },
  ]);
  // The first rendering replaces the skeleton of the page, so it has to show all of the frame.
  const { promise, resolve } = Promise.withResolvers<void>();
  const forget = router.subscribe(({ initialized }) => initialized && resolve());
  if (router.state.initialized) resolve();
  await promise;
  forget();
  return router;
}
export type ShellRouter = Awaited<ReturnType<typeof openShellRouter>>;

function pageRoutes(builds: readonly Build[]): RouteObject[] {
  return [
    { path: RouteName.Root, element: <RootRedirect /> },
    { path: RouteName.Home, element: <LazyHomePage /> },
    ...formNames.map((name) => ({
      path: `${RouteName.Home}/${name}`,
      element: <AccountFormPage name={name} />,
    })),
    ...[...publicPageNames, RouteName.About].map((name) => ({
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
export interface ShellProps {
  readonly services: HostServices;
  readonly router: ShellRouter;
}

/** The whole page. */
export function Shell({ services, router }: ShellProps) {
  return (
    <StrictMode>
      <HostContext value={services}>
        <I18nextProvider i18n={services.i18n}>
          <QueryClientProvider client={services.queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </I18nextProvider>
      </HostContext>
    </StrictMode>
  );
}
