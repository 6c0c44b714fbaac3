import { once } from 'node:events';
import { createServer } from 'node:net';
import type { App } from './http/app-types.ts';
import { StartProblem } from './start-problem.ts';

/** Only the edge on this machine talks to the API. */
const host = '127.0.0.1';
/** The variable of the service's own port. */
const ownVariable = 'PAZAR_API_PORT';

/** Fails early: before the database is opened and seeded for nothing. */
export async function requireFreePort(port: number, variable = ownVariable): Promise<void> {
  const probe = createServer();
  try {
    probe.listen(port, host);
    await once(probe, 'listening');
  } catch (error) {
    throw portProblem(error, port, variable);
  }
  probe.close();
  await once(probe, 'close');
}

export async function listen(app: App, port: number): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    throw portProblem(error, port, ownVariable);
  }
}

function portProblem(error: unknown, port: number, variable: string): unknown {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  return isTaken
    ? new StartProblem(`Port ${port} on ${host} is taken. Set ${variable} to a free one.`)
    : error;
}
