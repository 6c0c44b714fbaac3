import { createSignedCookie, type SignedCookie } from './signed-cookie.ts';

const minuteSeconds = 60;
const yearSeconds = 365 * 24 * 60 * minuteSeconds;

/** What a browser can prove by cookies that it got from this service. */
export interface BrowserProofs {
  /** That a sign-in which hands its token over in an address began in this browser. */
  handOver: SignedCookie;
  /** That an agent has signed in from this browser before. */
  device: SignedCookie;
}

export function createBrowserProofs(secret: Uint8Array, shellUrl: string): BrowserProofs {
  const isSecure = new URL(shellUrl).protocol === 'https:';
  const at = { secret, isSecure, path: '/api/v1/agent' };
  return {
    handOver: createSignedCookie({ ...at, name: 'pazar-hand-over', maxAgeSeconds: minuteSeconds }),
    device: createSignedCookie({ ...at, name: 'pazar-device', maxAgeSeconds: yearSeconds }),
  };
}
