import type { App } from '../http/app-types.ts';

/**
 * Answers that are sent after the service was told to stop end their connection: a client that
 * keeps one open for its next request would hold the stop up for as long.
 */
export function closeConnectionsOnStop(app: App): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
}
