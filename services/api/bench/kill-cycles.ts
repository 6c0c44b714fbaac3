import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { openDatabase } from '../src/database/open-database.ts';
import { recommendedCost } from '../src/security/password.ts';
import { seedEmptyDatabase } from '../src/seed/seed-database.ts';
import { memoryImageStore } from '../src/testing/memory-image-store.ts';
import { passPauses } from '../src/testing/run-jobs.ts';
import { stockFaults } from '../src/testing/stock-faults.ts';
import { createJobLoad, jobFaults } from './kill-jobs.ts';
import { startApi, type ApiProcess, type Place } from './api-process.ts';

/** How long the service writes before it is killed, in milliseconds. */
const minMs = 20;
const maxMs = 400;
const writers = 4;

const identified = z.object({ id: z.string(), version: z.number() });
const ledgerSchema = z.object({
  items: z.array(z.object({ note: z.string().nullable(), quantity: z.string() })),
});
const lotSchema = z.object({ remaining: z.string() });
const productSchema = z.object({ version: z.number(), tags: z.array(z.string()) });

export interface KillReport {
  kills: number;
  /** Writes that the service acknowledged. */
  acknowledged: number;
  /** Writes under way when it was killed; repeated with their key afterwards. */
  cut: number;
  /** Writes that were lost, doubled or half done. */
  faults: string[];
}

/** One write and its outcome. */
interface Write {
  key: string;
  quantity: string;
  isAcknowledged: boolean;
}

interface Cycle {
  lotId: string;
  productId: string;
  writes: Write[];
  /** Of the product: the last version and tag that were acknowledged. */
  product: { version: number; tag: string | null };
}

/** Kills the service during writes, again and again, and checks the database afterwards. */
export async function killRepeatedly(
  place: Place,
  kills: number,
  onCycle: (done: number) => void = () => undefined,
): Promise<KillReport> {
  await seed(place);
  const report: KillReport = { kills, acknowledged: 0, cut: 0, faults: [] };
  let service = await startApi(place);
  const token = await signIn(service);
  const load = createJobLoad();
  for (let done = 1; done <= kills; done += 1) {
    const cycle = await begin(service, token);
    const writing = Array.from({ length: writers }, () => book(service, token, cycle));
    const all = Promise.all([...writing, patch(service, token, cycle), load.begin(service, token)]);
    await wait(randomInt(minMs, maxMs));
    await service.kill();
    await all;
    service = await startApi(place);
    report.acknowledged += cycle.writes.filter(({ isAcknowledged }) => isAcknowledged).length;
    report.acknowledged += cycle.product.version - 1;
    report.cut += cycle.writes.filter(({ isAcknowledged }) => !isAcknowledged).length;
    report.faults.push(...(await check(service, token, cycle)));
    onCycle(done);
  }
  await service.stop();
  await passHolds(place);
  service = await startApi(place);
  report.faults.push(...(await load.settle(service, token)));
  await service.stop();
  report.faults.push(...(await faultsOf(place)));
  return report;
}

async function seed({ address }: Place): Promise<void> {
  const { database, close } = await openDatabase(address);
  const images = memoryImageStore();
  await seedEmptyDatabase(database, { now: new Date(), passwordCost: recommendedCost, images });
  await close();
}

/** Passes the half minute for which the killed processes hold their jobs. */
async function passHolds({ address }: Place): Promise<void> {
  const { database, close } = await openDatabase(address);
  await passPauses(database);
  await close();
}

async function faultsOf({ address, home }: Place): Promise<string[]> {
  const { database, close } = await openDatabase(address);
  const faults = [...(await stockFaults(database)), ...(await jobFaults(database, home))];
  await close();
  return faults;
}

interface Call {
  method: string;
  path: string;
  body?: object;
  headers?: Record<string, string>;
}

async function call(
  { url }: ApiProcess,
  token: string,
  { method, path, body, headers }: Call,
): Promise<unknown> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
  return answer;
}

async function signIn(service: ApiProcess): Promise<string> {
  const body = { username: 'producer', password: 'pazar-demo' };
  const answer = await call(service, '', { method: 'POST', path: '/v1/agent/login', body });
  return z.object({ token: z.string() }).parse(answer).token;
}

