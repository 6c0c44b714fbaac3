import { readIfMatch, versionTag } from '@pazar/service/if-match';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RemoteState } from '@pazar/contracts/releases/release-state';
import { requestHash, type AnswerKey } from '../registry/answers.ts';
import { RequestRefused } from './problem.ts';

export function setEtag(reply: FastifyReply, { revision }: RemoteState): void {
  void reply.header('etag', versionTag(revision));
}

/**
 * The revision that the caller has seen; 428 without one, 400 for a tag that is not one of our
 * ETags.
 */
export function requireRevision(request: FastifyRequest): number {
  const revision = readRevision(request);
  if (revision === undefined) {
    const detail = 'Send the ETag of the remote that you have seen as If-Match';
    throw new RequestRefused(428, 'precondition-required', detail);
  }
  return revision;
}

/** As `requireRevision`, for requests that may go without. */
export function readRevision(request: FastifyRequest): number | undefined {
  const revision = readIfMatch(request);
  if (revision === 'malformed') {
    throw new RequestRefused(400, 'malformed', 'If-Match is not an ETag such as "7"');
  }
  return revision === 'absent' ? undefined : revision;
}

/** The fingerprint by which a retry is recognised; undefined without an Idempotency-Key. */
export function readAnswerKey(request: FastifyRequest, actor: string): AnswerKey | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\w.:-]{8,100}$/.test(key)) {
    const detail = 'Idempotency-Key must be 8 to 100 letters, digits, ".", ":", "_" or "-"';
    throw new RequestRefused(400, 'malformed', detail);
  }
  return { actor, key, requestHash: requestHash(request.url, request.body) };
}
