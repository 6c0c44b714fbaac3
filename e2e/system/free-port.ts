import { randomInt } from 'node:crypto';
import getPort from 'get-port';

/**
 * The ports of the tests are below the range from which systems choose ports for outgoing
 * connections (Linux: 32768, macOS and Windows: 49152). So no connection occupies a port between
 * choosing it here and opening it in a service.
 */
const lowest = 11_000; // Browsers refuse 10080.
const highest = 32_000;
const portsOfWorker = 200;
/** Playwright's main process and its workers, of which a run has two and may have three. */
const processesOfRun = 4;
const portsOfRun = portsOfWorker * processesOfRun;

/** Two concurrent runs draw different ports; Playwright's workers inherit the draw of their run. */
const variable = 'PAZAR_E2E_FIRST_PORT';
const runs = Math.floor((highest - lowest) / portsOfRun);
const firstOfRun = Number(
  (process.env[variable] ??= String(lowest + randomInt(runs) * portsOfRun)),
);

/** Playwright numbers the workers that run at the same time; its main process has no number. */
const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? -1) + 1;
const first = firstOfRun + worker * portsOfWorker;
let next = 0;

/** The ports of this worker, each once; the next call goes on after the port of the last. */
function* portsInTurn() {
  for (let tries = 0; tries < portsOfWorker; tries += 1) {
    const port = first + (next % portsOfWorker);
    next += 1;
    yield port;
  }
  // After the last port get-port would take one that another worker may get.
  throw new Error(`No port is free from ${first} to ${first + portsOfWorker - 1}`);
}

/** A free port on 127.0.0.1 that no other worker of this run gets. */
export async function freePort(): Promise<number> {
  return getPort({ host: '127.0.0.1', port: portsInTurn() });
}
