import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { formData } from '../src/testing/form-data.ts';

/** How a piece of work calls the service. */
interface Calls {
  url: string;
  /** Its bearer. */
  headers: Record<string, string>;
}

const identified = z.object({ id: z.string() });
const columns =
  'Назив (македонски);Основна единица;Начин на водење залиха;Пакување 1: големина;Пакување 1: единица;Пакување 1: цена';

/** Imports a file of so many new products, until its last row is written. */
export function importOf({ url, headers }: Calls, rows: number): () => Promise<Response> {
  return async () => {
    const name = randomUUID();
    const lines = Array.from({ length: rows }, (_, row) => `${name} ${row};kg;MANUAL;1;kg;20`);
    const form = await formData(Buffer.from([columns, ...lines].join('\n')), { kind: 'products' });
    const begun = await fetch(`${url}/v1/imports`, {
      method: 'POST',
      headers: { ...headers, ...form.headers, 'idempotency-key': randomUUID() },
      body: new Uint8Array(form.body),
    });
    if (!begun.ok) return pausing(begun);
    const { id } = identified.parse(await begun.json());
    const path = `${url}/v1/imports/${id}`;
    await untilSettled(path, headers, ({ status }) => status !== 'VALIDATING');
    const applied = await fetch(`${path}/apply`, {
      method: 'POST',
      headers: { ...headers, ...json, 'idempotency-key': randomUUID() },
      body: '{"onlyValid":true}',
    });
    if (applied.ok) await untilSettled(path, headers, ({ status }) => status !== 'APPLYING');
    return applied;
  };
}

/** Adds a tag to so many products as one bulk action, until the last of them has it. */
export function bulkOf({ url, headers }: Calls, rows: number): () => Promise<Response> {
  return async () => {
    const listed = await fetch(`${url}/v1/products?limit=100`, { headers });
    const { items } = z.object({ items: z.array(identified) }).parse(await listed.json());
    const ids = [...items.map(({ id }) => id), ...Array.from({ length: rows }, () => randomUUID())];
    const begun = await fetch(`${url}/v1/products/bulk`, {
      method: 'POST',
      headers: { ...headers, ...json, 'idempotency-key': randomUUID() },
      body: JSON.stringify({
        ids: ids.slice(0, rows),
        action: 'addTags',
        params: { tags: [randomUUID().slice(0, 8)] },
      }),
    });
    if (begun.status !== 202) return begun.ok ? begun : pausing(begun);
    const { id } = identified.parse(await begun.clone().json());
    await untilSettled(`${url}/v1/products/bulk/${id}`, headers, ({ answer }) => answer !== null);
    return begun;
  };
}

/** Uploads GeoJSON of so many points, which is read and stored; its rows have no names. */
export function geoJsonOf({ url, headers }: Calls, points: number): () => Promise<Response> {
  return async () => {
    const features = Array.from({ length: points }, (_, at) => ({
      type: 'Feature',
      properties: { note: 'x'.repeat(800), number: at },
      geometry: { type: 'Point', coordinates: [21.4, 41.9] },
    }));
    const text = JSON.stringify({ type: 'FeatureCollection', features });
    const form = await formData(Buffer.from(text), { kind: 'locations' });
    const begun = await fetch(`${url}/v1/imports`, {
      method: 'POST',
      headers: { ...headers, ...form.headers, 'idempotency-key': randomUUID() },
      body: new Uint8Array(form.body),
    });
    return begun.ok ? begun : pausing(begun);
  };
}

const json = { 'content-type': 'application/json' };

/** Three files of an agent may wait: the next try comes later. */
async function pausing(refused: Response): Promise<Response> {
  await wait(200);
  return refused;
}

const stateSchema = z.looseObject({
  status: z.string().optional(),
  answer: z.unknown().optional(),
});

async function untilSettled(
  path: string,
  headers: Record<string, string>,
  isSettled: (state: z.infer<typeof stateSchema>) => boolean,
): Promise<void> {
  for (;;) {
    const answer = await fetch(path, { headers });
    if (isSettled(stateSchema.parse(await answer.json()))) return;
    await wait(100);
  }
}
