import { languageTags } from '@pazar/contracts/language-tags';
import type { FastifyRequest } from 'fastify';
import type { App } from './app-types.ts';
import { requestLocale } from './request-locale.ts';

/** Sets the headers that every answer has. */
export function registerResponseHeaders(app: App): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(responseHeaders(request));
  });
}

export function responseHeaders(request: FastifyRequest): Record<string, string> {
  return {
    'x-request-id': request.id,
    'x-content-type-options': 'nosniff',
    // Answers are personal; no cache between here and the browser may store one.
    'cache-control': 'no-store',
    'content-language': languageTags[requestLocale(request)],
    vary: 'Accept-Language',
  };
}
