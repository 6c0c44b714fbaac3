import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** The identity of a request: its URL and the content of its body, not its formatting. */
export function requestHash({ url, body }: Pick<FastifyRequest, 'url' | 'body'>): string {
  return digest(JSON.stringify([url, withoutBytes(body) ?? null]));
}

/** Uploaded files are represented by their digest: as JSON they would be many times larger. */
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
