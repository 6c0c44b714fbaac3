import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * The identifier of a request in logs and problems: the caller's `X-Request-Id` when it is harmless in a log,
 * else a new one. The edge passes its own on, so the lines of all services about one request have the same.
 */
export function requestIdOf({ headers }: { headers: IncomingHttpHeaders }): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
