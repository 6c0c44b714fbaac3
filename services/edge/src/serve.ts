import type { FastifyInstance } from 'fastify';

const host = '127.0.0.1';

/** Where a server listens, and the variable that a person sets to change it. */
export interface Address {
  port: number;
  variable: string;
}

/** Runs a server as a process until SIGTERM or SIGINT; then it finishes its answers and exits 0. */
export async function serve(app: FastifyInstance, address: Address): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      app.close().then(() => process.exit(0), fail);
    });
  }
  try {
    await app.listen({ host, port: address.port });
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!isTaken) throw error;
    const { port, variable } = address;
    throw new Error(`Port ${port} on ${host} is taken. Set ${variable} to a free one.`, {
      cause: error,
    });
  }
}

/** Ends the process with one clear message. */
export function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
