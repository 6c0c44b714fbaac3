import { problemSchema } from '@pazar/contracts/problem';
import { activityPageSchema } from '@pazar/contracts/activity';
import { lotPageSchema } from '@pazar/contracts/produce';
import { productDetailSchema } from '@pazar/contracts/product-detail';
import {
  categoryListSchema,
  categorySchema,
  cropListSchema,
  cropSchema,
  fxRateListSchema,
  fxRateSchema,
  referenceUsesSchema,
} from '@pazar/contracts/reference';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addDays } from '../clock/calendar-days.ts';
import { marketDay, marketMidnight } from '../clock/market-day.ts';
import { routeBodies } from '../testing/route-bodies.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { testNow } from '../testing/test-seed.ts';

const reason = 'По барање на производителите.';
const base = '/v1/management/reference';
/** Units have a code. */
const keyed = z.object({ id: z.string().optional(), code: z.string().optional() });
const category = {
  id: 'truffles',
  parentId: 'vegetables',
  name: { mk: 'Тартуфи', en: 'Truffles' },
  defaultVatRate: 5,
  position: 7,
  active: true,
  reason,
};

describe.each(testDatabases)('Changes of reference data on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(await open());
  });
  afterAll(() => test.close());

  const problemOf = (response: LightMyRequestResponse) => problemSchema.parse(response.json());
  const send = (call: Parameters<TestApp['send']>[0], body?: object, version?: number) =>
    test.send(call, 'manager', {
      body,
      headers: version === undefined ? {} : { 'if-match': `"${version}"` },
    });

  it('adds, changes and deletes, and everybody sees it', async () => {
    const made = await send(`POST ${base}/categories`, category);
    expect(made.statusCode).toBe(201);
    expect(categorySchema.parse(made.json())).toMatchObject({ id: 'truffles', version: 1 });
    const url = `${base}/categories/truffles` as const;
    const changed = await send(`PATCH ${url}`, { active: false, reason }, 1);
    expect(categorySchema.parse(changed.json())).toMatchObject({
      active: false,
      name: category.name,
      version: 2,
    });
    const list = await test.get('/v1/reference/categories');
    const { items } = categoryListSchema.parse(list.json());
    expect(items.find(({ id }) => id === 'truffles')?.active).toBe(false);
    const query = new URLSearchParams({ reason }).toString();
    expect((await send(`DELETE ${url}?${query}`, undefined, 2)).statusCode).toBe(204);
    expect((await send(`DELETE ${url}?${query}`, undefined, 2)).statusCode).toBe(404);
  });

  it('adds a crop, a unit and a rate', async () => {
    const crop = {
      id: 'saffron',
      name: { mk: 'Шафран', en: 'Saffron' },
      defaultUnit: 'KG',
      usualMonths: [11, 10, 10],
      daysToMaturity: null,
      active: true,
      reason,
    };
    const made = await send(`POST ${base}/crops`, crop);
    expect(cropSchema.parse(made.json()).usualMonths).toEqual([10, 11]);
    const unit = {
      code: 'oka',
      name: { mk: 'ока', en: 'oka' },
      short: { mk: 'ока', en: 'oka' },
      dimension: 'MASS',
      factorMillionths: 1_282_000,
      reason,
    };
    expect((await send(`POST ${base}/units`, unit)).statusCode).toBe(201);
    const rate = {
      rate: 7,
      name: { mk: 'Нова стапка', en: 'New rate' },
      validFrom: '2027-01-01',
      validTo: null,
      reason,
    };
    expect((await send(`POST ${base}/vat-rates`, rate)).statusCode).toBe(201);
  });

  it.each([
    ['crops', {}],
    ['units', {}],
    ['vat-rates', { rate: 8 }],
  ] as const)('changes and deletes %s', async (path, fields) => {
    const body = { ...routeBodies[`POST ${base}/${path}`], ...fields };
    const made = keyed.parse((await send(`POST ${base}/${path}`, body)).json());
    const url = `${base}/${path}/${made.id ?? made.code}` as const;
    const name = { mk: 'Инаку', en: 'Otherwise' };
    const changed = await send(`PATCH ${url}`, { name, reason }, 1);
    expect(changed.json()).toMatchObject({ ...made, name, version: 2 });
    const query = new URLSearchParams({ reason }).toString();
    expect((await send(`DELETE ${url}?${query}`, undefined, 2)).statusCode).toBe(204);
    expect((await send(`PATCH ${url}`, { name, reason }, 2)).statusCode).toBe(404);
  });

  it('refuses what is taken, in use, stale, of a third level, or without a reason', async () => {
    const vegetables = { ...category, id: 'vegetables', parentId: null };
    expect(problemOf(await send(`POST ${base}/categories`, vegetables))).toMatchObject({
      status: 409,
      code: 'duplicate',
    });
    const query = new URLSearchParams({ reason }).toString();
    const inUse = await send(`DELETE ${base}/categories/vegetables?${query}`, undefined, 1);
    expect(problemOf(inUse)).toMatchObject({ status: 409, code: 'in-use' });
    const url = `${base}/categories/fruit` as const;
    expect(problemOf(await send(`PATCH ${url}`, { active: true, reason }, 9)).status).toBe(412);
    expect(problemOf(await send(`PATCH ${url}`, { active: true, reason })).status).toBe(428);
    const third = { ...category, parentId: 'rice' };
    expect(problemOf(await send(`POST ${base}/categories`, third)).status).toBe(422);
    const { reason: _, ...silent } = category;
    expect(problemOf(await send(`POST ${base}/categories`, silent)).errors).toMatchObject([
      { pointer: '/reason', code: 'required' },
    ]);
  });

  it('refuses a rate whose last day is before its first, when it is added and when it is changed', async () => {
    const rate = {
      ...routeBodies[`POST ${base}/vat-rates`],
      validFrom: '2030-01-02',
      validTo: null,
    };
    const made = keyed.parse((await send(`POST ${base}/vat-rates`, rate)).json());
    const validTo = '2030-01-01';
    for (const answer of [
      await send(`POST ${base}/vat-rates`, { ...rate, validTo }),
      await send(`PATCH ${base}/vat-rates/${made.id}`, { validTo, reason }, 1),
    ]) {
      expect(problemOf(answer)).toMatchObject({
        status: 422,
        errors: [{ pointer: '/validTo', code: 'before-start' }],
      });
    }
  });

  it('lets a product have a new rate from the day on which it holds, and no other', async () => {
    const rate = { ...routeBodies[`POST ${base}/vat-rates`], rate: 13, validTo: null };
    const product = (vatRate: number) =>
      test.send('POST /v1/products', 'producer', {
        body: { ...routeBodies['POST /v1/products'], vatRate },
      });
    expect(problemOf(await product(13)).errors).toMatchObject([
      { pointer: '/vatRate', code: 'unknown' },
    ]);
    await send(`POST ${base}/vat-rates`, { ...rate, validFrom: marketDay(testNow) });
    const made = await product(13);
    expect(productDetailSchema.parse(made.json()).vatRate).toBe(13);
    const later = addDays(marketDay(testNow), 1);
    await send(`POST ${base}/vat-rates`, { ...rate, rate: 14, validFrom: later });
    expect((await product(14)).statusCode).toBe(422);
    await test.at(marketMidnight(later), async () => {
      expect((await product(14)).statusCode).toBe(201);
    });
  });

  it('copies a product whose rate has ended without it, for the agent to choose again', async () => {
    // Another agent than in the test before: the changes of one never go back in time.
    const today = marketDay(testNow);
    const rate = { ...routeBodies[`POST ${base}/vat-rates`], rate: 16, validFrom: today };
    await send(`POST ${base}/vat-rates`, { ...rate, validTo: today });
    const body = { ...routeBodies['POST /v1/products'], vatRate: 16, categoryId: null };
    const made = await test.send('POST /v1/products', 'ristov', { body });
    const { id, vatRate } = productDetailSchema.parse(made.json());
    expect(vatRate).toBe(16);
    await test.at(marketMidnight(addDays(today, 1)), async () => {
      const copy = await test.send(`POST /v1/products/${id}/duplicate`, 'ristov');
      expect(copy.statusCode).toBe(201);
      expect(productDetailSchema.parse(copy.json()).vatRate).toBeNull();
    });
  });

  it('counts what refers to an entry', async () => {
    const usesOf = async (kind: string) => {
      const { items } = referenceUsesSchema.parse(
        (await test.get(`${base}/${kind}/uses`, 'manager')).json(),
      );
      return new Map(items.map(({ key, uses }) => [key, uses]));
    };
    const before = (await usesOf('categories')).get('vegetables') ?? 0;
    expect(before).toBeGreaterThan(0);
    await test.send('POST /v1/products', 'producer', {
      body: { ...routeBodies['POST /v1/products'], categoryId: 'vegetables' },
    });
    expect((await usesOf('categories')).get('vegetables')).toBe(before + 1);
    expect((await usesOf('units')).get('KG')).toBeGreaterThan(10);
    expect((await usesOf('vat-rates')).size).toBeGreaterThan(1);
    expect((await usesOf('crops')).has('saffron')).toBe(false);
  });

  it('merges one crop into another: its lots move, keep their name and say why', async () => {
    const lotsOf = async (crop: string) =>
      lotPageSchema.parse(
        (await test.get(`/v1/produce?cropId=${crop}&limit=100`, 'producer')).json(),
      ).items;
    const [lot] = await lotsOf('tomato');
    if (lot === undefined) throw new Error('The seed has no tomatoes');
    const { items } = cropListSchema.parse((await test.get('/v1/reference/crops')).json());
    const { version = 0 } = items.find(({ id }) => id === 'tomato') ?? {};
    const url = `POST ${base}/crops/tomato/merge` as const;
    for (const into of ['tomato', 'nowhere']) {
      expect(problemOf(await send(url, { into, reason }, version)).errors).toMatchObject([
        { pointer: '/into', code: 'unknown' },
      ]);
    }
    const merged = await send(url, { into: 'cherry-tomato', reason }, version);
    expect(cropSchema.parse(merged.json()).id).toBe('cherry-tomato');
    expect(await lotsOf('tomato')).toEqual([]);
    const moved = (await lotsOf('cherry-tomato')).find(({ id }) => id === lot.id);
    expect(moved).toMatchObject({ cropName: lot.cropName, version: lot.version + 1 });
    const activity = activityPageSchema.parse(
      (await test.get('/v1/activity?entity=lot&limit=100', 'producer')).json(),
    );
    expect(activity.items.find(({ entityId }) => entityId === lot.id)).toMatchObject({
      reason,
      before: { cropId: 'tomato' },
      after: { cropId: 'cherry-tomato' },
    });
    const list = cropListSchema.parse((await test.get('/v1/reference/crops')).json());
    expect(list.items.find(({ id }) => id === 'tomato')?.active).toBe(false);
  });

  it('keeps exchange rates by the day from which they hold', async () => {
    const body = { denarsPerEuro: 61.4951, validFrom: '2026-11-01', reason };
    const made = fxRateSchema.parse((await send(`POST ${base}/fx-rates`, body)).json());
    expect(made).toMatchObject({ denarsPerEuro: 61.4951, version: 1 });
    expect(problemOf(await send(`POST ${base}/fx-rates`, body)).code).toBe('duplicate');
    const url = `${base}/fx-rates/${made.id}` as const;
    const changed = await send(`PATCH ${url}`, { denarsPerEuro: 61.5, reason }, 1);
    expect(fxRateSchema.parse(changed.json()).denarsPerEuro).toBe(61.5);
    const list = fxRateListSchema.parse((await test.get('/v1/reference/fx-rates')).json());
    expect(list.items[0]?.id).toBe(made.id);
    for (const denarsPerEuro of [0, 61.00001, 5000]) {
      expect((await send(`POST ${base}/fx-rates`, { ...body, denarsPerEuro })).statusCode).toBe(
        422,
      );
    }
  });

  it('is for management alone', async () => {
    const call = `POST ${base}/categories` as const;
    expect((await test.send(call, 'producer', { body: category })).statusCode).toBe(403);
    expect((await test.send(call, undefined, { body: category })).statusCode).toBe(401);
  });
});
