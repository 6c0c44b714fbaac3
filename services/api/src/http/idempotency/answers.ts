import type { FastifyReply } from 'fastify';
import type { KeptAnswer } from './idempotency-store.ts';

/** Headers that are stored with an answer; the others are set for each request. */
const keptHeaders = ['content-type', 'content-language', 'etag', 'location'];

/** The stored parts of an answer that is about to be sent. */
export function answerToKeep(
  reply: FastifyReply,
  body: unknown,
): Pick<KeptAnswer, 'status' | 'headers' | 'body'> {
  const isText = typeof body === 'string' || body === undefined || body === null;
  if (!isText) throw new Error('Only a text can be kept as the answer of a keyed request.');
  const headers = keptHeaders.flatMap((name) => {
    const value = reply.getHeader(name);
    return value === undefined ? [] : [[name, String(value)] as const];
  });
  return { status: reply.statusCode, headers: Object.fromEntries(headers), body: body ?? '' };
}

export function replay(reply: FastifyReply, { status, headers, body }: KeptAnswer): FastifyReply {
  // A text with its type set is sent as it is.
  return reply
    .code(status)
    .headers(headers)
    .header('idempotency-replayed', 'true')
    .send(body === '' ? undefined : body);
}
