/** What a person typed, as the address of a build's folder; or why that is none. */
export type OverrideAddress =
  { readonly base: string } | { readonly fault: 'unreadable' | 'other-origin' };

/**
 * Reads an address, or a port of this machine.
 *
 * @param origins what an override may come from; a port `*` stands for every port
 */
export function overrideAddress(text: string, origins: readonly string[]): OverrideAddress {
  const typed = text.trim();
  const address = /^\d{1,5}$/.test(typed) ? `http://127.0.0.1:${typed}/` : typed;
  if (!URL.canParse(address)) return { fault: 'unreadable' };
  const url = new URL(address);
  const { protocol, hostname, origin, username, password } = url;
  if (!['http:', 'https:'].includes(protocol) || username !== '' || password !== '') {
    return { fault: 'unreadable' };
  }
  const anyPort = `${protocol}//${hostname}:*`;
  if (!origins.some((allowed) => allowed === anyPort || originOf(allowed) === origin)) {
    return { fault: 'other-origin' };
  }
  const folder = url.pathname.replace(/[^/]*\.(?:json|js)$/, '').replace(/\/?$/, '/');
  return { base: origin + folder };
}

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : null);
