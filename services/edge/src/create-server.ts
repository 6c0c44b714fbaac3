import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { closeConnectionsOnStop } from '@pazar/service/close-connections';
import { noDefaultCompilers } from '@pazar/service/no-default-compilers';
import { requestIdOf } from '@pazar/service/request-id';
import { guardRequests } from '@pazar/service/guard-requests';
import type { Environment } from './environment.ts';
import type { SendFailure } from './failure-page.ts';
import { handleErrors } from './handle-error.ts';
import { sendProblem } from './problem.ts';

/** The log of requests and errors: `logOptions` of the kit, or false for silence. */
export type Logging = NonNullable<FastifyServerOptions['logger']>;

/** Puts on an answer the headers that every answer of a server has. */
export type SetHeaders = (request: FastifyRequest, reply: FastifyReply) => void;

/**
 * The limit of concurrent answers of one server. At 1,500 files a second, the rate of one
 * processor, the last of them waits less than a second.
 */
const maxInFlight = 1_000;

/** The time for a client to send its request; slower ones only hold a connection. */
const requestTimeoutMs = 60_000;

/** How a server differs from the other. */
export interface ServerOptions {
  setHeaders: SetHeaders;
  sendFailure?: SendFailure;
  network: Pick<Environment, 'hosts' | 'trustedProxies'>;
}

/** A Fastify server that adds the given headers to all answers: files, pages, errors. */
export function createServer(logging: Logging, options: ServerOptions): Server {
  const { setHeaders, sendFailure = sendProblem, network } = options;
  const server = Fastify({
    requestTimeout: requestTimeoutMs,
    genReqId: requestIdOf,
    trustProxy: network.trustedProxies.length > 0 ? [...network.trustedProxies] : false,
    schemaController: noDefaultCompilers,
    logger: logging,
    logController: new LogController({ requestIdLogLabel: 'traceId' }),
    // An address that cannot even be decoded is answered before any hook runs.
    frameworkErrors: (_error, request, reply) => {
      setHeaders(request, reply);
      sendFailure(request, reply, { status: 400, code: 'malformed', detail: 'Malformed address' });
    },
  });
  closeConnectionsOnStop(server);
  guardRequests(server, { hosts: network.hosts, maxInFlight, refuse: sendFailure });
  server.addHook('onSend', async (request, reply) => setHeaders(request, reply));
  server.setErrorHandler(handleErrors(sendFailure));
  return server;
}
export type Server = FastifyInstance;
