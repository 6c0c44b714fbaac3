import { RouteName } from '@pazar/contracts/route-names';
type Page = Pick<Window, 'location' | 'history'>;

export interface CapturedSecrets {
  /** Token of a sign-in by redirect, or null. */
  readonly jwt: string | null;
  /** One-time token of the e-mail link that opened this page, or null. */
  readonly linkToken: string | null;
}

/** The pages that a link in an e-mail opens with a token. */
const linkPages = [
  `/${RouteName.Home}/reset`,
  `/${RouteName.Home}/confirm`,
  `/${RouteName.Home}/not-me`,
];

/** Reads the secrets in the page's URL and removes them from it. */
export function captureSecrets(page: Page): CapturedSecrets {
  return { jwt: takeJwtParameter(page), linkToken: takeLinkToken(page) };
}

/** Reads and removes the token that sign-in by redirect puts into the URL. */
export function takeJwtParameter(page: Page): string | null {
  return takeParameter(page, 'jwt');
}

/** Reads and removes the one-time token in the URL of an e-mail link. */
export function takeLinkToken(page: Page): string | null {
  const path = page.location.pathname.replace(/\/$/, '');
  return linkPages.includes(path) ? takeParameter(page, 'token') : null;
}

/** Reads a query parameter and removes every copy of it from the URL and from the history entry. */
function takeParameter({ location, history }: Page, name: string): string | null {
  const url = new URL(location.href);
  const value = url.searchParams.get(name);
  if (value === null) return null;
  url.searchParams.delete(name);
  history.replaceState(history.state, '', `${url.pathname}${url.search}${url.hash}`);
  return value === '' ? null : value;
}
