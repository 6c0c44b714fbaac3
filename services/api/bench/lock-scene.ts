import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { recordOf, type LockClient } from './lock-client.ts';

const dayMs = 86_400_000;
/** Requests at once while the records are entered. */
const enteringAtOnce = 8;

/** The records that the load works on, of one agent. */
export interface LockScene {
  /** Without stock, for bulk actions that close them. */
  lots: string[];
  /** On offer, and drawn on by some products. */
  sold: string[];
  /** For bulk actions; the first ones draw on lots. */
  products: string[];
  drawing: string[];
  /** With an own ledger, and a promotion of a limited quantity. */
  counted: string;
  promotions: string[];
  locations: string[];
}

/** Enters lots, products, promotions and locations; `rows` of those that bulk actions change. */
export async function setScene({ send }: LockClient, rows: number): Promise<LockScene> {
  const enter = async (path: string, body: object) =>
    recordOf(await send(`POST ${path}`, { body })).id;
  const many = async (count: number, one: (index: number) => Promise<string>) => {
    const ids: string[] = [];
    for (let first = 0; first < count; first += enteringAtOnce) {
      const some = Array.from({ length: Math.min(enteringAtOnce, count - first) }, (_, index) =>
        one(first + index),
      );
      ids.push(...(await Promise.all(some)));
    }
    return ids;
  };
  const run = randomUUID().slice(0, 8);
  const locations = await many(6, (index) =>
    enter('/v1/locations', {
      type: 'FARM',
      name: `Locks ${run} ${index}`,
      address: { settlement: 'Битола', municipalityCode: 'MK-410' },
    }),
  );
  const stocked = async (quantity: string) => {
    const id = await enter('/v1/produce', { cropName: { en: `Locks ${run}` } });
    const body = { type: 'HARVEST', quantity };
    await send(`POST /v1/produce/${id}/movements`, { body });
    return id;
  };
  const lots = await many(rows, async () => {
    const id = await stocked('1.000');
    await send(`POST /v1/produce/${id}/movements`, { body: { type: 'SALE', quantity: '-1.000' } });
    return id;
  });
  const sold = await many(8, () => stocked('1000000.000'));
  const product = (name: string, over: object) =>
    enter('/v1/products', {
      name: { en: `Locks ${run} ${name}` },
      baseUnit: 'KG',
      stockMode: 'MANUAL',
      packs: [{ size: '1.000', unit: 'KG', priceMinor: 6000 }],
      ...over,
    });
  const drawing = await many(8, (index) =>
    product(`drawing ${index}`, {
      stockMode: 'FROM_PRODUCE',
      locationIds: locations.slice(0, 1),
      produceIds: [...sold.slice(index % 4, (index % 4) + 3), ...lots.slice(index, index + 2)],
    }),
  );
  const products = await many(rows, (index) => product(`row ${index}`, {}));
  const counted = await product('counted', {});
  await send(`POST /v1/products/${counted}/movements`, {
    body: { type: 'RECEIPT', quantity: '1000000.000' },
  });
  const promotions = await many(12, async (index) => {
    const id = await enter('/v1/promotions', {
      name: { en: `Locks ${run} ${index}` },
      rule: { type: 'PERCENT_OFF', percent: 10 + index },
      target: { type: 'PRODUCTS', productIds: [counted, ...drawing.slice(0, 2)] },
      startsAt: new Date(Date.now() - dayMs).toISOString(),
      endsAt: new Date(Date.now() + 30 * dayMs).toISOString(),
      ...(index === 0 && { stockLimit: { quantity: '900000.000', unit: 'KG' } }),
    });
    recordOf(await send(`POST /v1/promotions/${id}/publish`, { body: {}, version: 1 }));
    return id;
  });
  return { lots, sold, products, drawing, counted, promotions, locations };
}

/** The version of a record, as its detail says. */
export async function versionOf({ send }: LockClient, path: string): Promise<number> {
  return z.object({ version: z.number() }).parse((await send(`GET ${path}`)).body).version;
}
