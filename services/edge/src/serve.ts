import { listen, stopOnSignal, type Address } from '@pazar/service/listen';
import type { FastifyInstance } from 'fastify';

/** Runs a server as a process until SIGTERM or SIGINT; then it finishes its answers and exits 0. */
export async function serve(app: FastifyInstance, address: Address): Promise<void> {
  stopOnSignal(() => app.close());
  await listen(app, address);
}
