import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** What makes two requests the same: the address and what the body says, not how it was written. */
export function requestHash({ url, body }: Pick<FastifyRequest, 'url' | 'body'>): string {
  return digest(JSON.stringify([url, withoutBytes(body) ?? null]));
}

/** Uploaded files stand for their digest: written out as JSON they would be many times larger. */
function withoutBytes(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]: [string, unknown]) => [
      name,
      value instanceof Uint8Array ? digest(value) : value,
    ]),
  );
}

function digest(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url');
}
