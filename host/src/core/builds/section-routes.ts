import type { Locale } from '@pazar/contracts/locale';
import type { SectionRoute } from '@pazar/contracts/releases/section-descriptor';
import type { Session } from '@pazar/contracts/session';
import { RouteName } from '@pazar/contracts/route-names';
import type { i18n } from 'i18next';
import { accessTo } from './access.ts';
import type { Build } from './build.ts';

/** Whose pages are asked for; null for a signed-out visitor. */
export type Visitor = Pick<Session, 'roles'> | null;

/** The first part of a path: `product` of `/product/42`; an empty text of `/`. */
export function segmentOf(pathname: string): string {
  return pathname.split('/')[1] ?? '';
}

/** The route of a section at this path, or undefined when the path belongs to another. */
export function routeAt(
  { section }: Pick<Build, 'section'>,
  pathname: string,
): SectionRoute | undefined {
  const segment = segmentOf(pathname);
  return section.routes.find(({ path }) => path === segment);
}

/**
 * The section's label in the sidebar, in the visitor's language: of the open page, else of the
 * first.
 */
export function nameOfSection(
  build: Build,
  { i18n, locale }: { i18n: Pick<i18n, 't'>; locale: Locale },
): string {
  const route = routeAt(build, location.pathname) ?? build.section.routes[0];
  if (route === undefined) return build.name;
  return i18n.t(route.labelKey, { defaultValue: route.label[locale] });
}

/** The host's own entry: home, for signed-out visitors, first in the sidebar. */
const home: SectionRoute = {
  path: RouteName.Home,
  audience: 'public-only',
  roles: [],
  icon: 'home',
  labelKey: 'sidebar.home',
  label: { en: 'Home', mk: 'Почетна' },
  order: 0,
};

/** What says which pages a section has. */
type Described = Pick<Build, 'section'>;

export interface SidebarEntry<Of extends Described = Build> {
  readonly route: SectionRoute;
  /** The remote behind the entry; null for the host's own pages. */
  readonly build: Of | null;
}

/** The routes that this visitor may open, in the order of the descriptors. */
export function sidebarEntries<Of extends Described>(
  builds: readonly Of[],
  session: Visitor,
): SidebarEntry<Of>[] {
  const ofSections = builds.flatMap((build) =>
    build.section.routes.map((route) => ({ route, build })),
  );
  return [{ route: home, build: null }, ...ofSections]
    .filter(({ route }) => accessTo(route, session) === 'allowed')
    .toSorted((a, b) => a.route.order - b.route.order || a.route.path.localeCompare(b.route.path));
}

/** The target of `/`: the first section with `home` that the agent may open, else the first of all. */
export function firstPage(builds: readonly Described[], session: Visitor): string {
  if (session === null) return `/${RouteName.Home}`;
  const open = sidebarEntries(builds, session).map(({ route }) => route);
  const first = open.find((route) => route.home === true) ?? open[0];
  return `/${first?.path ?? RouteName.About}`;
}

/** Whether the page belongs to a section and this visitor may open it. */
export function mayOpen(build: Described, page: string, session: Visitor): boolean {
  // A published descriptor may name a page that the section does not have.
  const route = routeAt(build, page);
  return route !== undefined && accessTo(route, session) === 'allowed';
}

/** The section that this visitor opens at a path, and the page: that of `/` is the first one. */
export function sectionToOpen<Of extends Described>(
  builds: readonly Of[],
  pathname: string,
  session: Visitor,
): { build: Of; page: string } | undefined {
  const page = segmentOf(pathname) === '' ? firstPage(builds, session) : pathname;
  const build = builds.find((candidate) => mayOpen(candidate, page, session));
  return build && { build, page };
}
