/**
 * Reads a query parameter and removes it, every copy of it, from the address and from the history
 * entry.
 */
export function takeParameter(
  { location, history }: Pick<Window, 'location' | 'history'>,
  name: string,
): string | null {
  const url = new URL(location.href);
  const value = url.searchParams.get(name);
  if (value === null) return null;
  url.searchParams.delete(name);
  history.replaceState(history.state, '', `${url.pathname}${url.search}${url.hash}`);
  return value === '' ? null : value;
}
