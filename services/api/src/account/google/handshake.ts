import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Clock } from '../../clock/clock.ts';
import { cookieNameOf, cookieValue, setCookieOf } from '../../security/cookies.ts';

/** Long enough to find a password, short enough not to lie about. */
const lifetimeSeconds = 600;
const cookieName = 'pazar-google';
const audience = 'pazar-google';
const algorithm = 'HS256';

const handshakeSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  /** The session that links Google to its agent; null when signing in. */
  linkFor: z.string().nullable(),
});

/** The values from Google's callback that prove that the sign-in started in this browser. */
export type Handshake = z.infer<typeof handshakeSchema>;

/** The cookie that carries a handshake: signed, valid for ten minutes, `HttpOnly`. */
export type HandshakeCookie = ReturnType<typeof createHandshakeCookie>;

export function createHandshakeCookie(dependencies: {
  key: Uint8Array;
  clock: Clock;
  redirectUri: string;
}) {
  const { key, clock, redirectUri } = dependencies;
  const { pathname, protocol } = new URL(redirectUri);
  const isSecure = protocol === 'https:';
  const cookie = (value: string, maxAgeSeconds: number) =>
    setCookieOf({
      name: cookieName,
      value,
      maxAgeSeconds,
      // The way back is a navigation from another site.
      sameSite: 'lax',
      path: pathname,
      isSecure,
    });

  return {
    /** The value of `Set-Cookie`. */
    write: async (handshake: Handshake) => {
      const value = await new SignJWT(handshake)
        .setProtectedHeader({ alg: algorithm })
        .setAudience(audience)
        .setExpirationTime(new Date(clock().getTime() + lifetimeSeconds * 1000))
        .sign(key);
      return cookie(value, lifetimeSeconds);
    },
    /** The handshake of a `Cookie` header; undefined when there is no valid one. */
    read: async (header: string | undefined) => {
      const value = cookieValue(header, cookieNameOf({ name: cookieName, isSecure }));
      if (value === undefined) return undefined;
      try {
        const options = { algorithms: [algorithm], audience, currentDate: clock() };
        return handshakeSchema.parse((await jwtVerify(value, key, options)).payload);
      } catch {
        return undefined;
      }
    },
    /** The value of `Set-Cookie` that removes it. */
    clear: () => cookie('', 0),
  };
}
