import { once } from 'node:events';
import { createServer } from 'node:net';
import { failStart, StartProblem } from './start-problem.ts';

/** The loopback address, where services listen unless `PAZAR_BIND_ADDRESS` says otherwise. */
export const localAddress = '127.0.0.1';

/** Where a server listens, and the variable that a person sets to change it. */
export interface Address {
  readonly port: number;
  readonly variable: string;
  /** Address of an interface of this machine; the loopback address by default. */
  readonly host?: string;
}

/** Rejects with a `StartProblem` when the port is taken. Checked before a database is opened for nothing. */
export async function requireFreePort(address: Address): Promise<void> {
  const probe = createServer();
  try {
    probe.listen(address.port, address.host ?? localAddress);
    await once(probe, 'listening');
  } catch (error) {
    throw portProblem(error, address);
  }
  probe.close();
  await once(probe, 'close');
}

/** The method of Fastify that `listen` needs. */
interface Listener {
  listen: (options: { port: number; host: string }) => PromiseLike<unknown>;
}

/** Listens there. Rejects with a `StartProblem` when the port is taken, or no interface has the address. */
export async function listen(app: Listener, address: Address): Promise<void> {
  try {
    await app.listen({ port: address.port, host: address.host ?? localAddress });
  } catch (error) {
    throw portProblem(error, address);
  }
}

/** Runs `stop` on SIGTERM or SIGINT and ends the process with 0, or with 1 and the reason when it fails. */
export function stopOnSignal(stop: () => Promise<unknown>): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      stop().then(() => process.exit(0), failStart);
    });
  }
}

function portProblem(error: unknown, { port, variable, host = localAddress }: Address): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const problem = (message: string) => new StartProblem(message, { cause: error });
  if (code === 'EADDRINUSE') {
    return problem(`Port ${port} on ${host} is taken. Set ${variable} to a free one.`);
  }
  if (code !== 'EADDRNOTAVAIL') return error;
  return problem(`No interface of this machine has the address ${host} (PAZAR_BIND_ADDRESS).`);
}
