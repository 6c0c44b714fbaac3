/** Where Google serves its Maps scripts from. */
export const mapsOrigin = 'https://maps.googleapis.com';

/**
 * Google's scripts set further script URLs as plain text. A default Trusted Types policy allows
 * those of the Maps origin and nothing else: it rejects any other URL, and all markup and code
 * passed as text.
 */
export function trustMaps(): void {
  if (window.trustedTypes === undefined || window.trustedTypes.defaultPolicy !== null) return;
  window.trustedTypes.createPolicy('default', { createScriptURL: mapsScriptUrl });
}

/**
 * The sink that receives the URL, as the browser names it; a worker that Google creates from text
 * has a `blob:` URL.
 */
const workers = /^(?:Shared)?Worker constructor$/;

/** @throws TypeError when the URL is not one of Maps, which makes the browser reject it */
export function mapsScriptUrl(url: string, _type?: string, sink = ''): string {
  const { protocol, origin } = URL.parse(url, location.href) ?? {};
  const isOwnWorker = protocol === 'blob:' && origin === location.origin && workers.test(sink);
  if (origin === mapsOrigin || isOwnWorker) return url;
  throw new TypeError(`${url} is not a script of Google Maps`);
}
