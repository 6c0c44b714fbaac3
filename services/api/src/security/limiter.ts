import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../problems/refusal.ts';

/** How often something may be done: `points` times in `duration` seconds. */
export interface Limit {
  points: number;
  duration: number;
  /** Seconds without any more tries, once there were too many. */
  blockDuration?: number;
}

/** Counts by key; too many tries have to wait. */
export interface Limiter {
  /**
   * Counts a try. Returns the seconds to wait for the next one when this was one too many, else 0.
   */
  take: (key: string) => Promise<number>;
  /** Undoes a try that turned out harmless. */
  refund: (key: string) => Promise<void>;
  forget: (key: string) => Promise<void>;
}

export type OpenLimiter = (name: string, limit: Limit) => Limiter;

/**
 * Limiters that all processes on one PostgreSQL server share. An embedded database has one process,
 * which counts by itself; so does each process while the server does not answer.
 */
export function limitersOn(pool: Pool | undefined): OpenLimiter {
  return (name, limit) => {
    const own = new RateLimiterMemory({ ...limit, keyPrefix: name });
    if (pool === undefined) return limiterOf(own);
    const shared = new RateLimiterPostgres({
      ...limit,
      keyPrefix: name,
      storeClient: pool,
      schemaName: 'api',
      tableName: 'rate_limits',
      tableCreated: true,
      insuranceLimiter: own,
    });
    return limiterOf(shared);
  };
}

/** 429 with the seconds to wait. */
export function tooMany(seconds: number): Refusal {
  return new Refusal('rate-limited', { retryAfter: seconds });
}

function limiterOf(counter: RateLimiterMemory | RateLimiterPostgres): Limiter {
  return {
    take: async (key) => {
      try {
        await counter.consume(keyOf(key));
        return 0;
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      }
    },
    refund: async (key) => void (await counter.reward(keyOf(key))),
    forget: async (key) => void (await counter.delete(keyOf(key))),
  };
}

/** Keys are names and addresses of people, which have no business in a table of counters. */
function keyOf(key: string): string {
  return createHash('sha256').update(key.toLowerCase()).digest('base64url');
}
