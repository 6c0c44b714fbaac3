import { once } from 'node:events';
import { createServer } from 'node:net';
import { keepControlling } from './controller/keep-controlling.ts';
import { readEnvironment } from './environment.ts';
import { createApp } from './http/create-app.ts';
import { keepFresh } from './registry/keep-fresh.ts';
import { openRegistry } from './registry/open-registry.ts';

const host = '127.0.0.1';

/** The release registry as a process: it listens on 127.0.0.1 until SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const environment = readEnvironment(process.env);
  // Before the database is touched: a second start by mistake must disturb nothing.
  await checkPort(environment.port);
  const registry = await openRegistry(environment);
  const app = createApp(registry, { level: 'info' });
  const stopRefreshing = keepFresh(registry, app.log);
  const stopControlling = keepControlling(registry, app.log);
  const stop = async () => {
    await stopRefreshing();
    await app.close();
    await stopControlling();
    await registry.close();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      stop().then(
        () => process.exit(0),
        (error: unknown) => fail(error),
      );
    });
  }
  await app.listen({ host, port: environment.port });
}

async function checkPort(port: number): Promise<void> {
  const probe = createServer().listen(port, host);
  try {
    await once(probe, 'listening');
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!isTaken) throw error;
    throw new Error(`Port ${port} on ${host} is taken. Set PAZAR_RELEASES_PORT to a free one.`, {
      cause: error,
    });
  }
  probe.close();
  await once(probe, 'close');
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

main().catch(fail);
