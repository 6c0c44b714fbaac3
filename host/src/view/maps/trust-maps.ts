/** Where Google serves its Maps scripts from. */
export const mapsOrigin = 'https://maps.googleapis.com';

/**
 * Google's scripts set addresses of more scripts themselves, as plain text. A default Trusted Types
 * policy lets those of the Maps origin pass, and nothing else: any other address stays refused, and
 * so does all markup and code given as text.
 */
export function trustMaps(): void {
  if (window.trustedTypes === undefined || window.trustedTypes.defaultPolicy !== null) return;
  window.trustedTypes.createPolicy('default', { createScriptURL: mapsScriptUrl });
}

/** What sets the address, as the browser names it; a worker that Google makes of text has a blob's. */
const workers = /^(?:Shared)?Worker constructor$/;

/** @throws TypeError when the address is not one of Maps, which makes the browser refuse it */
export function mapsScriptUrl(url: string, _type?: string, sink = ''): string {
  const { protocol, origin } = URL.parse(url, location.href) ?? {};
  const isOwnWorker = protocol === 'blob:' && origin === location.origin && workers.test(sink);
  if (origin === mapsOrigin || isOwnWorker) return url;
  throw new TypeError(`${url} is not a script of Google Maps`);
}
