import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createBrowserRouter, RouterProvider, useRouteError } from 'react-router-dom';
import { HostContext, type HostServices } from '../host-services.ts';
import { CommandCenter } from '../view/commands/command-center.tsx';
import type { Build } from '../core/builds/build.ts';
import { Frame } from '../view/frame/frame.tsx';
import { LeaveGate } from '../view/overlays/leave-gate.tsx';
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
 * The only router: the host's own pages and, from the descriptors, one splat route for each path of
 * each remote. The section routes everything below its path.
 */
export function createShellRouter(builds: readonly Build[]) {
  return createBrowserRouter([
    {
      path: '/',
      element: (
        <>
          <LeaveGate />
          <CommandCenter />
          <Frame />
        </>
      ),
      errorElement: <Rethrow />,
      children: [
        { index: true, element: <RootRedirect /> },
        { path: 'home', element: <LazyHomePage /> },
        ...formNames.map((name) => ({
          path: `home/${name}`,
          element: <AccountFormPage name={name} />,
        })),
        ...([...publicPageNames, 'about'] as const).map((name) => ({
          path: name,
          element: <LazyPage name={name} />,
        })),
        ...builds.flatMap((build) =>
          build.section.routes.map((route) => ({
            path: `${route.path}/*`,
            element: (
              <Guard route={route}>
                <SectionPage key={build.name + route.path} remote={build.name} route={route} />
              </Guard>
            ),
          })),
        ),
        { path: '*', element: <LazyPage name="notFound" /> },
      ],
    },
  ]);
}
export type ShellRouter = ReturnType<typeof createShellRouter>;

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
