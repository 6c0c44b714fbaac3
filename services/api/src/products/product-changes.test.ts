import { locationPageSchema } from '@pazar/contracts/location';
import { movementPageSchema } from '@pazar/contracts/movement';
import { lotPageSchema } from '@pazar/contracts/produce';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  detailOf,
  minimalProduct,
  productCalls,
  refusalOf,
  type ProductCalls,
} from '../testing/product-calls.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';

const pack = (over: object = {}) => ({ size: '1.000', unit: 'KG', priceMinor: 4000, ...over });

describe.each(testDatabases)('Changes of a product on $name', ({ open }) => {
  let test: TestApp;
  let calls: ProductCalls;
  beforeAll(async () => {
    test = await startTestApp(await open());
    calls = productCalls(test);
  });
  afterAll(() => test.close());

  it('is entered with its images and its first stock, or not at all', async () => {
    const { id: seen } = await calls.find('Розов домат');
    const [image] = (await calls.read(seen)).images;
    const alt = { mk: 'Тиквички', en: null };
    const given = { ...minimalProduct, images: [{ id: image?.id, alt }], stock: '12.500' };
    const product = await calls.create({ ...given, categoryId: 'vegetables' });
    expect(product.images).toMatchObject([{ id: image?.id, alt }]);
    expect(product).toMatchObject({ stockAvailable: '12.500', stockState: 'IN' });
    const ledger = await test.get(`/v1/products/${product.id}/movements`, 'producer');
    const { items } = movementPageSchema.parse(ledger.json());
    expect(items).toMatchObject([{ type: 'RECEIPT', quantity: '12.500' }]);

    const refuse = async (body: object) =>
      refusalOf(
        await test.send('POST /v1/products', 'producer', {
          body: { ...given, name: { mk: 'Никогаш' }, ...body },
        }),
      );
    const foreign = [{ id: product.id, alt: null }];
    expect(await refuse({ images: foreign })).toBe('422 validation /images/0/id unknown');
    expect(await refuse({ stockMode: 'ON_DEMAND' })).toBe('422 validation /stock invalid');
    const pieces = [pack({ unit: 'PIECE' })];
    expect(await refuse({ baseUnit: 'PIECE', packs: pieces })).toBe('422 validation /stock whole');
    await expect(calls.find('Никогаш')).rejects.toThrow('no product');
  });

  it('empties a field with null, merges texts by language and keeps the rest', async () => {
    const product = await calls.create({
      name: { mk: 'Блитва', en: 'Chard' },
      description: { mk: 'Опис', en: 'Words' },
      tags: ['ново'],
      shelfLifeDays: 4,
    });
    const patched = detailOf(
      await calls.change('PATCH', product, {
        body: { name: { en: null }, description: { en: 'Other words' }, tags: null, sku: 'BL-1' },
      }),
    );
    expect(patched).toMatchObject({
      version: 2,
      sku: 'BL-1',
      name: { mk: 'Блитва', en: null },
      description: { mk: 'Опис', en: 'Other words' },
      tags: [],
      shelfLifeDays: 4,
      packs: product.packs,
    });
    const { description } = detailOf(
      await calls.change('PATCH', patched, { body: { description: null } }),
    );
    expect(description).toBeNull();
  });

  it('leaves the version of what a patch does not change', async () => {
    const product = await calls.create();
    const body = { name: product.name, tags: [], shelfLifeDays: null };
    expect(detailOf(await calls.change('PATCH', product, { body }))).toEqual(product);
  });

  it.each([
    [{ name: { mk: null } }, '422 validation /name required'],
    [{ packs: [] }, '422 validation /packs min'],
    [{ baseUnit: 'L' }, '422 validation /packs/0/unit unit'],
    [{ sku: 'p-0001' }, '409 duplicate /sku duplicate'],
    [
      { availableFrom: '2026-01-02', availableTo: '2026-01-01' },
      '422 validation /availableTo before-start',
    ],
    [{ status: 'ACTIVE' }, '422 validation /status unknown-key'],
    [{ moderation: null }, '422 validation /moderation unknown-key'],
  ])('refuses the patch %j', async (body, refusal) => {
    const product = await calls.create();
    expect(refusalOf(await calls.change('PATCH', product, { body }))).toBe(refusal);
    expect(await calls.read(product.id)).toEqual(product);
  });

  it('changes, orders, adds and drops packs by their ids', async () => {
    const product = await calls.create({ packs: [pack(), pack({ size: '5.000' })] });
    const [one, five] = product.packs;
    const body = { packs: [pack({ size: '10.000' }), pack({ id: one?.id, priceMinor: 4500 })] };
    const { packs } = detailOf(await calls.change('PATCH', product, { body }));
    expect(packs.map(({ size, priceMinor }) => [size, priceMinor])).toEqual([
      ['10.000', 4000],
      ['1.000', 4500],
    ]);
    expect(packs[1]?.id).toBe(one?.id);
    expect(packs.map(({ id }) => id)).not.toContain(five?.id);
  });

  it('lets two packs change places and sizes at once', async () => {
    const product = await calls.create({ packs: [pack(), pack({ size: '5.000' })] });
    const [one, five] = product.packs.map(({ id }) => id);
    const body = { packs: [pack({ id: five }), pack({ id: one, size: '5.000' })] };
    const { packs } = detailOf(await calls.change('PATCH', product, { body }));
    expect(packs.map(({ id, size }) => [id, size])).toEqual([
      [five, '1.000'],
      [one, '5.000'],
    ]);
  });

  it('gives every new product the next number, also when they are entered at once', async () => {
    const created = await Promise.all(
      Array.from({ length: 5 }, () => calls.create({}, 'naumovski')),
    );
    const numbers = created.map(({ sku }) => Number(sku.slice(2)));
    expect(new Set(numbers).size).toBe(5);
    expect(Math.max(...numbers) - Math.min(...numbers)).toBe(4);
    const next = `P-${String(Math.max(...numbers) + 1).padStart(4, '0')}`;
    await calls.create({ sku: next }, 'naumovski');
    expect((await calls.create({}, 'naumovski')).sku).not.toBe(next);
  });

  it('lets one of many changes that start from the same version through', async () => {
    const product = await calls.create();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        calls.change('PATCH', product, { body: { shelfLifeDays: index } }),
      ),
    );
    const counts = Map.groupBy(answers, ({ statusCode }) => statusCode);
    expect([counts.get(200)?.length, counts.get(412)?.length]).toEqual([1, 11]);
    expect((await calls.read(product.id)).version).toBe(2);
  });

  it('only warns of a name that is taken', async () => {
    const product = await calls.create({ name: { mk: 'РОЗОВ ДОМАТ', en: 'Something else' } });
    const same = await calls.find('Розов домат');
    expect(product.warnings).toEqual([
      { pointer: '/name/mk', code: 'duplicate-name', productId: same.id },
    ]);
  });

  it('warns of a certificate that has run out', async () => {
    const { warnings } = await calls.create({
      name: { mk: 'Стара потврда' },
      certifications: [
        { type: 'HALAL', validTo: '2026-11-20' },
        { type: 'ORGANIC', validTo: '2026-11-21' },
      ],
    });
    expect(warnings).toEqual([
      { pointer: '/certifications/0', code: 'certificate-expired', productId: null },
    ]);
  });

  it('refuses places that are archived or of another, and lots in another unit or of another', async () => {
    const places = async (username: string) =>
      locationPageSchema.parse((await test.get('/v1/locations?limit=100', username)).json()).items;
    const lots = async (username: string) =>
      lotPageSchema.parse((await test.get('/v1/produce?limit=100', username)).json()).items;
    const archived = (await places('producer')).find(({ status }) => status === 'ARCHIVED');
    const [foreign] = await places('seller');
    const pieces = (await lots('producer')).find(({ unit }) => unit === 'PIECE');
    const [foreignLot] = await lots('seller');
    const refusal = async (body: object) =>
      refusalOf(
        await test.send('POST /v1/products', 'producer', { body: { ...minimalProduct, ...body } }),
      );
    expect(await refusal({ locationIds: [archived?.id] })).toMatch('/locationIds/0 archived');
    expect(await refusal({ locationIds: [foreign?.id] })).toMatch('/locationIds/0 unknown');
    expect(await refusal({ produceIds: [pieces?.id] })).toMatch('/produceIds/0 unit');
    expect(await refusal({ produceIds: [foreignLot?.id] })).toMatch('/produceIds/0 unknown');
  });

  it('fixes the base unit with the first movement, and the currency while a promotion runs', async () => {
    const moved = await calls.find('Домашен ајвар, 720 г');
    const toLitres = { baseUnit: 'L', packs: [pack({ unit: 'L' })] };
    expect(refusalOf(await calls.change('PATCH', moved, { body: toLitres }))).toBe(
      '422 validation /baseUnit locked',
    );
    const fresh = await calls.create();
    expect(detailOf(await calls.change('PATCH', fresh, { body: toLitres })).baseUnit).toBe('L');
    const priced = await calls.find('Зелка');
    expect(refusalOf(await calls.change('PATCH', priced, { body: { currency: 'EUR' } }))).toBe(
      '409 in-use /currency locked',
    );
  });
});
