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
export type RouteName = (typeof RouteName)[keyof typeof RouteName];
