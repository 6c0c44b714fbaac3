import type {
  SectionCommand,
  SectionRoute,
  SectionSearch,
} from '@pazar/contracts/releases/section-descriptor';
import { accessTo } from './access.ts';
import type { Build } from './build.ts';
import { mayOpen, routeAt, segmentOf, sidebarEntries, type Visitor } from './section-routes.ts';

/** A list to search, and the route of its rows' pages. */
export interface SearchSource {
  readonly search: SectionSearch;
  readonly route: SectionRoute;
}

/** The lists whose rows' pages this visitor may open, in the order of the sidebar. */
export function sectionSearches(
  builds: readonly Build[],
  session: Visitor,
): readonly SearchSource[] {
  return sidebarEntries(builds, session).flatMap(({ route, build }) =>
    (build?.section.search ?? [])
      .filter(({ page }) => segmentOf(page) === route.path)
      .map((search) => ({ search, route })),
  );
}

/**
 * The sections' commands that this visitor may run, from the descriptors; loads no section's code.
 */
export function sectionCommands(
  builds: readonly Build[],
  session: Visitor,
): readonly SectionCommand[] {
  return builds.flatMap((build) =>
    (build.section.commands ?? []).filter(({ path, roles }) => {
      const route = routeAt(build, path);
      if (route === undefined || !mayOpen(build, path, session)) return false;
      return accessTo({ audience: route.audience, roles }, session) === 'allowed';
    }),
  );
}
