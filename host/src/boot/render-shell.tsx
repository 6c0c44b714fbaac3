import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from 'react-error-boundary';
import type { Build } from '../core/builds/build.ts';
import { watchErrors } from '../core/telemetry/watch-errors.ts';
import type { HostServices } from '../host-services.ts';
import { showBrokenShell } from './broken-start.ts';
import { sectionErrorNotice } from './lazy-overlays.ts';
import type { ShellRouter } from './shell-router.ts';
import { Shell } from './shell.tsx';
import { tolerateTranslators } from './tolerate-translators.ts';

export interface RenderShellOptions {
  readonly services: HostServices;
  readonly router: ShellRouter;
  /** Every build that may run in this tab. */
  readonly loadedBuilds: () => readonly Build[];
}

/** Shows the page, and watches for what goes wrong on it. */
export function renderShell({ services, router, loadedBuilds }: RenderShellOptions): void {
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
