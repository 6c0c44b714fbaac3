import { RouteName } from '@pazar/contracts/route-names';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createBrowserRouter, RouterProvider, useRouteError } from 'react-router-dom';
import { HostContext, type HostServices } from '../host-services.ts';
import type { Build } from '../core/builds/build.ts';

/** Passes a fault of the frame on to the root, in place of the router's page for developers. */
function Rethrow(): never {
  throw useRouteError();
}

/**
 * Loads the page around all pages, in a chunk that arrives beside the texts. A failed load is tried
 * again by the next call.
 */
export function loadPage() {
  return import(/* webpackChunkName: "page" */ '../view/frame/shell-page.tsx');
}

/**
 * The only router, once its page has loaded. Its table has one entry, the empty path, which loads
 * its page lazily.
 *
 * @throws Error when the code of the page did not load
 */
export async function openShellRouter(builds: readonly Build[]) {
  const { pageRoutes } = await loadPage();
  const router = createBrowserRouter([
    {
      path: RouteName.Current,
      lazy: { Component: async () => (await loadPage()).ShellPage },
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
