import type { FastifyRequest, FastifyServerOptions } from 'fastify';

/**
 * Lines of JSON on stdout. A server's `logController` labels the id of a request `traceId`, so that a line
 * and a problem share it. Of a request only its method and its path: queries hold search words, codes of
 * Google and tokens; headers and bodies hold worse.
 */
export const logOptions = {
  formatters: { level: (label: string) => ({ level: label }) },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  serializers: {
    req: ({ method, url, routeOptions }: FastifyRequest) => ({
      method,
      path: pathOf(url),
      route: routeOptions?.url,
    }),
    err: describeError,
  },
} satisfies FastifyServerOptions['logger'];

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '/';
}

/**
 * Logs the kind, the stack and the code of an error and of its causes. Some messages are left out: they
 * quote people's data.
 */
function describeError(error: Error): {
  type: string;
  message: string;
  stack: string;
  code?: string;
  cause?: unknown;
} {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const quotes = quotesData(error);
  const [, ...frames] = (error.stack ?? '').split(/\n(?=\s+at )/);
  return {
    type: error.name,
    message: quotes ? '(it quotes data)' : error.message,
    stack: frames.join('\n'),
    ...(code !== undefined && { code }),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
}

/** Errors of drizzle, the database or a mail server, which quote parameters, rows and addresses. */
function quotesData(error: Error): boolean {
  return ['params', 'severity', 'responseCode'].some((property) => property in error);
}
