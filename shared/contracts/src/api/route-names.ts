/**
 * The shared list of route names: each segment of an address that the specification names
 * (section 2). The host's router, sidebar and links use it, and the tests of the paths. A section
 * of another team adds its path with its descriptor, not here.
 */
export const RouteName = {
  /** The empty path: the only entry of the root route table, around every page. */
  Current: '',
  Root: '/',
  /** Any other path: the page that was not found. */
  Wildcard: '*',
  Home: 'home',
  Landing: 'landing',
  Feature: 'feature',
  Subscription: 'subscription',
  Contact: 'contact',
  Dashboard: 'dashboard',
  Product: 'product',
  Produce: 'produce',
  Location: 'location',
  Promotion: 'promotion',
  Account: 'account',
  Management: 'management',
  /** What runs in this browser; the specification does not name it. */
  About: 'about',
  /** The page of what an e-mail is about (`openPath`); the specification does not name it. */
  Open: 'open',
} as const;
/**
 * An address that opens the page of a subject (`newsSubjects`), which the sections name in their
 * descriptors: for e-mails, whose sender knows no section. `/open?of=lot&id=0193…`
 *
 * @param subjects the most exact first
 */
export function openPath(subjects: readonly string[], id = ''): string {
  const query = new URLSearchParams({ of: subjects.join(' '), ...(id !== '' && { id }) });
  return `/${RouteName.Open}?${query.toString()}`;
}
export type RouteName = (typeof RouteName)[keyof typeof RouteName];
