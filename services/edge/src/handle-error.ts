import { frameworkProblem } from '@pazar/service/problems';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { SendFailure } from './failure-page.ts';
import { notFound } from './problem.ts';

/** Turns every error into a failure to be sent; internal details go to the log. */
export function handleErrors(send: SendFailure) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { status, code } = frameworkProblem(error);
    // An address that leaves the folder, or spells a file another way, is simply not there.
    if (status === 403 || status === 404) return send(request, reply, notFound);
    if (status < 500) return send(request, reply, { status, code, detail: error.message });
    request.log.error({ err: error }, 'request failed');
    return send(request, reply, { status, code, detail: 'See the log.' });
  };
}
