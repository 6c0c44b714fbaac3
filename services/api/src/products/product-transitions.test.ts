import type { ProductDetail } from '@pazar/contracts/product-detail';
import { historyPageSchema } from '@pazar/contracts/record-history';
import { locationPageSchema } from '@pazar/contracts/location';
import { moderatedProductPageSchema } from '@pazar/contracts/management';
import { newsSubjects, notificationPageSchema } from '@pazar/contracts/notification';
import { lotPageSchema } from '@pazar/contracts/produce';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from '../database/drizzle.ts';
import { images } from '../database/tables/images.ts';
import { products } from '../database/tables/products.ts';
import {
  detailOf,
  minimalProduct,
  problemOf,
  productCalls,
  refusalOf,
  type ProductCalls,
} from '../testing/product-calls.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { testNow } from '../testing/test-seed.ts';

describe.each(testDatabases)('What is done to products on $name', ({ open }) => {
  let test: TestApp;
  let calls: ProductCalls;
  let place: string;
  beforeAll(async () => {
    test = await startTestApp(await open());
    calls = productCalls(test);
    place = await placeOf('producer');
  });
  afterAll(() => test.close());

  async function placeOf(username: string): Promise<string> {
    const response = await test.get('/v1/locations?limit=100', username);
    const { items } = locationPageSchema.parse(response.json());
    return items.find(({ status }) => status === 'ACTIVE')?.id ?? '';
  }
  const ready = (username = 'producer') =>
    username === 'producer'
      ? calls.create({ categoryId: 'vegetables', locationIds: [place] })
      : calls.create({ categoryId: 'vegetables' }, username);
  const move = async (product: ProductDetail, transition: string) =>
    detailOf(await calls.change(`POST ${transition}`, product));

  it('publishes, takes back, archives and restores', async () => {
    const draft = await ready();
    expect(draft.publishRequirements).toEqual([]);
    const active = await move(draft, 'publish');
    expect(active).toMatchObject({
      status: 'ACTIVE',
      version: 2,
      publishedAt: testNow.toISOString(),
      visibility: { live: false, reasons: ['out_of_stock'] },
    });
    const again = await move(active, 'unpublish');
    expect(again).toMatchObject({ status: 'DRAFT', publishedAt: active.publishedAt });
    const archived = await move(again, 'archive');
    expect(archived.status).toBe('ARCHIVED');
    expect((await move(archived, 'restore')).status).toBe('DRAFT');
    expect((await move(await move(await ready(), 'publish'), 'archive')).status).toBe('ARCHIVED');
  });

  it.each([
    ['restore', 'DRAFT'],
    ['unpublish', 'DRAFT'],
  ])('refuses to %s a product in state %s', async (transition, state) => {
    const response = await calls.change(`POST ${transition}`, await ready());
    expect(problemOf(response)).toMatchObject({ status: 409, code: 'invalid-transition', state });
  });

  it('lets an agent say that a blocked product is put right, once something has changed', async () => {
    const product = await ready();
    const reason = 'Сликата прикажува друг производ.';
    const headers = { 'if-match': `"${product.version}"` };
    const path = `/v1/management/products/${product.id}` as const;
    expect(refusalOf(await calls.change('POST fixed', product))).toBe('409 invalid-transition');
    const block = await test.send(`POST ${path}/block`, 'manager', { body: { reason }, headers });
    const blocked = detailOf(block);
    expect(refusalOf(await calls.change('POST fixed', blocked))).toContain('unchanged');
    const later = new Date(testNow.getTime() + 60_000);
    await test.at(later, async () => {
      const changed = detailOf(
        await calls.change('PATCH', blocked, { body: { description: { en: 'What it is' } } }),
      );
      const said = detailOf(await calls.change('POST fixed', changed));
      expect(said.moderation).toMatchObject({ status: 'BLOCKED', fixedAt: later.toISOString() });
      expect(refusalOf(await calls.change('POST fixed', said))).toContain('unchanged');
      const list = await test.get('/v1/management/products?moderation=BLOCKED', 'manager');
      const rows = moderatedProductPageSchema.parse(list.json()).items;
      expect(rows.find(({ id }) => id === product.id)?.moderation).toMatchObject({
        fixedAt: later.toISOString(),
        changed: ['description'],
      });
      const news = await test.get('/v1/notifications?event=product-fixed', 'manager');
      const [first] = notificationPageSchema.parse(news.json()).items;
      expect(first).toMatchObject({ entityId: product.id });
      expect(first && newsSubjects(first)[0]).toBe('product-fixed');
    });
  });

  it('says what publishing lacks, with a pointer to each thing', async () => {
    const product = await calls.create({
      packs: [{ ...minimalProduct.packs[0], active: false }],
    });
    const response = await calls.change('POST publish', product);
    expect(refusalOf(response)).toBe(
      '422 publish-requirements /categoryId required /packs required /vatRate required /locationIds required',
    );
    expect(product.publishRequirements.map(({ code }) => code)).toEqual([
      'no_category',
      'no_active_pack',
      'no_vat_rate',
      'no_location',
    ]);
  });

  it('lets agents who are not verified enter drafts but not publish them', async () => {
    const product = await ready('seller');
    expect(product.publishRequirements[0]?.code).toBe('agent_unverified');
    const response = await calls.change('POST publish', product, { username: 'seller' });
    expect(refusalOf(response)).toBe('403 not-verified');
  });

  it('deletes drafts that were never published and on which nothing was booked', async () => {
    const draft = await ready();
    const response = await calls.change('DELETE', draft);
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect((await test.get(`/v1/products/${draft.id}`, 'producer')).statusCode).toBe(404);
    const once = await move(await move(await ready(), 'publish'), 'unpublish');
    expect(refusalOf(await calls.change('DELETE', once))).toBe('409 invalid-transition');
    const moved = await calls.find('Домашен ајвар, 720 г');
    const { database } = test.connection;
    await database
      .update(products)
      .set({ status: 'DRAFT', publishedAt: null })
      .where(eq(products.id, moved.id));
    expect(refusalOf(await calls.change('DELETE', moved))).toBe('409 in-use');
  });

  it('copies a product as a draft with the next code, without lots', async () => {
    const original = await calls.find('Розов домат');
    const copy = detailOf(
      await test.send(`POST /v1/products/${original.id}/duplicate`, 'producer'),
    );
    expect(copy).toMatchObject({
      name: { mk: 'Розов домат (копија)', en: 'Pink tomatoes (copy)' },
      status: 'DRAFT',
      version: 1,
      produceIds: [],
      publishedAt: null,
    });
    expect(copy.sku).not.toBe(original.sku);
    expect(copy.packs.map(({ priceMinor }) => priceMinor)).toEqual(
      original.packs.map(({ priceMinor }) => priceMinor),
    );
    expect(copy.packs.map(({ id }) => id)).not.toEqual(original.packs.map(({ id }) => id));
  });

  it('links lots and counts what they have left', async () => {
    const { items } = lotPageSchema.parse(
      (await test.get('/v1/produce?limit=100', 'producer')).json(),
    );
    const lot = items.find((item) => item.unit === 'KG' && Number(item.remaining) > 0);
    const product = await calls.create({ stockMode: 'FROM_PRODUCE' });
    const linked = detailOf(
      await calls.change('PUT produce', product, { body: { produceIds: [lot?.id] } }),
    );
    expect(linked).toMatchObject({
      version: 2,
      produceIds: [lot?.id],
      stockAvailable: lot?.remaining,
    });
    const unlinked = detailOf(
      await calls.change('PUT produce', linked, { body: { produceIds: [] } }),
    );
    expect(unlinked).toMatchObject({ stockAvailable: '0.000', stockState: 'OUT' });
  });

  it('orders images, with what they show, and takes own images alone', async () => {
    const { database } = test.connection;
    const product = await ready();
    const own = [uuid(), uuid()];
    const other = await calls.find('Беровски компир', 'seller');
    const [{ agentId } = { agentId: '' }] = await database
      .select({ agentId: products.agentId })
      .from(products)
      .where(eq(products.id, other.id));
    const foreign = uuid();
    const size = { width: 800, height: 600, createdAt: testNow };
    await database
      .insert(images)
      .values([
        ...own.map((id) => ({ ...size, id, agentId: product.createdBy })),
        { ...size, id: foreign, agentId },
      ]);
    const arranged = detailOf(
      await calls.change('PUT images', product, {
        body: { images: [{ id: own[1], alt: { mk: 'Тегла' } }, { id: own[0] }] },
      }),
    );
    expect(arranged.images).toMatchObject([
      { id: own[1], width: 800, height: 600, alt: { mk: 'Тегла', en: null } },
      { id: own[0], width: 800, height: 600, alt: null },
    ]);
    expect(arranged.cover?.id).toBe(own[1]);
    const refusal = async (list: object[]) =>
      refusalOf(await calls.change('PUT images', arranged, { body: { images: list } }));
    expect(await refusal([{ id: foreign }])).toBe('422 validation /images/0/id unknown');
    expect(await refusal([{ id: own[0] }, { id: own[0] }])).toBe(
      '422 validation /images/1/id duplicate',
    );
    expect(await refusal(Array.from({ length: 9 }, () => ({ id: uuid() })))).toBe(
      '422 validation /images max',
    );
  });

  it('shows who changed which field, and returns the earlier values', async () => {
    const product = await calls.create({ name: { mk: 'Праз' }, tags: ['ново'] });
    const changed = detailOf(
      await calls.change('PATCH', product, { body: { tags: ['старо'], shelfLifeDays: 9 } }),
    );
    await move(changed, 'archive');
    const history = async (query = '') => {
      const response = await test.get(`/v1/products/${product.id}/history${query}`, 'producer');
      return historyPageSchema.parse(response.json()).items;
    };
    const entries = await history();
    expect(entries.map(({ action, actorRole, version }) => [action, actorRole, version])).toEqual([
      ['product.archive', 'agent', 3],
      ['product.update', 'agent', 2],
      ['product.create', 'agent', 1],
    ]);
    expect(entries[1]).toMatchObject({
      actor: 'Стопанство Трајкови',
      changes: [
        { field: 'tags', before: ['ново'], after: ['старо'] },
        { field: 'shelfLifeDays', before: null, after: 9 },
      ],
    });
    expect((await history('?field=tags')).map(({ version }) => version)).toEqual([2, 1]);
    const before = Object.fromEntries(
      (entries[1]?.changes ?? []).map(({ field, before: value }) => [field, value]),
    );
    const restored = detailOf(
      await calls.change('PATCH', { id: product.id, version: 3 }, { body: before }),
    );
    expect(restored).toMatchObject({ tags: ['ново'], shelfLifeDays: null, version: 4 });
  });

  it('says what changed meanwhile to a caller with an old version', async () => {
    const product = await ready();
    await calls.change('PATCH', product, { body: { tags: ['ново'] } });
    for (const call of ['PATCH', 'PUT produce', 'PUT images', 'POST archive', 'DELETE'] as const) {
      const body = {
        PATCH: { tags: [] },
        'PUT produce': { produceIds: [] },
        'PUT images': { images: [] },
        'POST archive': undefined,
        DELETE: undefined,
      }[call];
      const response = await calls.change(call, product, body === undefined ? {} : { body });
      expect(problemOf(response)).toMatchObject({
        status: 412,
        code: 'version-conflict',
        currentVersion: 2,
        changedFields: ['tags'],
        updatedBy: 'Стопанство Трајкови',
        updatedById: product.createdBy,
        current: { tags: ['ново'] },
      });
    }
  });
});
