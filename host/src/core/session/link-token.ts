import { takeParameter } from './take-parameter.ts';

/** The pages that a link in an e-mail opens with a token. */
const pages = ['/home/reset', '/home/confirm'];

/** Takes the one-time token out of the address of a page that was opened from an e-mail. */
export function takeLinkToken(window: Pick<Window, 'location' | 'history'>): string | null {
  const { pathname } = window.location;
  return pages.includes(pathname.replace(/\/$/, '')) ? takeParameter(window, 'token') : null;
}
