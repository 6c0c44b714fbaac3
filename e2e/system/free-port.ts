import { createServer } from 'node:net';

/**
 * Where the ports of the tests start, and how many each of Playwright's workers has. They lie below
 * the range from which systems choose ports for outgoing connections (Linux: 32768, macOS and
 * Windows: 49152), so none of them is taken between being chosen here and being opened.
 */
const firstPort = 20_000;
const portsOfWorker = 1_000;

/** Playwright numbers the workers that run at the same time; its main process has no number. */
const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? -1) + 1;
let next = 0;

/** A port on 127.0.0.1 that nobody listens on and that no other worker of this run is given. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < portsOfWorker; tries += 1) {
    const port = firstPort + worker * portsOfWorker + (next % portsOfWorker);
    next += 1;
    if (await isFree(port)) return port;
  }
  throw new Error(`No port is free from ${firstPort + worker * portsOfWorker}`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const opened = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => resolve(true));
  });
  if (opened) await new Promise((resolve) => server.close(resolve));
  return opened;
}
