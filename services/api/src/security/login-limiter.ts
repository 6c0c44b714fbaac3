import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiProblem } from '../problems/api-problem.ts';

/** The API's sign-in limit: 429 after five tries a minute for one user from one address. */
const tries = 5;
const windowSeconds = 60;

export interface LoginLimiter {
  /** Counts a try. Throws `rate-limited` with the seconds to wait when there were too many. */
  count: (username: string, address: string) => Promise<void>;
  /** Forgets the tries of someone who knew the password. */
  forget: (username: string, address: string) => Promise<void>;
}

export function createLoginLimiter(): LoginLimiter {
  const limiter = new RateLimiterMemory({ points: tries, duration: windowSeconds });
  const keyOf = (username: string, address: string) => `${username.toLowerCase()} ${address}`;
  return {
    count: async (username, address) => {
      try {
        await limiter.consume(keyOf(username, address));
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
        throw new ApiProblem('rate-limited', { headers: { 'retry-after': String(seconds) } });
      }
    },
    forget: async (username, address) => {
      await limiter.delete(keyOf(username, address));
    },
  };
}
