import { createHash, createHmac, hkdfSync } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** The identity of a request: its URL and the content of its body, not its formatting. */
export type RequestHash = (request: Pick<FastifyRequest, 'url' | 'body'>) => string;

/**
 * A body may hold a password, and its hash is kept: without the key, a copy of the database cannot
 * be searched for it.
 *
 * @param secret the service's key of `secrets.json`
 */
export function createRequestHash(secret: Uint8Array): RequestHash {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'pazar requests', 32));
  return ({ url, body }) => {
    const content = JSON.stringify([url, withoutBytes(body) ?? null]);
    return createHmac('sha256', key).update(content).digest('base64url');
  };
}

/** Uploaded files are represented by their digest: as JSON they would be many times larger. */
function withoutBytes(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]: [string, unknown]) => [
      name,
      value instanceof Uint8Array ? createHash('sha256').update(value).digest('base64url') : value,
    ]),
  );
}
