import type { FastifyRequest } from 'fastify';

/** Passes the result of a route's `preHandler` on to its handler. */
export interface Prepared<Result> {
  keep: (request: FastifyRequest, result: Result) => void;
  /** @throws Error when the route's `preHandler` kept nothing */
  of: (request: FastifyRequest) => Result;
}

/**
 * For work of a request that takes long and changes nothing: decoding, hashing, reading in parts. In the
 * route's `preHandler` it runs before the transaction of a request with an idempotency key.
 */
export function prepared<Result>(): Prepared<Result> {
  const results = new WeakMap<FastifyRequest, { result: Result }>();
  return {
    keep: (request, result) => void results.set(request, { result }),
    of: (request) => {
      const kept = results.get(request);
      if (kept === undefined) throw new Error('The request was not prepared.');
      return kept.result;
    },
  };
}
