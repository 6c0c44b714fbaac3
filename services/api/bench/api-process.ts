import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startChild } from '@pazar/service/start-child';
import { killChild, stopChild } from '@pazar/service/stop-child';
import { waitUntilReady } from '@pazar/service/wait-until-ready';
import getPort from 'get-port';
import type { DatabaseAddress } from '../src/database/open-database.ts';
import { copyIntoFolder } from '../src/testing/pglite-snapshot.ts';
import { createScratchDatabase } from '../src/testing/scratch-database.ts';

/** Milliseconds for the service to end its requests and close its database. */
const stopGrace = 60_000;

const server = fileURLToPath(new URL('../src/server.ts', import.meta.url));

/** A separate database, and the service's folder over it. */
export interface Place {
  name: string;
  home: string;
  address: DatabaseAddress;
  remove: () => Promise<void>;
}

/** Databases with the demo data, to copy instead of seeding again. */
export interface SeededDatabases {
  /** The file of a snapshot of PGlite. */
  pglite: string;
  /** Name of a database on the test server. */
  postgres: string | undefined;
}

/**
 * PGlite always; PostgreSQL too when PAZAR_TEST_POSTGRES_URL names a server.
 *
 * @param seeded what the databases are copies of; without it they are empty
 */
export async function openPlaces(seeded?: SeededDatabases): Promise<Place[]> {
  const url = process.env['PAZAR_TEST_POSTGRES_URL'];
  const home = () => mkdtemp(join(tmpdir(), 'pazar-bench-'));
  const own = await home();
  const folder = join(own, 'api', 'db');
  if (seeded !== undefined) await copyIntoFolder(seeded.pglite, folder);
  const pglite: Place = {
    name: 'PGlite',
    home: own,
    address: { folder },
    remove: () => rm(own, { recursive: true }),
  };
  if (url === undefined || url === '') return [pglite];
  const [scratch, other] = [await createScratchDatabase(url, seeded?.postgres), await home()];
  const postgres: Place = {
    name: 'PostgreSQL',
    home: other,
    address: { url: scratch.url },
    remove: async () => {
      await scratch.drop();
      await rm(other, { recursive: true });
    },
  };
  return [pglite, postgres];
}

export interface ApiProcess {
  url: string;
  /** Stops the service as an operator would; rejects when it had to be killed. */
  stop: () => Promise<void>;
  /** Kills the process and waits until it is gone. */
  kill: () => Promise<void>;
}

/** Starts the service as it runs in production, without a limit of requests. */
export async function startApi({ home, address }: Place): Promise<ApiProcess> {
  const port = await getPort();
  const child = startChild({
    command: [process.execPath, server],
    variables: {
      NODE_COMPILE_CACHE: process.env['PAZAR_TEST_COMPILED'],
      PAZAR_HOME: home,
      PAZAR_SEED: 'off',
      PAZAR_API_PORT: String(port),
      PAZAR_METRICS_PORT: String(await getPort()),
      PAZAR_REQUESTS_PER_MINUTE: '100000000',
      ...('url' in address && { DATABASE_URL: address.url }),
    },
  });
  const url = `http://127.0.0.1:${port}`;
  if (!(await waitUntilReady(`${url}/health/ready`, child.hasEnded))) {
    await killChild(child);
    throw new Error('The service did not start.');
  }
  return {
    url,
    stop: async () => {
      if (!(await stopChild(child, stopGrace))) throw new Error('The service did not stop.');
    },
    kill: () => killChild(child),
  };
}
