import type { Build } from '../core/builds/build.ts';
import { startMaps } from '../view/maps/maps-store.ts';
import { createServices, type CreateServicesOptions } from './create-services.ts';
import { followSession } from './follow-session.ts';
import { showView } from './lazy-overlays.ts';
import type { ShellRouter } from './shell-router.ts';
import { createQueryClient } from './query-client.ts';
import { renderShell } from './render-shell.tsx';

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
