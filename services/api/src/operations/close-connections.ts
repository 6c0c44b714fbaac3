import type { App } from '../http/app-types.ts';

/**
 * Answers sent after the service was told to stop close their connection: a client that kept one
 * open for its next request would delay the stop.
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
