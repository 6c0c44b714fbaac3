import { randomUUID } from 'node:crypto';
import { bookingSchema, type Booking } from '@pazar/contracts/movement';
import { problemSchema, type Problem } from '@pazar/contracts/problem';
import { lotDetailSchema, type LotDetail } from '@pazar/contracts/produce-detail';
import { productDetailSchema, type ProductDetail } from '@pazar/contracts/product-detail';
import { promotionDetailSchema } from '@pazar/contracts/promotion-detail';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from './test-app.ts';
import { testNow } from './test-seed.ts';

type Body = Record<string, unknown>;
type Call = Parameters<TestApp['send']>[0];

/** Lots, products and bookings of one agent, created through the API. */
export interface LedgerDesk {
  /** Creates a lot; `harvest` makes it available. */
  lot: (fields?: Body, harvest?: string) => Promise<LotDetail>;
  product: (fields?: Body) => Promise<ProductDetail>;
  /** Enters and publishes a promotion of all products; returns its id. */
  promotion: (percent: number) => Promise<string>;
  readLot: (id: string) => Promise<LotDetail>;
  readProduct: (id: string) => Promise<ProductDetail>;
  post: (url: string, body?: Body) => Promise<LightMyRequestResponse>;
  /** Books, and expects it to work. */
  book: (url: string, body?: Body) => Promise<Booking>;
  /** Sends a body and expects a problem. */
  refusal: (url: string, body?: Body) => Promise<Problem>;
  /** Changes a lot that was seen in a version. */
  change: (call: Call, version: number | null, body?: Body) => Promise<LightMyRequestResponse>;
  /** Changes a lot, and expects it to work. */
  changed: (call: Call, version: number | null, body?: Body) => Promise<LotDetail>;
  /** Changes a lot, and expects a problem. */
  unchanged: (call: Call, version: number | null, body?: Body) => Promise<Problem>;
}

export function openLedgerDesk(test: TestApp, username = 'producer'): LedgerDesk {
  const post: LedgerDesk['post'] = (url, body = {}) =>
    test.send(`POST ${url}`, username, { body, headers: { 'idempotency-key': randomUUID() } });
  const made = async (url: string, body: Body) => {
    const response = await post(url, body);
    if (response.statusCode !== 201) throw new Error(`${url}: ${response.body}`);
    return response;
  };
  const read = async (url: string) => (await test.get(url, username)).json<unknown>();
  const readLot = async (id: string) => lotDetailSchema.parse(await read(`/v1/produce/${id}`));
  const book: LedgerDesk['book'] = async (url, body = {}) =>
    bookingSchema.parse((await made(url, body)).json());

  const change: LedgerDesk['change'] = (call, version, body) =>
    test.send(call, username, {
      body,
      headers: version === null ? {} : { 'if-match': `"${version}"` },
    });

  return {
    change,
    changed: async (call, version, body) => {
      const response = await change(call, version, body);
      if (response.statusCode >= 300) throw new Error(`${call}: ${response.body}`);
      return lotDetailSchema.parse(response.json());
    },
    unchanged: async (call, version, body) =>
      problemSchema.parse((await change(call, version, body)).json()),
    post,
    book,
    readLot,
    readProduct: async (id) => productDetailSchema.parse(await read(`/v1/products/${id}`)),
    lot: async (fields = {}, harvest = '0.000') => {
      const entered = { cropName: { mk: 'Домат', en: 'Tomato' }, ...fields };
      const lot = lotDetailSchema.parse((await made('/v1/produce', entered)).json());
      if (harvest === '0.000') return lot;
      await book(`/v1/produce/${lot.id}/movements`, { type: 'HARVEST', quantity: harvest });
      return readLot(lot.id);
    },
    product: async (fields = {}) => {
      const entered = {
        name: { mk: `Домати ${randomUUID()}` },
        baseUnit: 'KG',
        stockMode: 'MANUAL',
        packs: [{ size: '1.000', unit: 'KG', priceMinor: 6000 }],
        ...fields,
      };
      return productDetailSchema.parse((await made('/v1/products', entered)).json());
    },
    promotion: async (percent) => {
      const entered = {
        name: { mk: `Попуст ${percent} %` },
        rule: { type: 'PERCENT_OFF', percent },
        target: { type: 'ALL' },
        startsAt: testNow.toISOString(),
        endsAt: new Date(testNow.getTime() + 30 * 24 * 60 * 60 * 1000).toISOString(),
      };
      const draft = promotionDetailSchema.parse((await made('/v1/promotions', entered)).json());
      const url = `POST /v1/promotions/${draft.id}/publish` as const;
      const response = await change(url, draft.version, {});
      if (response.statusCode !== 200) throw new Error(`${url}: ${response.body}`);
      return draft.id;
    },
    refusal: async (url, body = {}) => problemSchema.parse((await post(url, body)).json()),
  };
}
