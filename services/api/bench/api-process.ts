import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startChild, type ChildOptions } from '@pazar/service/start-child';
import { StartProblem } from '@pazar/service/start-problem';
import { killChild, stopChild } from '@pazar/service/stop-child';
import { waitUntilReady } from '@pazar/service/wait-until-ready';
import getPort from 'get-port';
import type { DatabaseAddress } from '../src/database/open-database.ts';
import { copyIntoFolder } from '../src/testing/pglite-snapshot.ts';
import { createScratchDatabase } from '@pazar/service/testing/scratch-database';

/** Milliseconds for the service to end its requests and close its database. */
const stopGrace = 60_000;

const server = fileURLToPath(new URL('../src/server.ts', import.meta.url));
const bareList = fileURLToPath(new URL('bare-list.ts', import.meta.url));

/** A separate database, and the service's folder over it. */
export interface Place {
  name: string;
  home: string;
  address: DatabaseAddress;
  remove: () => Promise<void>;
}

const makeHome = () => mkdtemp(join(tmpdir(), 'pazar-bench-'));

/**
 * @param seeded file of a snapshot with the demo data; without one the database is empty
 */
export async function openPglite(seeded?: string): Promise<Place> {
  const home = await makeHome();
  const folder = join(home, 'api', 'db');
  if (seeded !== undefined) await copyIntoFolder(seeded, folder);
  return {
    name: 'PGlite',
    home,
    address: { folder },
    remove: () => rm(home, { recursive: true }),
  };
}

async function openPostgres(url: string, template?: string): Promise<Place> {
  const [scratch, home] = [await createScratchDatabase(url, template), await makeHome()];
  return {
    name: 'PostgreSQL',
    home,
    address: { url: scratch.url },
    remove: async () => {
      await scratch.drop();
      await rm(home, { recursive: true });
    },
  };
}

/** The options of a benchmark that choose its places. */
export const placeWords = {
  database: {
    about: 'PGlite or PostgreSQL; both without it, when PAZAR_TEST_POSTGRES_URL names a server',
    usual: '',
  },
  seeded: {
    about: 'snapshot (PGlite) or template (PostgreSQL) with the demo data, which saves writing it',
    usual: '',
  },
};

type PlaceWords = Record<keyof typeof placeWords, string>;

/**
 * The places in which a benchmark runs: PGlite, and PostgreSQL too when PAZAR_TEST_POSTGRES_URL names
 * a server. Each is removed once the next one is asked for.
 *
 * @param words `database` is the name of the only one, or nothing for all; what `seeded` names is
 * copied, and without it the databases are empty
 *
 * @throws StartProblem when there is no such place
 */
export async function* eachPlace(words: PlaceWords): AsyncGenerator<Place, void, undefined> {
  for (const open of waysToOpen(words)) {
    const place = await open();
    try {
      yield place;
    } finally {
      await place.remove();
    }
  }
}

function waysToOpen({ database, seeded }: PlaceWords): (() => Promise<Place>)[] {
  if (seeded !== '' && database === '') {
    throw new StartProblem('--seeded is of one kind of database: --database must name it.');
  }
  const copied = seeded === '' ? undefined : seeded;
  const url = process.env['PAZAR_TEST_POSTGRES_URL'] ?? '';
  const all = new Map([
    ['PGlite', () => openPglite(copied)],
    ...(url === '' ? [] : [['PostgreSQL', () => openPostgres(url, copied)] as const]),
  ]);
  if (database === '') return [...all.values()];
  const open = all.get(database);
  if (open !== undefined) return [open];
  if (database === 'PostgreSQL') {
    throw new StartProblem('PAZAR_TEST_POSTGRES_URL must name a server for PostgreSQL.');
  }
  const known = [...all.keys()].join(' or ');
  throw new StartProblem(`--database must be ${known}, not "${database}".`);
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
  return openProcess(`http://127.0.0.1:${port}`, {
    command: [process.execPath, server],
    ready: '/health/ready',
    variables: {
      PAZAR_HOME: home,
      PAZAR_SEED: 'off',
      PAZAR_API_PORT: String(port),
      PAZAR_METRICS_PORT: String(await getPort()),
      PAZAR_REQUESTS_PER_MINUTE: '100000000',
      ...('url' in address && { DATABASE_URL: address.url }),
    },
  });
}

/** Starts a process whose every answer is the rows of the statements of a list: see `bare-list.ts`. */
export async function startBareList({ address }: Place): Promise<ApiProcess> {
  const port = await getPort();
  return openProcess(`http://127.0.0.1:${port}`, {
    command: [
      process.execPath,
      bareList,
      `--database=${JSON.stringify(address)}`,
      `--port=${port}`,
    ],
    ready: '/',
    variables: {},
  });
}

async function openProcess(
  url: string,
  { ready, variables, command }: Pick<ChildOptions, 'command' | 'variables'> & { ready: string },
): Promise<ApiProcess> {
  const compiled = { NODE_COMPILE_CACHE: process.env['PAZAR_TEST_COMPILED'] };
  const child = startChild({ command, variables: { ...compiled, ...variables } });
  if (!(await waitUntilReady(`${url}${ready}`, child.hasEnded))) {
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
