import type { ProblemCode } from '@pazar/contracts/problem';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Why a request is refused before anything of it is read. */
export interface Refusal {
  status: 421 | 503;
  code: ProblemCode;
  detail: string;
}

/** What a server accepts, and how it answers what it does not. */
export interface RequestGuard {
  /** Host names besides those of this machine, in lower case and without a port. */
  hosts: readonly string[];
  /** Requests that may be under way at once; health checks do not count. */
  maxInFlight: number;
  /** Answers a refusal in the server's own form. */
  refuse: (request: FastifyRequest, reply: FastifyReply, refusal: Refusal) => FastifyReply;
}

/** Names of the machine itself. A page of another site can reach none of them under its own name. */
const loopback = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

/** A client that was refused for load may ask again after this many seconds. */
const retryAfterSeconds = 2;

/**
 * Refuses two kinds of requests before their body is read. 421 for a host name that is not the
 * server's, which is how a page of another site would read this machine (DNS rebinding). 503 with
 * `Retry-After` above capacity: an early refusal lets the requests that are under way end.
 */
export function guardRequests(app: FastifyInstance, guard: RequestGuard): void {
  const hosts = new Set(guard.hosts);
  let inFlight = 0;
  app.addHook('onRequest', (request, reply, done) => {
    if (!loopback.has(request.hostname) && !hosts.has(request.hostname.toLowerCase())) {
      const detail = `${request.hostname} is not a name of this server; PAZAR_HOSTS lists them`;
      guard.refuse(request, reply, { status: 421, code: 'forbidden', detail });
      return;
    }
    if (request.url.startsWith('/health/')) {
      done();
      return;
    }
    if (inFlight >= guard.maxInFlight) {
      void reply.header('retry-after', String(retryAfterSeconds));
      const detail = 'Too many requests are under way. Try again in some seconds.';
      guard.refuse(request, reply, { status: 503, code: 'maintenance', detail });
      return;
    }
    inFlight += 1;
    // Also emitted when the client goes away before the answer.
    reply.raw.once('close', () => (inFlight -= 1));
    done();
  });
}
