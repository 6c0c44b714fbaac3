import type { App } from '../app-types.ts';

/** Headers of every answer. */
export function registerResponseHeaders(app: App): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-request-id': request.id,
      'x-content-type-options': 'nosniff',
      // Answers are personal; no cache between here and the browser may keep one.
      'cache-control': 'no-store',
    });
  });
}
