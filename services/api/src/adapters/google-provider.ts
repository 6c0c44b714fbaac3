import * as openid from 'openid-client';
import { z } from 'zod';

export interface GoogleSettings {
  /** `https://accounts.google.com`, or a provider that plays it. */
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** The values that one sign-in must return with; the browser keeps them, signed. */
export interface GoogleChecks {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** The identity that Google asserts. */
export interface GoogleIdentity {
  /** Google's name for the person; unlike the address it never changes. */
  subject: string;
  /** Null unless Google confirmed it. */
  email: string | null;
  name: string | null;
}

/** The person went back, or Google refused. */
export class GoogleRefusal extends Error {
  override name = 'GoogleRefusal';
}

export type GoogleProvider = ReturnType<typeof createGoogleProvider>;

/** The library marks this as deprecated as a warning; it offers no other way to use loopback. */
const plainHttp: { allowInsecureRequests: (configuration: openid.Configuration) => void } = openid;

const timeoutSeconds = 10;
const loopback = /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?(?:\/|$)/;

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254).toLowerCase().optional().catch(undefined),
  email_verified: z.boolean().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
});

/** Code flow with PKCE against the provider that `issuer` describes, found at the first use. */
export function createGoogleProvider(settings: GoogleSettings) {
  const { issuer, clientId, clientSecret } = settings;
  let found: Promise<openid.Configuration> | undefined;

  async function discover(): Promise<openid.Configuration> {
    found ??= openid.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: timeoutSeconds,
      // Plain HTTP is for the provider on this machine alone.
      execute: loopback.test(issuer) ? [plainHttp.allowInsecureRequests] : [],
    });
    try {
      return await found;
    } catch (error) {
      // It may be there at the next try.
      found = undefined;
      throw error;
    }
  }

  return {
    /** The URL to redirect to, and the values that the callback must match. */
    begin: async (redirectUri: string) => {
      const configuration = await discover();
      const checks = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        codeVerifier: openid.randomPKCECodeVerifier(),
      };
      const location = openid.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: 'S256',
        // A person with two Google accounts must be able to choose the other one.
        prompt: 'select_account',
      });
      return { location: location.href, checks };
    },
    /**
     * Exchanges the code that `callback` carries. Throws `GoogleRefusal`, or another error when the
     * answer fails these checks.
     */
    finish: async (callback: URL, { state, nonce, codeVerifier }: GoogleChecks) => {
      const configuration = await discover();
      try {
        const tokens = await openid.authorizationCodeGrant(configuration, callback, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        return identityOf(tokens.claims());
      } catch (error) {
        if (!(error instanceof openid.AuthorizationResponseError)) throw error;
        throw new GoogleRefusal(error.error, { cause: error });
      }
    },
  };
}

function identityOf(claims: unknown): GoogleIdentity {
  const { sub, email, email_verified: isVerified, name } = claimsSchema.parse(claims);
  return {
    subject: sub,
    email: isVerified === true && email !== undefined ? email : null,
    name: name ?? null,
  };
}
