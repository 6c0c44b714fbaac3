/**
 * Whether a request to this address may carry the bearer token: only when the browser would send
 * it to one of the named origins. Judged by the browser's own URL parser, default no.
 */
export function mayCarryToken(address: string, origins: readonly string[]): boolean {
  if (!URL.canParse(address, document.baseURI)) return false;
  const { protocol, origin, username, password } = new URL(address, document.baseURI);
  // A `blob:` address has the origin of the page that made it.
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && username === '' && password === '' && origins.includes(origin);
}
