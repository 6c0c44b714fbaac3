import httpProxy from '@fastify/http-proxy';
import type { IncomingHttpHeaders } from 'node:http';
import type { Environment } from './environment.ts';
import type { Server } from './create-server.ts';
import { problemHeaders, problemText, type ProblemDraft } from './problem.ts';

/** An API on this machine answers a connection at once or not at all. */
const connectTimeoutMs = 2_000;
/** Longer than any answer of the API may take. */
const answerTimeoutMs = 30_000;

/** The target of paths below a prefix. */
interface ProxyTarget {
  upstream: string;
  prefix: string;
  rewritePrefix: string;
  /** The part of the prefix that is removed before forwarding. */
  ownPrefix: string;
  /** Whom a 502 names. */
  name: string;
  methods?: ('GET' | 'POST')[];
}

/**
 * Forwards `/api/*` to the API, without the prefix; `/api/v1/releases/remotes/*`,
 * `/api/v1/releases/plan` and `/api/v1/releases/reports` to the registry, for the managers' pages about releases. When the target does not answer: 502 as a problem.
 */
export async function addApiProxy(server: Server, environment: Environment): Promise<void> {
  const { apiOrigin, releasesOrigin } = environment;
  const registry = { upstream: releasesOrigin, name: 'registry' };
  await addProxy(server, environment, {
    upstream: apiOrigin,
    name: 'API',
    prefix: '/api',
    rewritePrefix: '/',
    ownPrefix: '/api',
  });
  await addProxy(server, environment, {
    ...registry,
    prefix: '/api/v1/releases/remotes',
    rewritePrefix: '/v1/remotes',
    ownPrefix: '/api/v1/releases',
    methods: ['GET', 'POST'],
  });
  await addProxy(server, environment, {
    ...registry,
    prefix: '/api/v1/releases/plan',
    rewritePrefix: '/v1/plan',
    ownPrefix: '/api/v1/releases',
    methods: ['POST'],
  });
  await addProxy(server, environment, {
    ...registry,
    prefix: '/api/v1/releases/reports',
    rewritePrefix: '/v1/reports',
    ownPrefix: '/api/v1/releases',
    methods: ['GET'],
  });
}

async function addProxy(
  server: Server,
  environment: Environment,
  { upstream, prefix, rewritePrefix, ownPrefix, name, methods }: ProxyTarget,
): Promise<void> {
  const badGateway: ProblemDraft = {
    status: 502,
    code: 'maintenance',
    detail: `The ${name} does not answer`,
  };
  await server.register(httpProxy, {
    upstream,
    prefix,
    rewritePrefix,
    ...(methods && { httpMethods: methods }),
    disableRequestLogging: true,
    undici: {
      connect: { timeout: connectTimeoutMs },
      headersTimeout: answerTimeoutMs,
      bodyTimeout: answerTimeoutMs,
    },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...forwarded(request, headers, environment),
        'x-forwarded-prefix': ownPrefix,
      }),
      rewriteHeaders: withoutPolicies,
      // The caller decides whether to retry; it knows whether that is safe.
      retryDelay: () => null,
      onError: (reply) => {
        reply.code(badGateway.status).headers(problemHeaders);
        reply.send(problemText(badGateway, reply.request.id));
      },
    },
  });
}

/**
 * Replaces the client's forwarding headers with what this server knows: the headers of a trusted
 * proxy, or without one the connection itself.
 */
function forwarded(
  request: { ip: string; host: string; id: string },
  headers: IncomingHttpHeaders,
  { isHttps }: Environment,
): IncomingHttpHeaders {
  const { forwarded: _claimed, 'x-pazar-load': _load, ...kept } = headers;
  return {
    ...kept,
    'x-request-id': request.id,
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': isHttps ? 'https' : 'http',
  };
}

/** The shell's origin has one set of policies; the API must not set others. */
function withoutPolicies(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { 'content-security-policy': _policy, ...kept } = headers;
  return kept;
}
