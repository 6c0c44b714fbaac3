import type { FastifyRequest } from 'fastify';
import type { App } from './app-types.ts';
import { limitersOn, tooMany } from '../security/limiter.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For routes that machines ask all the time. */
    unlimited?: true;
  }
}

const minute = 60;

/**
 * How many requests a session, or without one an address, may send in a minute. Each process counts
 * by itself: this guards against loops and floods, and a shared counter would cost every request a
 * write. What guards accounts is shared (login-limiter, request-limiter).
 */
export function createRateLimit(requestsPerMinute: number) {
  const limiter = limitersOn(undefined)('requests', {
    points: requestsPerMinute,
    duration: minute,
  });
  async function count(key: string): Promise<void> {
    const seconds = await limiter.take(key);
    if (seconds > 0) throw tooMany(seconds);
  }
  const countAddress = (request: FastifyRequest) => count(`address ${request.ip}`);
  return {
    countAddress,
    /** Registered after the authentication, which tells the sessions apart. */
    register: (app: App): void => {
      app.addHook('onRequest', async (request) => {
        if (request.routeOptions.config.unlimited) return;
        const { signedIn } = request;
        if (signedIn === null) await countAddress(request);
        else await count(`session ${signedIn.agent.id} ${signedIn.startedAt.toISOString()}`);
      });
    },
  };
}
