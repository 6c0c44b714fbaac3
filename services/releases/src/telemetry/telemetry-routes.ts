import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { FastifyRequest } from 'fastify';
import { maxTelemetryBytes, telemetryBatchSchema } from '@pazar/contracts/releases/telemetry';
import type { App } from '../http/create-app.ts';
import { RequestRefused } from '../http/problem.ts';
import type { Telemetry } from './telemetry.ts';

/** Batches that one address may send in a minute. An office behind one address has many tabs. */
const batchesPerMinute = 600;

/**
 * `POST /v1/telemetry`: a batch of events. It needs no token: whoever can open the shell can send
 * it. 204 when it is taken; 413 above 32 KiB, 400 when it is not valid, 429 with `Retry-After` for
 * an address that sends too many. Addresses are counted in memory for a minute and never written.
 */
export function telemetryRoutes(app: App, telemetry: Telemetry): void {
  const limiter = new RateLimiterMemory({ points: batchesPerMinute, duration: 60 });
  app.post(
    '/v1/telemetry',
    {
      bodyLimit: maxTelemetryBytes,
      schema: { body: telemetryBatchSchema },
      logLevel: 'warn',
      onRequest: async (request, reply) => {
        const seconds = await secondsToWait(limiter, addressOf(request));
        if (seconds === 0) return;
        void reply.header('retry-after', String(seconds));
        throw new RequestRefused(429, 'rate-limited', 'Too many reports from this address');
      },
    },
    async (request, reply) => {
      const dropped = telemetry.add(request.body.events);
      if (dropped > 0) request.log.warn({ dropped }, 'more reports than fit');
      return reply.code(204).send();
    },
  );
}

/** The visitor's address: the edge stands on this machine and says whom it speaks for. */
function addressOf({ ip, headers }: FastifyRequest): string {
  const forwarded = headers['x-forwarded-for'];
  const isEdge = ip === '127.0.0.1' || ip === '::1';
  return isEdge && typeof forwarded === 'string' ? forwarded : ip;
}

async function secondsToWait(limiter: RateLimiterMemory, address: string): Promise<number> {
  try {
    await limiter.consume(address);
    return 0;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.ceil(refusal.msBeforeNext / 1000);
  }
}
