import type { Database } from '../../database/database.ts';
import type { Clock } from '../../clock/clock.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { BrowserProofs } from '../../security/browser-proofs.ts';
import type { RequestLimiter } from '../../security/request-limiter.ts';
import { createSecretBox } from '../../security/secret-box.ts';
import { createChallenges } from '../credentials/challenges.ts';
import { createPasskeys } from '../credentials/passkeys/passkeys.ts';
import { relyingPartyOf } from '../credentials/passkeys/relying-party.ts';
import { createSecondFactor } from '../credentials/second-factor/second-factor.ts';
import { createFinishSignIn } from './finish-sign-in.ts';
import type { SessionService } from '../sessions/session-service.ts';

/** The ways to sign in besides a password and Google. */
interface SignInWayDependencies {
  database: Database;
  clock: Clock;
  mailer: Mailer;
  limiter: RequestLimiter;
  sessions: SessionService;
  proofs: BrowserProofs;
  /** The service's key of `secrets.json`. */
  key: Uint8Array;
  shellUrl: string;
}

export function openSignInWays(dependencies: SignInWayDependencies) {
  const { proofs, key, shellUrl } = dependencies;
  const challenges = createChallenges({ ...dependencies, cookie: proofs.challenge });
  const factor = createSecondFactor({ ...dependencies, box: createSecretBox(key) });
  const passkeys = createPasskeys({ ...dependencies, challenges, party: relyingPartyOf(shellUrl) });
  const { device } = proofs;
  const finish = createFinishSignIn({ ...dependencies, challenges, factor, passkeys, device });
  return { passkeys, factor, finish };
}
