/**
 * Whether a request to this URL may carry the bearer token: only if the browser would send it to
 * one of the given origins. The browser's own URL parser decides; the default is no.
 */
export function mayCarryToken(address: string, origins: readonly string[]): boolean {
  if (!URL.canParse(address, document.baseURI)) return false;
  const { protocol, origin, username, password } = new URL(address, document.baseURI);
  // A `blob:` URL has the origin of the page that created it.
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && username === '' && password === '' && origins.includes(origin);
}
