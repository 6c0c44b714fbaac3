import { type Locale, languageTags } from '@pazar/contracts/locale';
import { mayCarryToken } from './may-carry-token.ts';

/** What each request of the page says about its visitor. */
export interface RequestIdentity {
  readonly locale: Locale;
  /** The token of the signed-in agent, or null. */
  readonly token: () => string | null;
}

let identity: RequestIdentity = { locale: 'en', token: () => null };
let tokenOrigins: readonly string[] = [];

/** Sets what requests carry from now on; the start calls it before its first request. */
export function identifyRequests(given: RequestIdentity): void {
  identity = given;
  tokenOrigins = [location.origin];
}

/** Sets the origins that may see the token, once the configuration has named them. */
export function allowTokenAt(origins: readonly string[]): void {
  tokenOrigins = origins;
}

/**
 * The browser's `fetch` with the headers of the specification (section 7): `Accept-Language` of the
 * page's language and, where the origin is one of ours, the bearer token of the signed-in agent.
 * Nothing else in browser code calls `fetch` (.oxlintrc.json). The HTTP client of the sections
 * follows the same two rules.
 */
export function sendRequest(
  address: string,
  options: Omit<RequestInit, 'headers'> = {},
): Promise<Response> {
  const { locale, token } = identity;
  const bearer = mayCarryToken(address, tokenOrigins) ? token() : null;
  return fetch(address, {
    ...options,
    headers: {
      'Accept-Language': languageTags[locale],
      ...(bearer !== null && { Authorization: `Bearer ${bearer}` }),
    },
  });
}
