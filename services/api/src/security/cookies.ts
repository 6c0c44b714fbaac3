/** A cookie of the service, out of reach of scripts. */
export interface OwnCookie {
  name: string;
  value: string;
  maxAgeSeconds: number;
  sameSite: 'Lax' | 'Strict';
  /** The only path that gets it, when the browser does not use TLS. */
  path: string;
  /** Whether browsers use TLS. */
  isSecure: boolean;
}

/**
 * The name of a cookie in the browser. Over TLS it starts with `__Host-`: then no other host of the
 * same domain can set one (RFC 6265bis 4.1.3.2).
 */
export function cookieNameOf({ name, isSecure }: Pick<OwnCookie, 'name' | 'isSecure'>): string {
  return isSecure ? `__Host-${name}` : name;
}

/** The value of `Set-Cookie`. `__Host-` allows no path but `/`. */
export function setCookieOf(cookie: OwnCookie): string {
  const { value, maxAgeSeconds, sameSite, path, isSecure } = cookie;
  const ends = isSecure ? 'Path=/; HttpOnly; Secure' : `Path=${path}; HttpOnly`;
  return `${cookieNameOf(cookie)}=${value}; Max-Age=${maxAgeSeconds}; ${ends}; SameSite=${sameSite}`;
}

/** The value of a cookie in a `Cookie` header. */
export function cookieValue(header: string | undefined, name: string): string | undefined {
  return new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(header ?? '')?.[1];
}
