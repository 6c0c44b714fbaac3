import { productDetailSchema } from '@pazar/contracts/product-detail';
import { lotPageSchema } from '@pazar/contracts/produce';
import { locationPageSchema } from '@pazar/contracts/location';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import {
  minimalProduct,
  productCalls,
  refusalOf,
  type ProductCalls,
} from '../testing/product-calls.ts';

const longText = (length: number) => 'а'.repeat(length);
const pack = (over: object = {}) => ({ size: '1.000', unit: 'KG', priceMinor: 4000, ...over });
const inPieces = { baseUnit: 'PIECE', packs: [pack({ unit: 'PIECE' })] };
const someId = '01917c88-6800-72d9-acdd-e459be44bd3b';
const ids = (count: number) =>
  Array.from({ length: count }, (_, index) => someId.slice(0, -2) + String(index + 10));

describe.each(testDatabases)('The fields of a product on $name', ({ open }) => {
  let test: TestApp;
  let calls: ProductCalls;
  beforeAll(async () => {
    test = await startTestApp(await open());
    calls = productCalls(test);
  });
  afterAll(() => test.close());

  it.each([
    ['sku', { sku: 'a b' }, '/sku format'],
    ['sku', { sku: 'X'.repeat(41) }, '/sku max-length'],
    ['sku', { sku: 'Ш-1' }, '/sku format'],
    ['name', { name: {} }, '/name required'],
    ['name', { name: { mk: 'а' } }, '/name/mk min-length'],
    ['name', { name: { en: longText(121) } }, '/name/en max-length'],
    ['name', { name: { mk: 'бел\u0007' } }, '/name/mk control'],
    ['name', { name: { mk: 'бел\u202eкорен' } }, '/name/mk control'],
    ['name', { name: { mk: '\u200b\u200b\u200b' } }, '/name/mk invisible'],
    ['name', { name: { mk: 'Ајвар', de: 'x' } }, '/name/de unknown-key'],
    ['description', { description: { mk: longText(5001) } }, '/description/mk max-length'],
    ['categoryId', { categoryId: 'no-such' }, '/categoryId unknown'],
    ['categoryId', { categoryId: 'Not A Slug' }, '/categoryId format'],
    ['tags', { tags: Array.from({ length: 11 }, (_, index) => `tag ${index}`) }, '/tags max'],
    ['tags', { tags: ['x'] }, '/tags/0 min-length'],
    ['tags', { tags: [longText(31)] }, '/tags/0 max-length'],
    ['baseUnit', { baseUnit: 'G' }, '/baseUnit invalid'],
    ['packs', { packs: [] }, '/packs min'],
    [
      'packs',
      { packs: Array.from({ length: 13 }, (_, index) => pack({ size: `${index + 1}.000` })) },
      '/packs max',
    ],
    ['size', { packs: [pack({ size: '0.000' })] }, '/packs/0/size min'],
    ['size', { packs: [pack({ size: '10000.000' })] }, '/packs/0/size max'],
    ['size', { packs: [pack({ size: '1' })] }, '/packs/0/size format'],
    ['size', { packs: [pack({ size: 'few' })] }, '/packs/0/size format'],
    ['size', { packs: [pack({ size: '0.500', unit: 'G' })] }, '/packs/0/size precision'],
    [
      'size',
      { baseUnit: 'PIECE', packs: [pack({ size: '10.500', unit: 'BOX' })] },
      '/packs/0/size whole',
    ],
    ['unit', { packs: [pack({ unit: 'L' })] }, '/packs/0/unit unit'],
    ['unit', { packs: [pack({ unit: 'BARREL' })] }, '/packs/0/unit invalid'],
    [
      'equal packs',
      { packs: [pack(), pack({ size: '1000.000', unit: 'G' })] },
      '/packs/1/size duplicate',
    ],
    ['equal packs', { packs: [pack(), pack({ unit: 'CRATE' })] }, '/packs/1/size duplicate'],
    ['price', { packs: [pack({ priceMinor: 0 })] }, '/packs/0/priceMinor min'],
    ['price', { packs: [pack({ priceMinor: 1_000_000_001 })] }, '/packs/0/priceMinor max'],
    ['price', { packs: [pack({ priceMinor: 9.5 })] }, '/packs/0/priceMinor invalid'],
    [
      'pack label',
      { packs: [pack({ label: { mk: longText(41) } })] },
      '/packs/0/label/mk max-length',
    ],
    ['pack id', { packs: [pack({ id: someId })] }, '/packs/0/id unknown'],
    ['currency', { currency: 'USD' }, '/currency invalid'],
    ['vatRate', { vatRate: 101 }, '/vatRate max'],
    ['vatRate', { vatRate: 4.5 }, '/vatRate invalid'],
    ['vatRate that is in no table', { vatRate: 4 }, '/vatRate unknown'],
    ['stockMode', { stockMode: 'SOMEHOW' }, '/stockMode invalid'],
    ['lowStockThreshold', { lowStockThreshold: '-1.000' }, '/lowStockThreshold min'],
    ['minOrder', { minOrder: '0.000' }, '/minOrder min'],
    ['step', { step: '0.000' }, '/step min'],
    ['lowStockThreshold', { ...inPieces, lowStockThreshold: '4.500' }, '/lowStockThreshold whole'],
    ['minOrder', { ...inPieces, minOrder: '0.001' }, '/minOrder whole'],
    ['step', { ...inPieces, step: '1.500' }, '/step whole'],
    ['seasonMonths', { seasonMonths: [0] }, '/seasonMonths/0 min'],
    ['seasonMonths', { seasonMonths: [13] }, '/seasonMonths/0 max'],
    ['availableFrom', { availableFrom: '2026-02-30' }, '/availableFrom format'],
    [
      'availableTo',
      { availableFrom: '2026-05-02', availableTo: '2026-05-01' },
      '/availableTo before-start',
    ],
    ['locationIds', { locationIds: [someId] }, '/locationIds/0 unknown'],
    ['locationIds', { locationIds: ids(21) }, '/locationIds max'],
    ['produceIds', { produceIds: [someId] }, '/produceIds/0 unknown'],
    ['produceIds', { produceIds: ids(51) }, '/produceIds max'],
    ['certifications', { certifications: [{ type: 'BEST' }] }, '/certifications/0/type invalid'],
    [
      'certifications',
      { certifications: [{ type: 'HALAL', number: longText(61) }] },
      '/certifications/0/number max-length',
    ],
    [
      'certifications',
      { certifications: [{ type: 'HALAL' }, { type: 'HALAL' }] },
      '/certifications/1/type duplicate',
    ],
    ['allergens', { allergens: ['DUST'] }, '/allergens/0 invalid'],
    ['shelfLifeDays', { shelfLifeDays: 3651 }, '/shelfLifeDays max'],
    ['shelfLifeDays', { shelfLifeDays: -1 }, '/shelfLifeDays min'],
    ['storageNote', { storageNote: longText(201) }, '/storageNote max-length'],
    ['an unknown field', { agentId: someId }, '/agentId unknown-key'],
  ])('refuses a bad %s: %j', async (_field, body, refusal) => {
    const response = await test.send('POST /v1/products', 'producer', {
      body: { ...minimalProduct, ...body },
    });
    expect(refusalOf(response)).toBe(`422 validation ${refusal}`);
  });

  it('keeps everything that is entered, clean and each thing once', async () => {
    const own = (list: string) => test.get(`/v1/${list}?limit=100`, 'producer');
    const lots = lotPageSchema.parse((await own('produce')).json()).items;
    const places = locationPageSchema.parse((await own('locations')).json()).items;
    const lot = lots.find((item) => item.unit === 'KG' && item.status === 'AVAILABLE');
    const place = places.find((item) => item.status === 'ACTIVE');
    const given = {
      sku: ' aj-1 ',
      name: { mk: '  Ајвар  ', en: 'Ajvar' },
      description: { mk: 'Прв ред\r\nВтор ред', en: '' },
      categoryId: 'vegetables',
      tags: ['домашно', 'домашно', ' ново '],
      baseUnit: 'KG',
      packs: [
        { size: '500.000', unit: 'G', priceMinor: 15_000, sku: 'aj-1-s' },
        { size: '2.000', unit: 'JAR', priceMinor: 50_000, label: { mk: 'Тегла' }, active: false },
      ],
      currency: 'EUR',
      stockMode: 'FROM_PRODUCE',
      lowStockThreshold: '2.500',
      minOrder: '1.000',
      step: '0.500',
      seasonMonths: [12, 1, 12],
      availableFrom: '2026-11-01',
      availableTo: '2027-02-01',
      locationIds: [place?.id, place?.id],
      produceIds: [lot?.id],
      certifications: [{ type: 'ORGANIC', number: 'МК-1', validTo: '2027-01-01' }],
      allergens: ['MILK', 'MILK'],
      shelfLifeDays: 30,
      storageNote: ' На ладно ',
    };
    const product = await calls.create(given);
    expect(product).toMatchObject({
      sku: 'AJ-1',
      name: { mk: 'Ајвар', en: 'Ajvar' },
      description: { mk: 'Прв ред\nВтор ред', en: null },
      tags: ['домашно', 'ново'],
      packs: [
        { baseSize: '0.500', unitPriceMinor: 30_000, sku: 'AJ-1-S', position: 0, active: true },
        { baseSize: '2.000', unitPriceMinor: 25_000, position: 1, active: false },
      ],
      currency: 'EUR',
      lowStockThreshold: '2.500',
      seasonMonths: [1, 12],
      locationIds: [place?.id],
      produceIds: [lot?.id],
      stockAvailable: lot?.remaining,
      allergens: ['MILK'],
      storageNote: 'На ладно',
    });
    expect(await calls.read(product.id)).toEqual(product);
  });

  it('answers a new product with its address and version', async () => {
    const response = await test.send('POST /v1/products', 'producer', { body: minimalProduct });
    const { id } = productDetailSchema.parse(response.json());
    expect(response.headers).toMatchObject({ location: `/v1/products/${id}`, etag: '"1"' });
  });
});
