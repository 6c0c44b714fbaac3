import { networkOf } from '@pazar/service/network-of';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Reporter } from '../telemetry/report-weights.ts';
import { RequestRefused } from './problem.ts';

/** The reporter, from the edge's headers, which replace those of browsers. Throws 403 without. */
export function reporterOf({ ip, headers }: FastifyRequest): Reporter {
  const { 'x-forwarded-for': forwarded, 'x-pazar-load': load } = headers;
  if (typeof load !== 'string' || !/^[\w-]{1,64}$/.test(load)) {
    throw new RequestRefused(403, 'forbidden', 'A report needs the proof of a page load');
  }
  const isEdge = ip === '127.0.0.1' || ip === '::1';
  const address = isEdge && typeof forwarded === 'string' ? forwarded : ip;
  return { network: networkOf(address), load };
}

/**
 * A hook that rejects with 429 and `Retry-After` when one network sends too often. Counted in
 * memory for a minute, never written.
 */
export function limitReports(perMinute: number) {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    try {
      await limiter.consume(reporterOf(request).network);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      void reply.header('retry-after', String(Math.ceil(refusal.msBeforeNext / 1000)));
      throw new RequestRefused(429, 'rate-limited', 'Too many reports from this address');
    }
  };
}
