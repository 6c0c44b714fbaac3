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

/** @throws TypeError when the address is not one of Maps, which makes the browser refuse it */
export function mapsScriptUrl(url: string): string {
  if (URL.parse(url, location.href)?.origin === mapsOrigin) return url;
  throw new TypeError(`${url} is not a script of Google Maps`);
}
