import { randomUUID } from 'node:crypto';
import { failStart } from '@pazar/service/start-problem';
import { readScriptOptions } from '@pazar/service/script-options';
import { z } from 'zod';
import { openDatabase } from '../src/database/open-database.ts';
import { recommendedCost } from '../src/security/password.ts';
import { seedEmptyDatabase } from '../src/seed/seed-database.ts';
import { memoryImageStore } from '../src/testing/memory-image-store.ts';
import { eachPlace, placeWords, startApi, type Place } from './api-process.ts';

const dayMs = 24 * 60 * 60 * 1000;

const options = readScriptOptions({
  command: 'pnpm --filter @pazar/api bench:overlaps',
  about:
    'Gives one agent products and published promotions for all of them, so that each promotion\n' +
    'overlaps all others, and prints the time of the list of overlaps.',
  sizes: {
    products: { about: 'products', full: 200, smallest: 2 },
    promotions: { about: 'promotions', full: 100, smallest: 2 },
    runs: { about: 'times that the list is read', full: 20, smallest: 1 },
  },
  words: placeWords,
});

async function measure(): Promise<void> {
  for await (const place of eachPlace(options)) {
    const times = await measurePlace(place);
    const at = (share: number) => Math.ceil(times[Math.ceil(times.length * share) - 1] ?? 0);
    process.stdout.write(`${place.name}: half ${at(0.5)} ms, 95 of 100 ${at(0.95)} ms\n`);
  }
}

measure().catch(failStart);

/** Milliseconds of each answer, the shortest first. */
async function measurePlace(place: Place): Promise<number[]> {
  const { database, close } = await openDatabase(place.address);
  const seed = { now: new Date(), passwordCost: recommendedCost, images: memoryImageStore() };
  await seedEmptyDatabase(database, seed);
  await close();
  const service = await startApi(place);
  try {
    return await measureService(service.url);
  } finally {
    await service.stop();
  }
}

async function measureService(url: string): Promise<number[]> {
  const json = { 'content-type': 'application/json' };
  const signIn = await fetch(`${url}/v1/agent/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ username: 'producer', password: 'pazar-demo' }),
  });
  const { token } = z.object({ token: z.string() }).parse(await signIn.json());
  const authorization = `Bearer ${token}`;
  const post = async (path: string, body: object) => {
    const headers = { authorization, ...json, 'idempotency-key': randomUUID() };
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { ...headers, 'if-match': '"1"' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return z.object({ id: z.optional(z.string()) }).parse(await answer.json()).id;
  };
  for (let made = 0; made < options.products; made += 1) {
    await post('/v1/products', {
      name: { mk: `Компири ${made}` },
      baseUnit: 'KG',
      stockMode: 'MANUAL',
      packs: [{ size: '1.000', unit: 'KG', priceMinor: 6000 }],
    });
  }
  const ids: unknown[] = [];
  for (let made = 0; made < options.promotions; made += 1) {
    ids.push(
      await post('/v1/promotions', {
        name: { mk: `Промоција ${made}` },
        rule: { type: 'PERCENT_OFF', percent: 1 + (made % 40) },
        target: { type: 'ALL' },
        startsAt: new Date(Date.now() + dayMs).toISOString(),
        endsAt: new Date(Date.now() + (2 + made) * dayMs).toISOString(),
      }),
    );
  }
  await post('/v1/promotions/bulk', { ids, action: 'publish' });
  const times: number[] = [];
  for (let run = 0; run <= options.runs; run += 1) {
    const from = performance.now();
    const answer = await fetch(`${url}/v1/promotions/overlaps`, { headers: { authorization } });
    const { items } = z.object({ items: z.array(z.unknown()) }).parse(await answer.json());
    if (items.length === 0) throw new Error('No promotions meet');
    // The first run warms up.
    if (run > 0) times.push(performance.now() - from);
  }
  return times.toSorted((one, other) => one - other);
}
