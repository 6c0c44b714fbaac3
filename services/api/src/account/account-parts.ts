import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { PasswordCost } from '../security/password.ts';
import type { RequestLimiter } from '../security/request-limiter.ts';

/** What everything about accounts is made of. */
export interface AccountParts {
  database: Database;
  clock: Clock;
  mailer: Mailer;
  passwordCost: PasswordCost;
  /** Counts what may be tried only so often. */
  limiter: RequestLimiter;
}
