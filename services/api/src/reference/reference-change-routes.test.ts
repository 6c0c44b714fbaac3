import { problemSchema } from '@pazar/contracts/problem';
import { categoryListSchema, cropSchema, categorySchema } from '@pazar/contracts/reference';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { routeBodies } from '../testing/route-bodies.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';

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

  it('is for management alone', async () => {
    const call = `POST ${base}/categories` as const;
    expect((await test.send(call, 'producer', { body: category })).statusCode).toBe(403);
    expect((await test.send(call, undefined, { body: category })).statusCode).toBe(401);
  });
});
