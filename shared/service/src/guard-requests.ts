import type { ProblemCode } from '@pazar/contracts/problem';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOwnName, nameIn } from './host-names.ts';
import { networkOf } from './network-of.ts';

/** Why a request is refused before its body is read. */
export interface Refusal {
  status: 421 | 503;
  code: ProblemCode;
  detail: string;
}

/** Which requests a server accepts, and how it answers the others. */
export interface RequestGuard {
  /** Host names besides those of this machine, in lower case and without a port. */
  hosts: readonly string[];
  /** Requests that may be under way at once; health checks do not count. */
  maxInFlight: number;
  /** Answers a refusal in the server's own form. */
  refuse: (request: FastifyRequest, reply: FastifyReply, refusal: Refusal) => FastifyReply;
}

/** A client that was refused for load may ask again after this many seconds. */
export const retryAfterSeconds = 2;

/**
 * Refuses two kinds of requests before their body is read. 421 for a host name that is not the
 * server's, which is how a page of another site would read this machine (DNS rebinding). 503 with
 * `Retry-After` above capacity: an early refusal lets the requests that are under way end. One
 * address has half of the capacity at most, so that its slow requests do not keep others out.
 */
export function guardRequests(app: FastifyInstance, guard: RequestGuard): void {
  const hosts = new Set(guard.hosts);
  const places = createPlaces(guard.maxInFlight);
  app.addHook('onRequest', (request, reply, done) => {
    // Not `request.hostname`: a page of another site may send `X-Forwarded-Host` as it likes.
    const name = nameIn(request.headers.host);
    if (!isOwnName(name, hosts)) {
      const detail = `${name} is not a name of this server; PAZAR_HOSTS lists them`;
      guard.refuse(request, reply, { status: 421, code: 'forbidden', detail });
      return;
    }
    if (request.url.startsWith('/health/')) {
      done();
      return;
    }
    const giveBack = places.take(networkOf(request.ip));
    if (giveBack === undefined) {
      void reply.header('retry-after', String(retryAfterSeconds));
      const detail = 'Too many requests are under way. Try again in some seconds.';
      guard.refuse(request, reply, { status: 503, code: 'maintenance', detail });
      return;
    }
    // Also emitted when the client goes away before the answer.
    reply.raw.once('close', giveBack);
    done();
  });
}

/** Counts requests under way; `take` returns the release of one place, or undefined when all are in use. */
function createPlaces(most: number) {
  const held = new Map<string, number>();
  let all = 0;
  return {
    take: (who: string): (() => void) | undefined => {
      const own = held.get(who) ?? 0;
      if (all >= most || own >= Math.ceil(most / 2)) return undefined;
      all += 1;
      held.set(who, own + 1);
      return () => {
        all -= 1;
        const left = (held.get(who) ?? 1) - 1;
        if (left === 0) held.delete(who);
        else held.set(who, left);
      };
    },
  };
}
