import { randomUUID } from 'node:crypto';
import { readScriptOptions } from '@pazar/service/script-options';
import { failStart } from '@pazar/service/start-problem';
import type { Options, Request } from 'autocannon';
import { z } from 'zod';
import type { Database } from '../src/database/database.ts';
import { sql } from '../src/database/drizzle.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { recommendedCost } from '../src/security/password.ts';
import { seedEmptyDatabase } from '../src/seed/seed-database.ts';
import { memoryImageStore } from '../src/testing/memory-image-store.ts';
import { copyRows, multiplyRows } from '../src/testing/multiply-rows.ts';
import { runRequests, tableOf, warmUpSeconds, type Figures } from './figures.ts';
import { atSteadyRate } from './steady-rate.ts';
import {
  eachPlace,
  placeWords,
  startApi,
  startBareList,
  type ApiProcess,
  type Place,
} from './api-process.ts';

/** In two scripts, as agents type: each finds some of all products. */
const searches = ['домат', 'domat', 'јаболка', 'peppers', 'розов домат кук', 'batch 1234'];
const listPerSecond = 20;
/** Of the rate of a list's statements alone (docs/decisions/0039-hold-a-list-against-its-statements.md). */
const leastShare = 0.35;
/** So many that none signs in more often than five times a minute may go wrong. */
const accounts = 500;
/** Hashes for 60 sign-ins may wait, and those of the warm-up still do when the measurement begins. */
const signingIn = 16;
let signedIn = 0;

const countRows = z.object({
  rows: z.tuple([z.object({ all: z.coerce.number(), own: z.coerce.number() })]),
});

const { products, seconds, connections, isSmallest, ...words } = readScriptOptions({
  command: 'pnpm --filter @pazar/api bench',
  about:
    'Fills each database, runs the service over it and prints the times of lists, sign-ins, new\n' +
    'products and sales.',
  sizes: {
    products: { about: 'products of one agent', full: 100_000, smallest: 32 },
    seconds: { about: 'seconds for each line', full: 20, smallest: 0.2, hasParts: true },
    connections: { about: 'requests at the same time', full: 50, smallest: 2 },
  },
  words: placeWords,
});

const list = `list of 25, ${connections} connections`;
const bareList = `rows of its statements alone, ${connections} connections`;
const run = (what: string, options: Options) =>
  runRequests(what, options, isSmallest ? undefined : seconds);

async function measure(): Promise<void> {
  for await (const place of eachPlace(words)) {
    process.stdout.write(`${place.name}: ${products} products\n`);
    const figures = await measurePlace(place);
    for (const line of tableOf(figures)) process.stdout.write(`${line}\n`);
    process.stdout.write(`${judgeList(figures)}\n`);
  }
}

measure().catch(failStart);

async function measurePlace(place: Place): Promise<Figures[]> {
  const { database: filled, close } = await openDatabase(place.address);
  const now = new Date();
  const images = memoryImageStore();
  await seedEmptyDatabase(filled, { now, passwordCost: recommendedCost, images });
  await multiplyRows(filled, await productsInAll(filled));
  await addAccounts(filled);
  await close();
  const service = await startApi(place);
  const figures = await untilMeasured(service, measureService);
  const bare = await startBareList(place);
  return [...figures, await untilMeasured(bare, (url) => run(bareList, { url, connections }))];
}

/** Stops a process once it is measured; an embedded database serves one process at a time. */
async function untilMeasured<Result>(
  { url, stop }: ApiProcess,
  measured: (url: string) => Promise<Result>,
): Promise<Result> {
  try {
    return await measured(url);
  } finally {
    await stop();
  }
}

/** The total when the measured agent has as many as wanted. */
async function productsInAll(filled: Database): Promise<number> {
  const answer = await filled.execute(sql`
    select count(*) as all, count(*) filter (where agent.username = 'producer') as own
    from api.products join api.agents as agent on agent.id = agent_id`);
  const [{ all, own }] = countRows.parse(answer).rows;
  return Math.ceil((products * all) / own);
}

/** Copies of one account, with its password: the rate limit counts by name. */
async function addAccounts(filled: Database): Promise<void> {
  await copyRows(filled, {
    table: 'agents',
    only: "row.username = 'producer'",
    wanted: accounts,
    changes: {
      id: 'gen_random_uuid()',
      username: "'bench-' || copy",
      email: "'bench-' || copy || '@example.com'",
      tax_number: 'null',
      google_subject: 'null',
    },
  });
}

