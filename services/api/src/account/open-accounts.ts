import type { App } from '../http/app-types.ts';
import { createGoogleAccounts } from './google/google-accounts.ts';
import { createGoogleSignIn } from './google/google-sign-in.ts';
import { createHandshakeCookie } from './google/handshake.ts';
import type { Jobs } from '../operations/open-jobs.ts';
import { googleRedirectUri, type Adapters } from '../adapters/adapters.ts';
import type { Pager } from '../lists/paging/pager.ts';
import type { Passkeys } from './credentials/passkeys/passkeys.ts';
import { passkeyRoutes } from './credentials/passkeys/passkey-routes.ts';
import type { SecondFactor } from './credentials/second-factor/second-factor.ts';
import { secondFactorRoutes } from './credentials/second-factor/second-factor-routes.ts';
import { createNotMe } from './credentials/not-me.ts';
import type { FinishSignIn } from './sign-in/finish-sign-in.ts';
import { finishSignInRoutes } from './sign-in/finish-sign-in-routes.ts';
import type { SessionRepository } from './sessions/session-repository.ts';
import { accountDataRoutes } from './data/account-data-routes.ts';
import { accountRoutes } from './account-routes.ts';
import { accountSessionRoutes } from './sessions/account-session-routes.ts';
import { googleRoutes } from './google/google-routes.ts';
import { registrationRoutes } from './registration/registration-routes.ts';
import { verificationRoutes } from './verification/verification-routes.ts';
import { viewRoutes } from './sessions/view-routes.ts';
import type { SessionService } from './sessions/session-service.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import { createAccountService } from './account-service.ts';
import { createAppeal } from './suspension/appeals.ts';
import { createClosing } from './closing/closing.ts';
import { createDataExports } from './data/data-export.ts';
import { createForgottenPasswords } from './credentials/forgotten-passwords.ts';
import { endDueSuspensions } from './suspension/suspensions.ts';
import { createPasswords, type Passwords } from './credentials/passwords.ts';
import { createPreferenceService } from './data/preference-service.ts';
import { createRegistration } from './registration/registration.ts';
import { createVerification } from './verification/verification.ts';
import { createViews } from './sessions/views.ts';

/** The rendition in the export of an agent's data, in pixels. */
const maxImageSide = 1200;
const hourSeconds = 60 * 60;
/** Checked every minute: a suspended agent waits for the exact time. */
const minuteSeconds = 60;

interface AccountsDependencies extends AccountDependencies {
  sessions: SessionService;
  sessionRows: SessionRepository;
  pager: Pager;
  adapters: Adapters;
  /** Signs the cookie of a Google handshake. */
  key: Uint8Array;
  passkeys: Passkeys;
  factor: SecondFactor;
  finish: FinishSignIn;
  jobs: Jobs;
}

/** Everything about the signed-in agent's account: its routes and its jobs. */
export function openAccounts(app: App, dependencies: AccountsDependencies): void {
  const { database, clock, sessions, jobs } = dependencies;
  const forgotten = createForgottenPasswords(dependencies);
  jobs.handle(forgotten.work);

  const passwords = createPasswords(dependencies);
  const account = createAccountService(dependencies, passwords);
  const closing = createClosing(dependencies);

  registrationRoutes(app, {
    registration: createRegistration(dependencies),
    notMe: createNotMe(dependencies),
    account,
    passwords,
    forgotten,
    hasher: dependencies.hasher,
  });
  accountRoutes(app, {
    account,
    passwords,
    closing,
    limiter: dependencies.limiter,
  });
  verificationRoutes(app, {
    verification: createVerification(database, clock),
    appeal: createAppeal(dependencies),
  });
  accountSessionRoutes(app, dependencies);
  accountDataRoutes(app, dependencies, {
    preferences: createPreferenceService(database, clock),
    exports: createDataExports(database, {
      clock,
      picture: (id) => dependencies.adapters.images.read(id, maxImageSide),
    }),
  });
  passkeyRoutes(app, {
    passkeys: dependencies.passkeys,
    factor: dependencies.factor,
    prove: passwords.prove,
  });
  secondFactorRoutes(app, dependencies.factor, passwords.prove);
  finishSignInRoutes(app, dependencies.finish);
  viewRoutes(app, createViews(database, clock));
  openGoogle(app, { ...dependencies, sessions }, passwords);
  jobs.repeat({
    name: 'close-accounts',
    what: 'closing accounts',
    everySeconds: hourSeconds,
    work: async () => countOf(await closing.closeDue()),
  });
  jobs.repeat({
    name: 'end-suspensions',
    what: 'ending suspensions',
    everySeconds: minuteSeconds,
    work: async () => countOf(await endDueSuspensions(database, clock())),
  });
}

const countOf = (count: number) => (count === 0 ? null : { count });

function openGoogle(app: App, dependencies: AccountsDependencies, { prove }: Passwords): void {
  const { clock, sessions, sessionRows, key } = dependencies;
  const { shellUrl, google: provider } = dependencies.adapters;
  const redirectUri = googleRedirectUri(shellUrl);
  const accounts = createGoogleAccounts(dependencies);
  const signIn = createGoogleSignIn({
    provider,
    accounts,
    sessions,
    sessionRows,
    cookie: createHandshakeCookie({ key, clock, redirectUri }),
    clock,
    askForCode: dependencies.finish.askForCode,
    shellUrl,
    redirectUri,
    onFailure: (error) => app.log.error({ err: error }, 'Google sign-in failed'),
  });
  googleRoutes(app, { google: signIn, accounts, prove });
}
