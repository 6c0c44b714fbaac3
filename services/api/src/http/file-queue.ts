import type { FastifyReply } from 'fastify';
import { createWorkQueue } from '../queues/work-queue.ts';
import type { App } from './app-types.ts';
import { signedInOf } from './authentication.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For routes whose answer is a file of many rows. */
    makesFile?: true;
  }
}

/**
 * Two files at once would only slow each other down: building one needs the processor, not the
 * network.
 */
const making = { atOnce: 1, waiting: 16, each: 3 };

/**
 * Builds files one after the other. 503 `busy` with `Retry-After` when too many wait, of all agents
 * or of one. A turn ends when the answer is built, so a client that reads slowly delays nobody.
 */
export function registerFileQueue(app: App): void {
  const queue = createWorkQueue(making);
  const ends = new WeakMap<FastifyReply, () => void>();
  app.addHook('onRequest', async (request, reply) => {
    if (!request.routeOptions.config.makesFile) return;
    const [begun, made] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    ends.set(reply, made.resolve);
    // A client that disconnects while it waits.
    reply.raw.once('close', made.resolve);
    const turn = queue.take(signedInOf(request).agent.id, () => {
      begun.resolve();
      return made.promise;
    });
    turn.catch(begun.reject);
    await begun.promise;
  });
  app.addHook('onSend', async (_request, reply) => ends.get(reply)?.());
}
