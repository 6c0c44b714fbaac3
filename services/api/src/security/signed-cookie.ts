import { createHmac, hkdfSync } from 'node:crypto';
import { cookieNameOf, cookieValue, setCookieOf } from './cookies.ts';
import { isSameText } from './same-text.ts';

/** A signed cookie with the one thing that this browser has proven to own. */
export type SignedCookie = ReturnType<typeof createSignedCookie>;

interface SignedCookieOptions {
  name: string;
  /** The service's key; each name signs with a key that is derived from it. */
  secret: Uint8Array;
  maxAgeSeconds: number;
  path: string;
  isSecure: boolean;
}

/**
 * The cookie holds the signature alone, by a key of its name. The signer of @fastify/cookie would write the subject
 * beside it, where all can read it, and sign every cookie with the same key.
 */
export function createSignedCookie(options: SignedCookieOptions) {
  const { name, secret, maxAgeSeconds, path, isSecure } = options;
  const key = new Uint8Array(hkdfSync('sha256', secret, '', `pazar cookie ${name}`, 32));
  const sign = (subject: string) => createHmac('sha256', key).update(subject).digest('base64url');
  return {
    /** The value of `Set-Cookie` for a browser that owns `subject`. */
    write: (subject: string) =>
      setCookieOf({
        name,
        value: sign(subject),
        maxAgeSeconds,
        sameSite: 'strict',
        path,
        isSecure,
      }),
    /** Whether a `Cookie` header proves that its browser owns `subject`. */
    proves: (header: string | undefined, subject: string) =>
      isSameText(cookieValue(header, cookieNameOf({ name, isSecure })) ?? '', sign(subject)),
  };
}
