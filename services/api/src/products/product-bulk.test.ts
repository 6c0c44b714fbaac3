import { bulkAnswerSchema, type BulkAnswer } from '@pazar/contracts/bulk';
import { locationPageSchema } from '@pazar/contracts/location';
import { pricePreviewSchema } from '@pazar/contracts/product-bulk';
import type { ProductDetail } from '@pazar/contracts/product-detail';
import { v4 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productCalls, refusalOf, type ProductCalls } from '../testing/product-calls.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { testNow } from '../testing/test-seed.ts';

const pack = (size: string, priceMinor: number) => ({ size, unit: 'KG', priceMinor });

describe.each(testDatabases)('Bulk changes of products on $name', ({ open }) => {
  let test: TestApp;
  let calls: ProductCalls;
  let place: string;
  beforeAll(async () => {
    test = await startTestApp(await open());
    calls = productCalls(test);
    const { items } = locationPageSchema.parse(
      (await test.get('/v1/locations?limit=100', 'producer')).json(),
    );
    place = items.find(({ status }) => status === 'ACTIVE')?.id ?? '';
  });
  afterAll(() => test.close());

  const post = (path: string, body: object, key = uuid()) =>
    test.send(`POST /v1/products/${path}`, 'producer', {
      body,
      headers: { 'idempotency-key': key },
    });
  async function bulk(products: { id: string }[], action: string, params?: object) {
    const ids = products.map(({ id }) => id);
    const response = await post('bulk', { ids, action, params });
    if (response.statusCode !== 200) throw new Error(response.body);
    return bulkAnswerSchema.parse(response.json());
  }
  async function undo(undoToken: string | null): Promise<BulkAnswer> {
    const response = await post('bulk/undo', { undoToken });
    if (response.statusCode !== 200) throw new Error(response.body);
    return bulkAnswerSchema.parse(response.json());
  }
  const ready = (over: object = {}) =>
    calls.create({ categoryId: 'vegetables', locationIds: [place], ...over });
  const failures = ({ failed }: BulkAnswer) =>
    failed.map(({ id, problem }) => [id, problem.status, problem.code]);

  it('publishes what is ready, and says for each of the others what is missing', async () => {
    const good = await ready();
    const bad = await calls.create();
    const foreign = await calls.find('Беровски компир', 'seller');
    const answer = await bulk([good, bad, foreign], 'publish');
    expect(answer.succeeded).toEqual([{ id: good.id, version: 2 }]);
    expect(failures(answer)).toEqual(
      expect.arrayContaining([
        [bad.id, 422, 'publish-requirements'],
        [foreign.id, 404, 'not-found'],
      ]),
    );
    const missing = answer.failed.find(({ id }) => id === bad.id)?.problem.errors;
    expect(missing?.map(({ pointer }) => pointer)).toContain('/categoryId');
    expect((await calls.read(good.id)).status).toBe('ACTIVE');
    expect(answer.undoUntil).toBe(new Date(testNow.getTime() + 15 * 60_000).toISOString());
  });

  it('gives every product back the state that it had', async () => {
    const draft = await ready();
    const shown = await ready();
    await bulk([shown], 'publish');
    const { undoToken } = await bulk([draft, shown], 'archive');
    const answer = await undo(undoToken);
    expect(answer).toMatchObject({ failed: [], undoToken: null });
    expect((await calls.read(draft.id)).status).toBe('DRAFT');
    expect((await calls.read(shown.id)).status).toBe('ACTIVE');
  });

  it.each([
    ['setCategory', { categoryId: 'honey' }, { categoryId: 'honey' }],
    ['addTags', { tags: ['ново', 'старо'] }, { tags: ['старо', 'ново'] }],
    ['removeTags', { tags: ['старо'] }, { tags: [] }],
    ['setVat', { vatRate: 18 }, { vatRate: 18 }],
    [
      'adjustPrice',
      { by: 'amount', value: 500 },
      { packs: [{ priceMinor: 4500 }, { priceMinor: 18_500 }] },
    ],
    ['unpublish', undefined, { status: 'DRAFT' }],
    ['archive', undefined, { status: 'ARCHIVED' }],
  ])('does %s %j and takes it back', async (action, params, after) => {
    const before = await ready({
      tags: ['старо'],
      packs: [pack('1.000', 4000), pack('5.000', 18_000)],
    });
    await bulk([before], 'publish');
    const { undoToken, succeeded } = await bulk([before], action, params);
    expect(succeeded).toEqual([{ id: before.id, version: 3 }]);
    expect(await calls.read(before.id)).toMatchObject(after);
    await undo(undoToken);
    const { version, status, categoryId, tags, vatRate, packs } = await calls.read(before.id);
    expect([version, status]).toEqual([4, 'ACTIVE']);
    expect({ categoryId, tags, vatRate, packs }).toEqual({
      categoryId: before.categoryId,
      tags: before.tags,
      vatRate: before.vatRate,
      packs: before.packs,
    });
  });

  it('restores archived products and links places', async () => {
    const product = await calls.create();
    await bulk([product], 'archive');
    await bulk([product], 'restore');
    await bulk([product], 'linkLocations', { locationIds: [place] });
    expect(await calls.read(product.id)).toMatchObject({ status: 'DRAFT', locationIds: [place] });
    const answer = await bulk([product], 'linkLocations', { locationIds: [uuid()] });
    expect(failures(answer)).toEqual([[product.id, 422, 'validation']]);
  });

  it('undoes nothing twice, too late, of another, or over a later change', async () => {
    const one = await ready();
    const two = await ready();
    const { undoToken } = await bulk([one, two], 'addTags', { tags: ['ново'] });
    const later = await calls.read(two.id);
    await calls.change('PATCH', later, { body: { shelfLifeDays: 3 } });
    const answer = await undo(undoToken);
    expect(answer.succeeded.map(({ id }) => id)).toEqual([one.id]);
    expect(failures(answer)).toEqual([[two.id, 412, 'version-conflict']]);
    expect(refusalOf(await post('bulk/undo', { undoToken }))).toBe('409 invalid-transition');

    const { undoToken: late } = await bulk([one], 'addTags', { tags: ['доцна'] });
    const after = new Date(testNow.getTime() + 15 * 60_000);
    await test.at(after, async () => {
      expect(refusalOf(await post('bulk/undo', { undoToken: late }))).toBe(
        '409 invalid-transition',
      );
    });
    const foreign = await test.send('POST /v1/products/bulk/undo', 'seller', {
      body: { undoToken: late },
      headers: { 'idempotency-key': uuid() },
    });
    expect(refusalOf(foreign)).toBe('404 not-found');
  });

  it('counts what is so already as done, with nothing to undo', async () => {
    const product = await ready({ tags: ['ново'] });
    const answer = await bulk([product, product], 'addTags', { tags: ['ново'] });
    expect(answer).toEqual({
      succeeded: [{ id: product.id, version: 1 }],
      failed: [],
      undoToken: null,
      undoUntil: null,
    });
  });

  it('previews new prices, rounded, and then makes the same ones', async () => {
    const product = await ready({
      packs: [pack('1.000', 4000), pack('2.000', 7777), pack('3.000', 200)],
    });
    const euros = await ready({ currency: 'EUR', packs: [pack('1.000', 199)] });
    const params = { by: 'percent', value: 12.5, roundTo: 5 };
    const ids = [product.id, euros.id];
    const response = await post('bulk/preview', { ids, params });
    const { items } = pricePreviewSchema.parse(response.json());
    const pricesOf = (id: string) =>
      items.find((item) => item.id === id)?.packs.map(({ before, after }) => [before, after]);
    expect(pricesOf(product.id)).toEqual([
      [4000, 4500],
      [7777, 8500],
      [200, null],
    ]);
    expect(pricesOf(euros.id)).toEqual([[199, 225]]);
    const answer = await bulk([product, euros], 'adjustPrice', params);
    expect(failures(answer)).toEqual([[product.id, 422, 'validation']]);
    expect((await calls.read(euros.id)).packs[0]?.priceMinor).toBe(225);
    expect(await calls.read(product.id)).toMatchObject<Partial<ProductDetail>>({ version: 1 });
  });

  it('previews what customers pay as well, where a promotion runs', async () => {
    const paid = async () => (await calls.find('Зелка')).packs.map((one) => one.priceNowMinor);
    const { id, packs } = await calls.find('Зелка');
    const params = { by: 'percent', value: 100, roundTo: 1 };
    const before = await paid();
    expect(before).not.toEqual(packs.map(({ priceMinor }) => priceMinor));
    const answer = await post('bulk/preview', { ids: [id], params });
    const previewed = pricePreviewSchema.parse(answer.json()).items.flatMap((item) => item.packs);
    expect(previewed.map(({ after }) => after)).toEqual(packs.map((one) => 2 * one.priceMinor));
    expect(previewed.map(({ nowBefore }) => nowBefore)).toEqual(before);
    await bulk([{ id }], 'adjustPrice', params);
    expect(previewed.map(({ nowAfter }) => nowAfter)).toEqual(await paid());
  });

  it('finds products by the filters of the list, 500 at most', async () => {
    const response = await post('bulk', {
      filter: { q: 'cheri', status: ['ACTIVE'], priceMin: 100 },
      action: 'addTags',
      params: { tags: ['најдено'] },
    });
    const { succeeded } = bulkAnswerSchema.parse(response.json());
    expect(succeeded.map(({ id }) => id)).toEqual([(await calls.find('Чери домати')).id]);
  });

  it('needs a key, and does the same thing once', async () => {
    const product = await ready();
    const body = { ids: [product.id], action: 'archive' };
    expect(refusalOf(await test.send('POST /v1/products/bulk', 'producer', { body }))).toMatch(
      '428 precondition-required',
    );
    const key = uuid();
    const first = await post('bulk', body, key);
    const second = await post('bulk', body, key);
    expect(second.json()).toEqual(first.json());
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect((await calls.read(product.id)).version).toBe(2);
  });

  it.each([
    [{ action: 'archive' }, '/ids required'],
    [{ action: 'archive', ids: [] }, '/ids min'],
    [{ action: 'archive', ids: [uuid()], filter: {} }, '/ids required'],
    [{ action: 'archive', ids: Array.from({ length: 501 }, () => uuid()) }, '/ids max'],
    [{ action: 'sell', ids: [uuid()] }, '/action invalid'],
    [{ action: 'setVat', ids: [uuid()], params: { vatRate: -1 } }, '/params/vatRate min'],
    [{ action: 'addTags', ids: [uuid()], params: { tags: [] } }, '/params/tags min'],
    [{ action: 'archive', filter: { colour: ['red'] } }, '/filter/colour unknown-key'],
    [
      { action: 'adjustPrice', ids: [uuid()], params: { by: 'percent', value: -91 } },
      '/params/value min',
    ],
    [
      { action: 'adjustPrice', ids: [uuid()], params: { by: 'amount', value: 1, roundTo: 2 } },
      '/params/roundTo invalid',
    ],
  ])('refuses %j', async (body, refusal) => {
    expect(refusalOf(await post('bulk', body))).toBe(`422 validation ${refusal}`);
  });
});
