import httpProxy from '@fastify/http-proxy';
import type { IncomingHttpHeaders } from 'node:http';
import type { Environment } from './environment.ts';
import type { Server } from './create-server.ts';
import { problemHeaders, problemText, type ProblemDraft } from './problem.ts';

/** An API on this machine answers a connection at once or not at all. */
const connectTimeoutMs = 2_000;
/** Longer than any answer of the API may take. */
const answerTimeoutMs = 30_000;

const badGateway: ProblemDraft = {
  status: 502,
  code: 'maintenance',
  detail: 'The API does not answer',
};

/** Leads `/api/*` to the API, without the prefix. When it does not answer: 502 as a problem. */
export async function addApiProxy(server: Server, environment: Environment): Promise<void> {
  await server.register(httpProxy, {
    upstream: environment.apiOrigin,
    prefix: '/api',
    rewritePrefix: '/',
    disableRequestLogging: true,
    undici: {
      connect: { timeout: connectTimeoutMs },
      headersTimeout: answerTimeoutMs,
      bodyTimeout: answerTimeoutMs,
    },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => forwarded(request, headers, environment),
      rewriteHeaders: withoutPolicies,
      // The caller decides about trying again; it knows whether that is safe.
      retryDelay: () => null,
      onError: (reply) => {
        reply.code(badGateway.status).headers(problemHeaders);
        reply.send(problemText(badGateway, reply.request.id));
      },
    },
  });
}

/** Replaces what the client claims about itself with what this server knows. */
function forwarded(
  request: { ip: string; headers: { host?: string | undefined } },
  headers: IncomingHttpHeaders,
  { isHttps }: Environment,
): IncomingHttpHeaders {
  const { forwarded: _claimed, ...kept } = headers;
  return {
    ...kept,
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.headers.host ?? '',
    'x-forwarded-proto': isHttps ? 'https' : 'http',
    'x-forwarded-prefix': '/api',
  };
}

/** The shell's origin has one set of policies, and the API is not the one that sets them. */
function withoutPolicies(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { 'content-security-policy': _policy, ...kept } = headers;
  return kept;
}
