import type { Problem } from '@pazar/contracts/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Media type of every error answer: https://www.rfc-editor.org/rfc/rfc9457 */
export const problemType = 'application/problem+json';

/**
 * Sends a problem with its own status. A 401 says how to authenticate (RFC 9110 11.6.1). The body
 * goes out as text, since no answer schema of a route applies to an error.
 *
 * @param cause logged when the status is 500 or more: a mistake of the service, a database or a
 *   disk that fails. Without it nothing is logged, as for a refusal under load.
 */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  { problem, cause }: { problem: Problem; cause?: Error },
): FastifyReply {
  if (cause !== undefined && problem.status >= 500) {
    request.log.error({ err: cause }, 'request failed');
  }
  if (problem.status === 401) void reply.header('www-authenticate', 'Bearer');
  return reply.code(problem.status).type(problemType).send(JSON.stringify(problem));
}

/** Codes of the errors that Fastify throws. */
export type FrameworkCode =
  | 'too-large'
  | 'unsupported-media'
  | 'maintenance'
  | 'malformed'
  | 'internal';

/**
 * Status and code of an error that Fastify threw, by https://fastify.dev/docs/latest/Reference/Errors/;
 * 500 `internal` for any other error.
 */
export function frameworkProblem(error: Error): { status: number; code: FrameworkCode } {
  const status = 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 413) return { status, code: 'too-large' };
  if (status === 415) return { status, code: 'unsupported-media' };
  if (status === 503) return { status, code: 'maintenance' };
  if (status >= 400 && status < 500) return { status, code: 'malformed' };
  return { status: 500, code: 'internal' };
}