async function measureService(url: string): Promise<Figures[]> {
  const credentials = JSON.stringify({ username: 'producer', password: 'pazar-demo' });
  const json = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/v1/agent/login`, {
    method: 'POST',
    headers: json,
    body: credentials,
  });
  const { token } = z.object({ token: z.string() }).parse(await answer.json());
  const authorization = `Bearer ${token}`;
  const post = async (path: string, body: object) => {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { authorization, ...json, 'idempotency-key': randomUUID() },
      body: JSON.stringify(body),
    });
    return z.object({ id: z.string() }).parse(await response.json()).id;
  };
  const product = (name: string) => ({
    name: { mk: name },
    baseUnit: 'KG',
    stockMode: 'MANUAL',
    packs: [{ size: '1.000', unit: 'KG', priceMinor: 6000 }],
  });
  const sold = await post('/v1/products', product('Компири за продажба'));
  await fetch(`${url}/v1/products/${sold}/movements`, {
    method: 'POST',
    headers: { authorization, ...json, 'idempotency-key': randomUUID() },
    body: JSON.stringify({ type: 'RECEIPT', quantity: '1000000.000' }),
  });
  const keyed = (path: string, body: object): Request => ({
    method: 'POST',
    path,
    setupRequest: (request) => ({
      ...request,
      headers: { authorization, ...json, 'idempotency-key': randomUUID() },
      body: JSON.stringify(body),
    }),
  });
  return [
    await runSearches(url, authorization),
    await run('list of 25, one after the other', {
      url,
      connections: 1,
      requests: [{ path: '/v1/products?limit=25', headers: { authorization } }],
    }),
    await run(list, {
      url,
      connections,
      requests: [{ path: '/v1/products?limit=25', headers: { authorization } }],
    }),
    await run(`sign in, ${Math.min(connections, signingIn)} connections`, {
      url,
      connections: Math.min(connections, signingIn),
      requests: [{ method: 'POST', path: '/v1/agent/login', setupRequest: signInAsNext }],
    }),
    await run(`create a product, ${connections} connections`, {
      url,
      connections,
      requests: [keyed('/v1/products', product('Компири'))],
    }),
    await run(`sell of one product, ${connections} connections`, {
      url,
      connections,
      requests: [keyed(`/v1/products/${sold}/movements`, { type: 'SALE', quantity: '-0.100' })],
    }),
  ];
}

function signInAsNext(request: Request): Request {
  signedIn = (signedIn % accounts) + 1;
  const body = JSON.stringify({ username: `bench-${signedIn}`, password: 'pazar-demo' });
  // Each from a different address, as the edge forwards it: many wrong tries from one address lock
  // it.
  const address = `10.0.${signedIn >> 8}.${signedIn & 255}`;
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
  return { ...request, headers, body };
}

async function runSearches(url: string, authorization: string): Promise<Figures> {
  const requests = searches.map((search) => {
    const address = `${url}/v1/products?limit=25&q=${encodeURIComponent(search)}`;
    return () => fetch(address, { headers: { authorization } });
  });
  const rate = { perSecond: listPerSecond };
  if (!isSmallest) await atSteadyRate(requests, { ...rate, seconds: warmUpSeconds });
  const { times, errors } = await atSteadyRate(requests, { ...rate, seconds });
  const at = (share: number) => Math.ceil(times[Math.ceil(times.length * share) - 1] ?? 0);
  const [p50, p95, p99] = [at(0.5), at(0.95), at(0.99)];
  const what = 'list of 25 with a search, 20/s';
  return { what, perSecond: times.length / seconds, p50, p95, p99, errors };
}

/** The list beside what it cannot exceed on this machine. Too low a share ends the script with exit code 1. */
function judgeList(figures: readonly Figures[]): string {
  const rateOf = (wanted: string) => figures.find(({ what }) => what === wanted)?.perSecond ?? NaN;
  const share = rateOf(list) / rateOf(bareList);
  if (!isSmallest && !(share >= leastShare)) process.exitCode = 1;
  return `list of 25: ${share.toFixed(2)} of the rate of its statements alone, at least ${leastShare}`;
}
