import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Lets a server stop as soon as its answers are sent. Without it a client delays the stop by minutes:
 * Fastify closes neither a connection that never had a request (browsers and proxies open them ahead)
 * nor one whose answer was on its way when the stop began.
 */
export function closeConnectionsOnStop(app: FastifyInstance): void {
  let isStopping = false;
  const unused = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    if (isStopping) {
      socket.destroy();
      return;
    }
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }, response) => {
    unused.delete(socket);
    response.once('close', () => {
      if (isStopping) socket.destroySoon();
    });
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    for (const socket of unused) socket.destroy();
  });
  // A client that knows does not send its next request on this connection.
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) void reply.header('connection', 'close');
  });
}
