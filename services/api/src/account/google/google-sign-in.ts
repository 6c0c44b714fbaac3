import type { GoogleOutcome } from '@pazar/contracts/google-link';
import type { Locale } from '@pazar/contracts/locale';
import type { Clock } from '../../clock/clock.ts';
import type { FinishSignIn } from '../sign-in/finish-sign-in.ts';
import type { SessionRepository } from '../sessions/session-repository.ts';
import type { Device } from '../../callers/caller.ts';
import type { SessionService } from '../sessions/session-service.ts';
import type { GoogleAccounts } from './google-accounts.ts';
import { GoogleRefusal, type GoogleProvider } from '../../adapters/google-provider.ts';
import type { Handshake, HandshakeCookie } from './handshake.ts';

/** An answer that sends the browser on. */
export interface Onward {
  location: string;
  setCookie: string[];
}

/** A browser that returns from Google. */
export interface Return extends Device {
  /** The query of the address that it came to, `code=…&state=…`. */
  query: string;
  cookie: string | undefined;
  locale: Locale;
}

export type GoogleSignIn = ReturnType<typeof createGoogleSignIn>;

interface GoogleSignInDependencies {
  /** Null where the operator has not set Google up. */
  provider: GoogleProvider | null;
  accounts: GoogleAccounts;
  sessions: SessionService;
  sessionRows: SessionRepository;
  cookie: HandshakeCookie;
  clock: Clock;
  askForCode: FinishSignIn['askForCode'];
  shellUrl: string;
  redirectUri: string;
  /** Hears why Google could not be asked or believed. */
  onFailure: (error: unknown) => void;
}

export function createGoogleSignIn(dependencies: GoogleSignInDependencies) {
  const { provider, accounts, sessions, sessionRows, cookie, clock } = dependencies;
  const { shellUrl, redirectUri, onFailure } = dependencies;

  function page(path: string, parameters: Record<string, string>): string {
    return new URL(`${path}?${new URLSearchParams(parameters).toString()}`, shellUrl).href;
  }
  /** The shell's URL after a failed sign-in. */
  const explain = (outcome: GoogleOutcome) => page('/home', { google: outcome });
  const explainLink = (outcome: GoogleOutcome) => page('/account/security', { google: outcome });

  async function signIn(identity: Identity, { locale, userAgent }: Return): Promise<Onward> {
    const agent = await accounts.signIn(identity, locale);
    if (typeof agent === 'string') return { location: explain(agent), setCookie: [] };
    const asked = await dependencies.askForCode(agent, 'GOOGLE');
    if (asked !== null) {
      const location = page('/home', { code: asked.challenge });
      return { location, setCookie: [asked.setCookie] };
    }
    const { token, setCookie } = await sessions.handOver(agent, {
      userAgent,
      openedWith: 'GOOGLE',
    });
    return { location: page('/', { jwt: token }), setCookie: [setCookie] };
  }

  async function link(identity: Identity, sessionId: string): Promise<Onward> {
    // After a sign-out in the meantime nothing is linked.
    const found = await sessionRows.findLive(sessionId, clock());
    const outcome = found ? await accounts.link(found.agent.id, identity) : 'expired';
    return { location: explainLink(outcome), setCookie: [] };
  }

  async function identify(request: Return, handshake: Handshake | undefined) {
    if (provider === null) return 'unavailable';
    if (handshake === undefined) return 'expired';
    try {
      return await provider.finish(new URL(`${redirectUri}?${request.query}`), handshake);
    } catch (error) {
      if (error instanceof GoogleRefusal) return 'cancelled';
      onFailure(error);
      return 'failed';
    }
  }

  return {
    /** Origin of the shell, where a sign-in starts and ends. */
    shellUrl,
    explain,
    /** Sends a browser to Google: to sign in, or to link an account for a session. */
    begin: async (linkFor: string | null) => {
      const addressOf = linkFor === null ? explain : explainLink;
      if (provider === null)
        return { location: addressOf('unavailable'), setCookie: [cookie.clear()] };
      try {
        const { location, checks } = await provider.begin(redirectUri);
        return { location, setCookie: [await cookie.write({ ...checks, linkFor })] };
      } catch (error) {
        onFailure(error);
        return { location: addressOf('failed'), setCookie: [cookie.clear()] };
      }
    },
    /** Ends it: with `?jwt=`, or with `?google=` and why not. */
    finish: async (request: Return) => {
      const handshake = await cookie.read(request.cookie);
      const linkFor = handshake?.linkFor ?? null;
      const identity = await identify(request, handshake);
      const cleared = cookie.clear();
      if (typeof identity === 'string') {
        const location = (linkFor === null ? explain : explainLink)(identity);
        return { location, setCookie: [cleared] };
      }
      const { location, setCookie } =
        linkFor === null ? await signIn(identity, request) : await link(identity, linkFor);
      return { location, setCookie: [cleared, ...setCookie] };
    },
  };
}

type Identity = Awaited<ReturnType<GoogleProvider['finish']>>;
