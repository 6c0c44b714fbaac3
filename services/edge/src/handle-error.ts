import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { sendNotFound, sendProblem } from './problem.ts';

/** Turns every error into a problem; what went wrong inside is for the log. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500;
  // An address that leaves the folder, or spells a file another way, is simply not there.
  if (status === 403 || status === 404) return sendNotFound(request, reply);
  if (status < 500) {
    return sendProblem(request, reply, { status, code: 'malformed', detail: error.message });
  }
  request.log.error({ err: error }, 'request failed');
  return sendProblem(request, reply, { status: 500, code: 'internal', detail: 'See the log.' });
}
