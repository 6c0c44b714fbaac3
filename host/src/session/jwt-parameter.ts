const parameter = 'jwt';

/**
 * Reads the `jwt` query parameter and removes it, every copy of it, from the address and from the
 * history entry. Sign-in by redirect hands the token over with it.
 */
export function takeJwtParameter({ location, history }: Pick<Window, 'location' | 'history'>) {
  const url = new URL(location.href);
  const token = url.searchParams.get(parameter);
  if (token === null) return null;
  url.searchParams.delete(parameter);
  history.replaceState(history.state, '', `${url.pathname}${url.search}${url.hash}`);
  return token === '' ? null : token;
}
