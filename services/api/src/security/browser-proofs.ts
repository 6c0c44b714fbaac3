import { createSignedCookie } from './signed-cookie.ts';

const minuteSeconds = 60;
/** Long enough to look for a phone or a key. */
export const challengeSeconds = 10 * minuteSeconds;
/** As long as the link of the e-mail. */
const registrationSeconds = 24 * 60 * minuteSeconds;
const yearSeconds = 365 * 24 * 60 * minuteSeconds;

/** Proofs of a browser by cookies that it got from this service. */
export type BrowserProofs = ReturnType<typeof createBrowserProofs>;

export function createBrowserProofs(secret: Uint8Array, shellUrl: string) {
  const isSecure = new URL(shellUrl).protocol === 'https:';
  const at = { secret, isSecure, path: '/api/v1/agent' };
  return {
    /** That a sign-in which passes its token in a URL started in this browser. */
    handOver: createSignedCookie({ ...at, name: 'pazar-hand-over', maxAgeSeconds: minuteSeconds }),
    /** That an agent has signed in from this browser before. */
    device: createSignedCookie({ ...at, name: 'pazar-device', maxAgeSeconds: yearSeconds }),
    /** That an account was asked for in this browser. */
    registration: createSignedCookie({
      ...at,
      name: 'pazar-registration',
      maxAgeSeconds: registrationSeconds,
    }),
    /** That a challenge was issued to this browser. */
    challenge: createSignedCookie({
      ...at,
      name: 'pazar-challenge',
      maxAgeSeconds: challengeSeconds,
      // Passkeys are added below /v1/account too.
      path: '/api/v1',
    }),
  };
}
