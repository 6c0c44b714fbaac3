import { randomUUID } from 'node:crypto';
import { readScriptOptions } from '@pazar/service/script-options';
import { failStart } from '@pazar/service/start-problem';
import sharp from 'sharp';
import { z } from 'zod';
import { sql } from '../src/database/drizzle.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { recommendedCost } from '../src/security/password.ts';
import { seedEmptyDatabase } from '../src/seed/seed-database.ts';
import { formData } from '../src/testing/form-data.ts';
import { memoryImageStore } from '../src/testing/memory-image-store.ts';
import { multiplyRows } from '../src/testing/multiply-rows.ts';
import { demoPassword } from '../src/testing/test-app.ts';
import { eachPlace, placeWords, startApi, type Place } from './api-process.ts';
import { bulkOf, geoJsonOf, importOf } from './long-work.ts';
import { atSteadyRate } from './steady-rate.ts';

/** For each reader. It asks for two lists in turn, like an agent who looks through lists. */
const readsPerSecond = 20;
/** Sends one piece of work and reads its answer. */
type Work = () => Promise<Response>;

const { seconds, products, photo, rows, bulk, points, isSmallest, ...words } = readScriptOptions({
  command: 'pnpm --filter @pazar/api bench:beside',
  about:
    "Times an agent's reads while another one uploads photos, hashes passwords, exports lists and its\n" +
    'archive, imports files and changes many products at once, and while a manager checks the audit.',
  sizes: {
    seconds: { about: 'seconds beside each kind of work', full: 10, smallest: 0.2, hasParts: true },
    products: { about: 'rows of the export: a file has 5000 at most', full: 5000, smallest: 32 },
    rows: { about: 'rows of an imported file', full: 1000, smallest: 2 },
    bulk: { about: 'rows of a bulk action', full: 500, smallest: 52 },
    points: { about: 'points of a GeoJSON file', full: 5000, smallest: 2 },
    photo: { about: 'width of the photos: phones make 4000 pixels', full: 4000, smallest: 400 },
  },
  words: placeWords,
});

/** Clients that repeat one kind of work without a pause. */
const workers = isSmallest ? 1 : 2;

async function measure(): Promise<void> {
  for await (const place of eachPlace(words)) {
    process.stdout.write(`${place.name}\n`);
    process.stdout.write('| beside | work a second | p50 ms | p95 ms | longest ms | errors |\n');
    process.stdout.write('| --- | --- | --- | --- | --- | --- |\n');
    await measurePlace(place);
  }
}

measure().catch(failStart);

async function measurePlace(place: Place): Promise<void> {
  const { database: filled, close } = await openDatabase(place.address);
  const images = memoryImageStore();
  await seedEmptyDatabase(filled, { now: new Date(), passwordCost: recommendedCost, images });
  await multiplyRows(filled, products);
  // No trigger linked the copied events.
  await filled.execute(sql`select api.append_audit_link(event, 'written') from api.audit_events event
    where not exists (select from api.audit_links link where link.event_id = event.id) order by at, id`);
  await close();
  const service = await startApi(place);
  try {
    const reader = await signIn(service.url, 'seller');
    const reads = ['/v1/products?limit=25', '/v1/account', '/health/live'].map(
      (path) => () => fetch(`${service.url}${path}`, { headers: reader }),
    );
    if (!isSmallest) await atSteadyRate(reads, { perSecond: readsPerSecond, seconds: 2 });
    for (const [what, work] of Object.entries(await worksOf(service.url))) {
      process.stdout.write(`${await readBeside(what, { work, reads })}\n`);
    }
  } finally {
    await service.stop();
  }
}

async function readBeside(
  what: string,
  { work, reads }: { work: Work | null; reads: readonly Work[] },
): Promise<string> {
  const refused = new Map<number, number>();
  let done = 0;
  const end = new AbortController();
  const loop = async (repeated: Work) => {
    while (!end.signal.aborted) {
      const answer = await repeated();
      await answer.arrayBuffer();
      if (answer.ok) done += 1;
      else refused.set(answer.status, (refused.get(answer.status) ?? 0) + 1);
    }
  };
  const loops = work === null ? [] : Array.from({ length: workers }, () => loop(work));
  const { times, errors } = await atSteadyRate(reads, { perSecond: readsPerSecond, seconds });
  end.abort();
  await Promise.all(loops);
  const at = (share: number) => Math.ceil(times[Math.ceil(times.length * share) - 1] ?? 0);
  const answered = [...refused].map(([status, count]) => `, ${count} times ${status}`).join('');
  const rate = `${(done / seconds).toFixed(1)}${answered}`;
  return `| ${what} | ${rate} | ${at(0.5)} | ${at(0.95)} | ${at(1)} | ${errors} |`;
}

async function worksOf(url: string): Promise<Record<string, Work | null>> {
  const own = await signIn(url, 'producer');
  const manager = await signIn(url, 'manager');
  const json = { 'content-type': 'application/json' };
  const key = () => ({ 'idempotency-key': randomUUID() });
  const { data } = await sharp({
    create: { width: photo, height: (photo * 3) / 4, channels: 3, background: '#b5341c' },
  })
    .jpeg()
    .toBuffer({ resolveWithObject: true });
  const form = await formData(data);
  const upload = (more: Record<string, string>) =>
    fetch(`${url}/v1/images`, {
      method: 'POST',
      headers: { ...own, ...form.headers, ...more },
      body: new Uint8Array(form.body),
    });
  const post = (path: string, body: object, more: Record<string, string> = {}) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { ...own, ...json, ...more },
      body: JSON.stringify(body),
    });
  let visitors = 0;
  const wrong = () => {
    visitors += 1;
    // Each from a different address and for an unknown name, so that no rate limit interferes.
    return post(
      '/v1/agent/login',
      { username: `nobody-${visitors}`, password: 'not the password' },
      { 'x-forwarded-for': `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}` },
    );
  };
  const archive = async () => {
    const asked = await post('/v1/account/export', {}, key());
    const { id } = z.object({ id: z.string() }).parse(await asked.json());
    return fetch(`${url}/v1/account/export/${id}`, { headers: own });
  };
  return {
    nothing: null,
    'uploads of photos': () => upload({}),
    'uploads with a key': () => upload(key()),
    'sign-ins (hashes)': wrong,
    [`exports of ${products} products`]: () => fetch(`${url}/v1/products/export`, { headers: own }),
    'archives of an account': archive,
    [`imports of ${rows} products`]: importOf({ url, headers: own }, rows),
    [`bulk actions on ${bulk} products`]: bulkOf({ url, headers: own }, bulk),
    [`GeoJSON of ${points} points`]: geoJsonOf({ url, headers: own }, points),
    'checks of the audit': () =>
      fetch(`${url}/v1/management/audit/proof`, {
        method: 'POST',
        headers: { ...manager, ...key() },
      }),
  };
}

async function signIn(url: string, username: string): Promise<{ authorization: string }> {
  const answer = await fetch(`${url}/v1/agent/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: demoPassword }),
  });
  const { token } = z.object({ token: z.string() }).parse(await answer.json());
  return { authorization: `Bearer ${token}` };
}
