import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { SendFailure } from './failure-page.ts';
import { handleErrors } from './handle-error.ts';
import { sendProblem } from './problem.ts';

/** True: JSON lines on standard output. False: silence, for tests. */
export type Logging = boolean;

/** Puts on an answer the headers that every answer of a server has. */
export type SetHeaders = (request: FastifyRequest, reply: FastifyReply) => void;

/** A Fastify server whose answers all have the given headers: files, pages, errors. */
export function createServer(
  logging: Logging,
  setHeaders: SetHeaders,
  sendFailure: SendFailure = sendProblem,
): Server {
  const server = Fastify({
    logger: logging ? { level: 'info', serializers: { req: describeRequest } } : false,
    // An address that cannot even be decoded is answered before any hook runs.
    frameworkErrors: (_error, request, reply) => {
      setHeaders(request, reply);
      sendFailure(request, reply, { status: 400, code: 'malformed', detail: 'Malformed address' });
    },
  });
  server.addHook('onSend', async (request, reply) => setHeaders(request, reply));
  server.setErrorHandler(handleErrors(sendFailure));
  return server;
}
export type Server = FastifyInstance;

/** What the log keeps of a request: never its query, which may carry a token (`?jwt=`). */
function describeRequest(request: FastifyRequest) {
  return { method: request.method, path: request.url.split('?', 1)[0] };
}
