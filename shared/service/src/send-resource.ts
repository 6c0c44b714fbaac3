import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { codings, type Resource } from './resource.ts';

/**
 * Sends a resource that browsers revalidate each time (`no-cache`, unless the reply has another
 * `cache-control`): compressed as the client accepts, 304 when it has these bytes already.
 */
export function sendResource(
  request: FastifyRequest,
  reply: FastifyReply,
  resource: Resource,
): FastifyReply {
  const possible = new Negotiator(request).encodings([...codings]);
  const accepted = codings.find((coding) => possible.includes(coding));
  const { body, etag } = accepted ? resource.encoded[accepted] : resource.identity;
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  reply.header('etag', etag).header('vary', 'accept-encoding');
  if (hasTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (accepted) reply.header('content-encoding', accepted);
  return reply.type(resource.contentType).send(body);
}

/** Weak comparison, as RFC 9110 13.1.2 asks: a proxy that recompresses marks the tag as weak. */
function hasTag(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
