import type { SectionRoute } from '@pazar/contracts/section-descriptor';
import type { Session } from '@pazar/contracts/session';
import type { Build } from './build.ts';
import { accessTo } from './access.ts';

/** The host's own entry: home, for signed-out visitors, first in the sidebar. */
const home: SectionRoute = {
  path: 'home',
  audience: 'public-only',
  roles: [],
  icon: 'home',
  labelKey: 'sidebar.home',
  label: { en: 'Home', mk: 'Почетна' },
  order: 0,
};

export interface SidebarEntry {
  readonly route: SectionRoute;
  /** The remote behind the entry; null for the host's own pages. */
  readonly build: Build | null;
}

/** What this visitor may open, in the order of the descriptors. */
export function sidebarEntries(builds: readonly Build[], session: Session | null): SidebarEntry[] {
  const ofSections = builds.flatMap((build) =>
    build.section.routes.map((route) => ({ route, build })),
  );
  return [{ route: home, build: null }, ...ofSections]
    .filter(({ route }) => accessTo(route, session) === 'allowed')
    .toSorted((a, b) => a.route.order - b.route.order || a.route.path.localeCompare(b.route.path));
}
