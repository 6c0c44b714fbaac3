import type { App } from '../http/app-types.ts';
import { createGoogleAccounts } from './google/google-accounts.ts';
import { createGoogleSignIn } from './google/google-sign-in.ts';
import { createHandshakeCookie } from './google/handshake.ts';
import { runRegularly } from '../operations/run-regularly.ts';
import { googleRedirectUri, type Outside } from '../outside/outside.ts';
import type { Pager } from '../lists/paging/pager.ts';
import type { Passkeys } from './passkeys/passkeys.ts';
import { passkeyRoutes } from './passkeys/passkey-routes.ts';
import type { SecondFactor } from './second-factor/second-factor.ts';
import { secondFactorRoutes } from './second-factor/second-factor-routes.ts';
import { createNotMe } from './not-me.ts';
import type { FinishSignIn } from './sessions/finish-sign-in.ts';
import { finishSignInRoutes } from './sessions/finish-sign-in-routes.ts';
import type { SessionRepository } from './sessions/session-repository.ts';
import { accountDataRoutes } from './account-data-routes.ts';
import { accountRoutes } from './account-routes.ts';
import { accountSessionRoutes } from './account-session-routes.ts';
import { googleRoutes } from './google/google-routes.ts';
import { registrationRoutes } from './registration-routes.ts';
import { verificationRoutes } from './verification-routes.ts';
import { viewRoutes } from './view-routes.ts';
import type { SessionService } from './sessions/session-service.ts';
import type { AccountParts } from './account-parts.ts';
import { createAccountService } from './account-service.ts';
import { createAppeal } from './appeals.ts';
import { createClosing } from './closing.ts';
import { createDataExports } from './data-export.ts';
import { endDueSuspensions } from './suspensions.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import { createPreferenceService } from './preference-service.ts';
import { createRegistration } from './registration.ts';
import { createVerification } from './verification.ts';
import { createViews } from './views.ts';

/** The rendition in the export of an agent's data, in pixels. */
const maxImageSide = 1200;
const hourMs = 60 * 60 * 1000;
/** Checked every minute: a suspended agent waits for the exact time. */
const minuteMs = 60 * 1000;

interface AccountsParts extends AccountParts {
  sessions: SessionService;
  sessionRows: SessionRepository;
  pager: Pager;
  outside: Outside;
  /** Signs the cookie of a Google handshake. */
  key: Uint8Array;
  passkeys: Passkeys;
  factor: SecondFactor;
  finish: FinishSignIn;
}

/** Everything about the signed-in agent's account: its routes, and the job that closes accounts. */
export function openAccounts(app: App, parts: AccountsParts): void {
  const { database, clock, sessions } = parts;
  const passwords = createPasswords(parts);
  const account = createAccountService(parts, passwords);
  const closing = createClosing(parts);

  registrationRoutes(app, {
    registration: createRegistration(parts),
    notMe: createNotMe(parts),
    account,
    passwords,
    hasher: parts.hasher,
  });
  accountRoutes(app, {
    account,
    passwords,
    closing,
  });
  verificationRoutes(app, {
    verification: createVerification(database, clock),
    appeal: createAppeal(parts),
  });
  accountSessionRoutes(app, parts);
  accountDataRoutes(app, parts, {
    preferences: createPreferenceService(database, clock),
    exports: createDataExports(database, {
      clock,
      picture: (id) => parts.outside.images.read(id, maxImageSide),
    }),
  });
  passkeyRoutes(app, { passkeys: parts.passkeys, factor: parts.factor, prove: passwords.prove });
  secondFactorRoutes(app, parts.factor, passwords.prove);
  finishSignInRoutes(app, parts.finish);
  viewRoutes(app, createViews(database, clock));
  openGoogle(app, { ...parts, sessions }, passwords);
  runRegularly(app, {
    what: 'closing accounts',
    everyMs: hourMs,
    work: async () => countOf(await closing.closeDue()),
  });
  runRegularly(app, {
    what: 'ending suspensions',
    everyMs: minuteMs,
    work: async () => countOf(await endDueSuspensions(database, clock())),
  });
}

const countOf = (count: number) => (count === 0 ? null : { count });

function openGoogle(app: App, parts: AccountsParts, { prove }: Passwords): void {
  const { clock, sessions, sessionRows, key } = parts;
  const { shellUrl, google: provider } = parts.outside;
  const redirectUri = googleRedirectUri(shellUrl);
  const accounts = createGoogleAccounts(parts);
  const signIn = createGoogleSignIn({
    provider,
    accounts,
    sessions,
    sessionRows,
    cookie: createHandshakeCookie({ key, clock, redirectUri }),
    clock,
    askForCode: parts.finish.askForCode,
    shellUrl,
    redirectUri,
    onFailure: (error) => app.log.error({ err: error }, 'Google sign-in failed'),
  });
  googleRoutes(app, { google: signIn, accounts, prove });
}
