import { RouteName } from '@pazar/contracts/route-names';
import { createBrowserRouter, useRouteError } from 'react-router-dom';
import type { Build } from '../core/builds/build.ts';

/** Passes a fault of the frame on to the root, in place of the router's page for developers. */
function Rethrow(): never {
  throw useRouteError();
}

/**
 * Loads the page around all pages with what only rendering needs, in a chunk that arrives beside the
 * texts. A failed load is tried again by the next call.
 */
export async function loadPage() {
  const { pageRoutes, ShellPage } = await import(
    /* webpackChunkName: "page" */ '../view/frame/shell-page.tsx'
  );
  const { showPage } = await import(/* webpackChunkName: "page" */ './show-page.tsx');
  return { pageRoutes, ShellPage, showPage };
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
