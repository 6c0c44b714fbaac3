import {
  categoryListSchema,
  cropListSchema,
  municipalityListSchema,
  unitListSchema,
  vatRateListSchema,
} from '@pazar/contracts/reference';
import { packUnitSchema } from '@pazar/contracts/quantity';
import { municipalityName } from '@pazar/geography/municipalities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../testing/test-databases.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

describe.each(testDatabases)('Reference data on $name', ({ open }) => {
  let service: TestApp;
  beforeAll(async () => {
    service = await startTestApp(await open());
  });
  afterAll(() => service.close());

  const read = async (path: string) => (await service.get(`/v1/reference/${path}`)).json<unknown>();

  it('has categories of two levels, each with the rate that a new product starts with', async () => {
    const { items } = categoryListSchema.parse(await read('categories'));
    const parents = new Set(items.filter(({ parentId }) => parentId === null).map(({ id }) => id));
    expect(items.every(({ parentId }) => parentId === null || parents.has(parentId))).toBe(true);
    expect(items.find(({ id }) => id === 'vegetables')).toMatchObject({
      name: { mk: 'Зеленчук', en: 'Vegetables' },
      defaultVatRate: 5,
    });
    expect(items.find(({ id }) => id === 'rakija')?.defaultVatRate).toBe(18);
  });

  it('has crops with their usual months', async () => {
    const { items } = cropListSchema.parse(await read('crops'));
    expect(items.find(({ id }) => id === 'grape')).toMatchObject({
      name: { mk: 'Грозје', en: 'Grapes' },
      defaultUnit: 'KG',
      usualMonths: [8, 9, 10],
    });
  });

  it('has every unit that a pack may have', async () => {
    const { items } = unitListSchema.parse(await read('units'));
    expect(new Set(items.map(({ code }) => code))).toEqual(new Set(packUnitSchema.options));
  });

  it('has the 80 municipalities and the City of Skopje', async () => {
    const { items } = municipalityListSchema.parse(await read('municipalities'));
    expect(items).toHaveLength(81);
    expect(items.find(({ code }) => code === 'MK-410')?.name.mk).toBe('Струмица');
  });

  it('names the municipalities as maps do', async () => {
    const { items } = municipalityListSchema.parse(await read('municipalities'));
    const onMaps = items.map(({ code }) => ({
      mk: municipalityName(code, 'mk'),
      en: municipalityName(code, 'en'),
    }));
    expect(items.map(({ name }) => name)).toEqual(onMaps);
  });

  it('has the rates of value added tax with the day from which they hold', async () => {
    const { items } = vatRateListSchema.parse(await read('vat-rates'));
    expect(items.map(({ rate }) => rate)).toEqual([18, 10, 5, 0]);
  });

  it.each(['categories', 'crops', 'units', 'municipalities', 'vat-rates'])(
    'lets browsers keep %s and answers 304 while they are the same',
    async (path) => {
      const url = `/v1/reference/${path}`;
      const first = await service.get(url);
      expect(first.headers['cache-control']).toBe('public, no-cache');
      const tag = String(first.headers.etag);
      const again = await service.get(url, undefined, { 'if-none-match': `"x", W/${tag}` });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      expect((await service.get(url, undefined, { 'if-none-match': '"x"' })).statusCode).toBe(200);
    },
  );
});
