import { RouteName } from '@pazar/contracts/route-names';

/** The pages about Pazar that anybody may read; each is a path. */
export const publicPageNames = [
  RouteName.Landing,
  RouteName.Feature,
  RouteName.Subscription,
  RouteName.Contact,
] as const;
export type PublicPageName = (typeof publicPageNames)[number];

/** Pages in a chunk that loads with the first of them: most visits open none. */
export type LazyPageName = PublicPageName | 'about' | 'noAccess' | 'notFound' | 'open';

export function isPublic(name: LazyPageName): name is PublicPageName {
  return publicPageNames.some((each) => each === name);
}
