import { getInstance } from '@module-federation/enhanced/runtime';
import type { HostServices } from '../host-services.ts';
import { hasMounted } from '../core/journal/has-mounted.ts';
import { startRooms } from '../core/loading/room-shares.ts';

/**
 * Gets the shared chunks that the sections of this document ask for, once the first section stands
 * and its data is there: whichever is opened next finds them. They are the shell's own files; of the
 * sections themselves nothing is asked for ahead. A visitor who saves data waits for them instead.
 */
export function getRoomsAhead({
  builds,
  observations,
  queryClient,
}: Pick<HostServices, 'builds' | 'observations' | 'queryClient'>): void {
  const federation = getInstance();
  if (federation === null || savesData(navigator)) return;
  let isAsked = false;
  observations.listen((_, observation) => {
    if (isAsked || !hasMounted(observation)) return;
    isAsked = true;
    const startAtRest = () => {
      if (queryClient.isFetching() > 0) return;
      ignore();
      for (const build of builds) startRooms(federation, build);
    };
    const ignore = queryClient.getQueryCache().subscribe(startAtRest);
    startAtRest();
  });
}

/** The DOM types do not have it yet, nor do all browsers. */
function savesData(browser: Navigator & { connection?: { saveData?: boolean } }): boolean {
  return browser.connection?.saveData === true;
}
