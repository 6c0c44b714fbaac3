import { createSignedCookie, type SignedCookie } from './signed-cookie.ts';

const minuteSeconds = 60;
/** Long enough to look for a phone or a key. */
export const challengeSeconds = 10 * minuteSeconds;
/** As long as the link of the e-mail. */
const registrationSeconds = 24 * 60 * minuteSeconds;
const yearSeconds = 365 * 24 * 60 * minuteSeconds;

/** Proofs of a browser by cookies that it got from this service. */
export interface BrowserProofs {
  /** That a sign-in which passes its token in a URL started in this browser. */
  handOver: SignedCookie;
  /** That an agent has signed in from this browser before. */
  device: SignedCookie;
  /** That an account was asked for in this browser. */
  registration: SignedCookie;
  /** That a challenge was issued to this browser. */
  challenge: SignedCookie;
}

export function createBrowserProofs(secret: Uint8Array, shellUrl: string): BrowserProofs {
  const isSecure = new URL(shellUrl).protocol === 'https:';
  const at = { secret, isSecure, path: '/api/v1/agent' };
  return {
    handOver: createSignedCookie({ ...at, name: 'pazar-hand-over', maxAgeSeconds: minuteSeconds }),
    device: createSignedCookie({ ...at, name: 'pazar-device', maxAgeSeconds: yearSeconds }),
    registration: createSignedCookie({
      ...at,
      name: 'pazar-registration',
      maxAgeSeconds: registrationSeconds,
    }),
    challenge: createSignedCookie({
      ...at,
      name: 'pazar-challenge',
      maxAgeSeconds: challengeSeconds,
      // Passkeys are added below /v1/account too.
      path: '/api/v1',
    }),
  };
}
