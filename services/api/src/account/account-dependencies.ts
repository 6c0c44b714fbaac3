import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { LoginLimiter } from '../security/login-limiter.ts';
import type { PasswordHasher } from '../security/password-hasher.ts';
import type { SecretBox } from '../security/secret-box.ts';
import type { SignedCookie } from '../security/signed-cookie.ts';
import type { RequestLimiter } from '../security/request-limiter.ts';

export interface AccountDependencies {
  database: Database;
  clock: Clock;
  mailer: Mailer;
  /** Encrypts what a job keeps of a request. */
  box: SecretBox;
  hasher: PasswordHasher;
  /** Rate limiters of tries. */
  limiter: RequestLimiter;
  /** The name whose lock a new password lifts. */
  logins: Pick<LoginLimiter, 'unlock'>;
  /** Proves that an agent has signed in from a browser before. */
  device: SignedCookie;
  /** Proves that an account was asked for in a browser. */
  registered: SignedCookie;
}
