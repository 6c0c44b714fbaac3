import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from 'react-error-boundary';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider } from 'react-router-dom';
import type { Build } from '../core/builds/build.ts';
import { watchErrors } from '../core/telemetry/watch-errors.ts';
import { HostContext, type HostServices } from '../host-services.ts';
import { showBrokenShell } from './broken-start.ts';
import type { ShellRouter } from './shell-router.ts';
import { tolerateTranslators } from './tolerate-translators.ts';
import { ignoreLateRedirects } from '../view/page/late-redirects.ts';
import { startMaps } from '../view/maps/maps-store.ts';
import { createServices, type CreateServicesOptions } from './create-services.ts';
import { followSession } from './follow-session.ts';
import { sectionErrorNotice, showView } from './lazy-overlays.ts';
import { createQueryClient } from './query-client.ts';

export interface ShowPageOptions extends Omit<CreateServicesOptions, 'queryClient'> {
  readonly router: ShellRouter;
  /** Every build that may run in this tab. */
  readonly loadedBuilds: () => readonly Build[];
}

/** Puts the services of the page together and renders it. */
export function showPage({ router, loadedBuilds, ...options }: ShowPageOptions) {
  const created = createServices({ ...options, queryClient: createQueryClient() });
  const { services } = created;
  const { config, locale, view, maps } = services;
  const goTo = (path: string) => void router.navigate(path, { replace: true });
  followSession({ services, goTo });
  renderShell({ services, router, loadedBuilds });
  if (view !== null) void showView(services, view);
  startMaps(maps, { key: config.mapsKey, mapId: config.mapsId, locale });
  return created;
}

interface RenderShellOptions {
  readonly services: HostServices;
  readonly router: ShellRouter;
  /** Every build that may run in this tab. */
  readonly loadedBuilds: () => readonly Build[];
}

/** Shows the page, and watches for what goes wrong on it. */
function renderShell({ services, router, loadedBuilds }: RenderShellOptions): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no element #root');
  const notifyOfError = sectionErrorNotice(services);
  watchErrors(window, {
    builds: loadedBuilds,
    errors: services.sectionErrors,
    onSectionError(build) {
      services.observations.note(build, { type: 'error', count: 1 });
      notifyOfError(build);
    },
  });
  tolerateTranslators();
  createRoot(root, { onCaughtError, onUncaughtError: showBrokenShell }).render(
    <Shell services={services} router={router} />,
  );
}

/** A section's boundary reports what it catches; React would report it a second time. */
function onCaughtError(error: unknown, { errorBoundary }: { errorBoundary?: unknown }): void {
  if (!(errorBoundary instanceof ErrorBoundary)) console.error(error);
}

interface ShellProps {
  readonly services: HostServices;
  readonly router: ShellRouter;
}

/** The whole page. */
function Shell({ services, router }: ShellProps) {
  const [pageRouter] = useState(() => ignoreLateRedirects(router));
  return (
    <StrictMode>
      <HostContext value={services}>
        <I18nextProvider i18n={services.i18n}>
          <QueryClientProvider client={services.queryClient}>
            <RouterProvider router={pageRouter} />
          </QueryClientProvider>
        </I18nextProvider>
      </HostContext>
    </StrictMode>
  );
}