async function begin(service: ApiProcess, token: string): Promise<Cycle> {
  const post = async (path: string, body: object) =>
    identified.parse(await call(service, token, { method: 'POST', path, body }));
  const lot = await post('/v1/produce', { cropName: { mk: 'Домат', en: 'Tomato' } });
  const product = await post('/v1/products', {
    name: { mk: `Домати ${randomUUID()}` },
    baseUnit: 'KG',
    stockMode: 'MANUAL',
    packs: [{ size: '1.000', unit: 'KG', priceMinor: 6000 }],
  });
  const cycle: Cycle = {
    lotId: lot.id,
    productId: product.id,
    writes: [],
    product: { version: product.version, tag: null },
  };
  await write(service, token, { cycle, quantity: '1000.000' });
  return cycle;
}

async function write(
  service: ApiProcess,
  token: string,
  { cycle: { lotId, writes }, quantity }: { cycle: Cycle; quantity: string },
): Promise<void> {
  const one: Write = { key: randomUUID(), quantity, isAcknowledged: false };
  writes.push(one);
  await send(service, token, { lotId, one });
  one.isAcknowledged = true;
}

async function send(
  service: ApiProcess,
  token: string,
  { lotId, one: { key, quantity } }: { lotId: string; one: Write },
): Promise<void> {
  await call(service, token, {
    method: 'POST',
    path: `/v1/produce/${lotId}/movements`,
    headers: { 'idempotency-key': key },
    body: { type: quantity.startsWith('-') ? 'SALE' : 'HARVEST', quantity, note: key },
  });
}

/** Books until the service is killed. */
async function book(service: ApiProcess, token: string, cycle: Cycle): Promise<void> {
  for (;;) {
    try {
      const quantity = `${randomInt(2) === 0 ? '-' : ''}0.${randomInt(100, 999)}`;
      await write(service, token, { cycle, quantity });
    } catch {
      return;
    }
  }
}

/** Changes the product until the service is killed. */
async function patch(service: ApiProcess, token: string, cycle: Cycle): Promise<void> {
  for (;;) {
    try {
      const { version } = cycle.product;
      const tag = `oznaka-${version + 1}`;
      await call(service, token, {
        method: 'PATCH',
        path: `/v1/products/${cycle.productId}`,
        headers: { 'if-match': `"${version}"` },
        body: { tags: [tag] },
      });
      cycle.product = { version: version + 1, tag };
    } catch {
      return;
    }
  }
}

async function check(service: ApiProcess, token: string, cycle: Cycle): Promise<string[]> {
  const { lotId, productId, writes } = cycle;
  const read = (path: string) => call(service, token, { method: 'GET', path });
  const booked = await readLedger(read, lotId);
  const faults = writes
    .filter(({ key, isAcknowledged }) => isAcknowledged && !booked.has(key))
    .map(({ key }) => `booking ${key} was acknowledged and is not there`);
  // Retries the interrupted request, as clients do; the idempotency key prevents a second effect.
  for (const one of writes.filter(({ isAcknowledged }) => !isAcknowledged)) {
    await send(service, token, { lotId, one });
  }
  const after = await readLedger(read, lotId);
  if (after.size !== writes.length || [...after.values()].some((times) => times.count !== 1)) {
    faults.push(`lot ${lotId} has ${after.size} bookings of ${writes.length}, or some twice`);
  }
  const sum = [...after.values()].reduce((total, { thousandths }) => total + thousandths, 0);
  const { remaining } = lotSchema.parse(await read(`/v1/produce/${lotId}`));
  if (Math.round(Number(remaining) * 1000) !== sum) faults.push(`lot ${lotId} has ${remaining}`);
  return [
    ...faults,
    ...productFaults(productSchema.parse(await read(`/v1/products/${productId}`)), cycle),
  ];
}

function productFaults(
  { version, tags }: z.infer<typeof productSchema>,
  { product, productId }: Cycle,
) {
  const isLost = version < product.version || version > product.version + 1;
  const isHalf = version > 1 && tags.join() !== `oznaka-${version}`;
  return isLost || isHalf
    ? [`product ${productId} has version ${version} with ${tags.join()}`]
    : [];
}

async function readLedger(read: (path: string) => Promise<unknown>, lotId: string) {
  const booked = new Map<string, { count: number; thousandths: number }>();
  let path: string | null = `/v1/produce/${lotId}/movements?limit=100`;
  while (path !== null) {
    const answer = await read(path);
    for (const { note, quantity } of ledgerSchema.parse(answer).items) {
      const key = note ?? '';
      const before = booked.get(key) ?? { count: 0, thousandths: 0 };
      booked.set(key, {
        count: before.count + 1,
        thousandths: before.thousandths + Math.round(Number(quantity) * 1000),
      });
    }
    const { page } = z.object({ page: z.object({ next: z.string().nullable() }) }).parse(answer);
    path = page.next && `/v1/produce/${lotId}/movements?limit=100&cursor=${page.next}`;
  }
  return booked;
}
