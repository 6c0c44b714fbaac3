import type { FastifyRequest } from 'fastify';
import type { App } from './app-types.ts';
import { addressOf } from './authentication.ts';
import { limitersOn, tooMany } from '../security/limiter.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For routes that machines ask all the time. */
    unlimited?: true;
    /** The limit for pictures, of which one page shows many: counted by address and separately. */
    isPicture?: true;
  }
}

const minute = 60;

/**
 * Pictures for each other request: a page of a list has fifty at most, and a browser caches each.
 */
const picturesPerRequest = 20;

/**
 * The limit of requests a minute for a session, or for an address without one. Each process counts
 * by itself: this guards against loops and floods, and a shared counter would cost every request a
 * write. The limiters that guard accounts are shared (login-limiter, request-limiter).
 */
export function createRateLimit(requestsPerMinute: number) {
  const open = limitersOn(undefined);
  const limiter = open('requests', { points: requestsPerMinute, duration: minute });
  const pictures = open('pictures', {
    points: requestsPerMinute * picturesPerRequest,
    duration: minute,
  });
  async function count(key: string, counted = limiter): Promise<void> {
    const seconds = await counted.take(key);
    if (seconds > 0) throw tooMany(seconds);
  }
  const keyOf = (request: FastifyRequest) => `address ${addressOf(request)}`;
  const countAddress = (request: FastifyRequest) => count(keyOf(request));
  return {
    countAddress,
    /** Registered after the authentication, which identifies the session. */
    register: (app: App): void => {
      app.addHook('onRequest', async (request) => {
        const { unlimited, isPicture } = request.routeOptions.config;
        if (unlimited) return;
        const { signedIn } = request;
        // An <img> has no session to count it by.
        if (isPicture) await count(keyOf(request), pictures);
        else if (signedIn === null) await countAddress(request);
        else await count(`session ${signedIn.agent.id} ${signedIn.startedAt.toISOString()}`);
      });
    },
  };
}
