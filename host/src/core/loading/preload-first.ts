import type { Session } from '@pazar/contracts/session';
import { RouteName } from '@pazar/contracts/route-names';
import { accessTo } from '../builds/access.ts';
import type { Build } from '../builds/build.ts';
import { routeAt, segmentOf } from '../builds/section-routes.ts';
import type { SectionSlots } from './section-slots.ts';

interface FirstPage {
  readonly builds: readonly Build[];
  readonly sections: Pick<SectionSlots, 'preload'>;
  readonly session: Pick<Session, 'roles'> | null;
}

/** The page of a signed-in agent at `/`. */
const rootPath = `/${RouteName.Dashboard}`;

/**
 * Starts to load the section at this path, while the texts of the shell still load. Loads nothing
 * for a page that the agent may not open.
 */
export function preloadFirst(pathname: string, { builds, sections, session }: FirstPage): void {
  const wanted = segmentOf(pathname) === '' ? rootPath : pathname;
  const build = builds.find((candidate) => {
    const route = routeAt(candidate, wanted);
    return route !== undefined && accessTo(route, session) === 'allowed';
  });
  if (build !== undefined) sections.preload(build.name);
}
