import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiProblem } from '../problems/api-problem.ts';

/** How often things that are not signed in, or cost much, may be done. */
const limits = {
  /** Registering and asking for a new password, from one address. */
  anonymous: { points: 60, duration: 600 },
  /** E-mails to one address, which its owner may not have asked for. */
  mail: { points: 5, duration: 3600 },
  /** Tries of the current password, by one agent. */
  password: { points: 5, duration: 60 },
} as const;

export type LimitKind = keyof typeof limits;

export interface RequestLimiter {
  /** Counts a try. Throws `rate-limited` with the seconds to wait when there were too many. */
  count: (kind: LimitKind, key: string) => Promise<void>;
  /** Counts a try; answers whether there may be one more, when nobody may notice. */
  allows: (kind: LimitKind, key: string) => Promise<boolean>;
}

export function createRequestLimiter(): RequestLimiter {
  const limiters = {
    anonymous: new RateLimiterMemory(limits.anonymous),
    mail: new RateLimiterMemory(limits.mail),
    password: new RateLimiterMemory(limits.password),
  };

  async function waitFor(kind: LimitKind, key: string): Promise<number> {
    try {
      await limiters[kind].consume(key.toLowerCase());
      return 0;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    }
  }

  return {
    count: async (kind, key) => {
      const seconds = await waitFor(kind, key);
      if (seconds === 0) return;
      throw new ApiProblem('rate-limited', { headers: { 'retry-after': String(seconds) } });
    },
    allows: async (kind, key) => (await waitFor(kind, key)) === 0,
  };
}
