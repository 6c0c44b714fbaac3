import { parseCookie, stringifySetCookie } from 'cookie';

/** A cookie of the service, out of reach of scripts. */
export interface OwnCookie {
  name: string;
  value: string;
  maxAgeSeconds: number;
  sameSite: 'lax' | 'strict';
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
export function setCookieOf({ name, value, isSecure, ...rest }: OwnCookie): string {
  return stringifySetCookie({
    name: cookieNameOf({ name, isSecure }),
    value,
    maxAge: rest.maxAgeSeconds,
    path: isSecure ? '/' : rest.path,
    httpOnly: true,
    secure: isSecure,
    sameSite: rest.sameSite,
  });
}

/** The value of a cookie in a `Cookie` header. */
export function cookieValue(header: string | undefined, name: string): string | undefined {
  return parseCookie(header ?? '')[name];
}
