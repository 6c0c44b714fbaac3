import { lotPageSchema } from '@pazar/contracts/produce';
import { productPageSchema, type ProductSummary } from '@pazar/contracts/product';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productCalls, refusalOf } from '../testing/product-calls.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';

const namesOf = (items: ProductSummary[]) => items.map(({ name }) => name.mk ?? name.en);

describe.each(testDatabases)('The list of products on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(await open());
  });
  afterAll(() => test.close());

  async function list(query: string, locale = 'en') {
    const response = await test.get(`/v1/products?limit=100&${query}`, 'producer', {
      'accept-language': locale,
    });
    if (response.statusCode !== 200) throw new Error(response.body);
    return productPageSchema.parse(response.json());
  }
  const items = async (query: string, locale?: string) => (await list(query, locale)).items;

  it.each(['ајвар', 'ajvar', 'AJVAR', 'Ajvar домашно', 'p-0016'])(
    'finds ajvar as %s',
    async (q) => {
      expect(namesOf(await items(`q=${encodeURIComponent(q)}`))).toContain('Домашен ајвар, 720 г');
    },
  );

  it.each([
    ['krastavica', ['krastavica']],
    ['Краставеци', ['Краставеци']],
    // Another way to write the same letters is the word itself.
    ['krastawici', undefined],
    ['krostavici', ['krostavici']],
  ])('finds cucumbers as %s, a letter or two off, also for all that is found', async (q, near) => {
    const found = await list(`count=true&q=${encodeURIComponent(q)}`);
    expect(namesOf(found.items)).toEqual(['Краставици']);
    expect(found.page.total).toBe(1);
    expect(found.near).toEqual(near);
    const file = await test.get(`/v1/products/export?q=${encodeURIComponent(q)}`, 'producer');
    expect(file.body).toContain('Краставици');
  });

  it('takes a word for another only where no product has it', async () => {
    const tomatoes = await items('q=domat');
    expect(tomatoes.length).toBeGreaterThan(0);
    expect(namesOf(tomatoes).join()).not.toMatch(/Домашн/);
    const { create } = productCalls(test);
    await create({ name: { mk: 'Рукола', en: null } });
    await create({ name: { mk: 'Руколи', en: null } });
    const found = await list('q=rukola');
    expect(namesOf(found.items)).toEqual(['Рукола']);
    expect(found.near).toBeUndefined();
    const nearest = await list('q=rukolo');
    expect(new Set(namesOf(nearest.items))).toEqual(new Set(['Рукола', 'Руколи']));
    expect(nearest.near).toEqual(['rukolo']);
  });

  it('finds the products of a lot by its number, beside codes with it', async () => {
    const [tomatoes] = await items('q=rozov');
    const { produceIds } = await productCalls(test).read(tomatoes?.id ?? '');
    const lots = lotPageSchema.parse(
      (await test.get(`/v1/produce?ids=${produceIds[0]}`, 'producer')).json(),
    );
    const number = lots.items[0]?.lotNumber ?? '';
    const found = await list(`count=true&facets=status&q=${number.toLowerCase()}`);
    expect(found.items.map(({ id }) => id)).toContain(tomatoes?.id);
    expect(found.page.total).toBe(found.items.length);
    expect(found.items.length).toBeLessThan(5);
    expect(namesOf(await items(`q=${number}&status=ARCHIVED`))).toEqual([]);
    expect(await items('q=2099-001')).toEqual([]);
  });

  it('finds nothing for words that nothing has, however long they are', async () => {
    expect(await items('q=banana')).toEqual([]);
    expect(await items(`q=${encodeURIComponent('щ'.repeat(200))}`)).toEqual([]);
    expect(await items(`q=${'banana apfel kirsche '.repeat(9)}`)).toEqual([]);
  });

  it.each<[string, (product: ProductSummary) => boolean]>([
    ['status=DRAFT&status=ARCHIVED', ({ status }) => status !== 'ACTIVE'],
    ['stock=low', ({ stockState }) => stockState === 'LOW'],
    ['stock=OUT&stock=ON_DEMAND', ({ stockState }) => ['OUT', 'ON_DEMAND'].includes(stockState)],
    ['stockMode=MANUAL', ({ stockMode }) => stockMode === 'MANUAL'],
    ['baseUnit=L&baseUnit=PIECE', ({ baseUnit }) => ['L', 'PIECE'].includes(baseUnit)],
    ['visibility=live', ({ visibility }) => visibility.live],
    ['visibility=hidden', ({ visibility, status }) => !visibility.live && status !== 'ARCHIVED'],
    ['visibility=blocked', ({ visibility }) => visibility.reasons.includes('blocked')],
    [
      'visibility=live&visibility=out_of_stock',
      ({ visibility }) => visibility.live || visibility.reasons.includes('out_of_stock'),
    ],
    ['visibility=no_location', ({ visibility }) => visibility.reasons.includes('no_location')],
    ['visibility=out_of_season', ({ visibility }) => visibility.reasons.includes('out_of_season')],
    ['categoryId=fruit', ({ categoryId }) => categoryId === 'fruit'],
    [`tag=${encodeURIComponent('домашно')}`, ({ tags }) => tags.includes('домашно')],
    ['currency=EUR', ({ currency }) => currency === 'EUR'],
    ['updatedFrom=2026-11-19T00:00:00Z', ({ updatedAt }) => updatedAt >= '2026-11-19'],
    ['updatedTo=2026-11-01T00:00:00Z', ({ updatedAt }) => updatedAt <= '2026-11-01T00:00:00.000Z'],
    ['hasImages=true', ({ cover }) => cover !== null],
    ['hasImages=false&status=DRAFT', ({ cover, status }) => cover === null && status === 'DRAFT'],
    [
      'priceMin=5000&priceMax=10000',
      ({ packs }) => {
        const prices = packs.filter(({ active }) => active).map(({ priceMinor }) => priceMinor);
        const lowest = Math.min(...prices);
        return prices.length > 0 && lowest >= 5000 && lowest <= 10_000;
      },
    ],
  ])('keeps exactly what %s means', async (query, isMeant) => {
    const all = await items('');
    expect(namesOf(await items(query))).toEqual(namesOf(all.filter(isMeant)));
  });

  it('keeps products by where they are sold and what they are made of', async () => {
    const product = await productCalls(test).read((await items('q=rozov'))[0]?.id ?? '');
    const [place] = product.locationIds;
    const [lot] = product.produceIds;
    expect(namesOf(await items(`locationId=${place}`))).toContain('Розов домат');
    expect(namesOf(await items(`produceId=${lot}&ids=${product.id}`))).toEqual(['Розов домат']);
    expect(await items(`produceId=${product.id}`)).toEqual([]);
  });

  it.each<[string, (product: ProductSummary) => string | number]>([
    ['sku', ({ sku }) => sku],
    ['status', ({ status }) => status],
    ['category', ({ categoryId }) => categoryId ?? '~'],
    ['stock', ({ stockAvailable }) => (stockAvailable === null ? 1e9 : Number(stockAvailable))],
    ['updatedAt', ({ updatedAt }) => updatedAt],
    [
      'price',
      ({ packs }) =>
        Math.min(2_147_483_647, ...packs.filter(({ active }) => active).map((p) => p.priceMinor)),
    ],
  ])('sorts by %s both ways, page by page', async (sort, key) => {
    const keys = (await items(`sort=${sort}`)).map(key);
    expect(keys).toEqual(keys.toSorted((one, other) => (one < other ? -1 : Number(one > other))));
    expect((await items(`sort=-${sort}`)).map(key)).toEqual(keys.toReversed());
    const page = async (cursor: string) =>
      productPageSchema.parse(
        (await test.get(`/v1/products?limit=9&sort=${sort}${cursor}`, 'producer')).json(),
      );
    const first = await page('');
    const second = await page(`&cursor=${first.page.next}`);
    expect([...first.items, ...second.items].map(key)).toEqual(keys.slice(0, 18));
  });

  it('sorts names by the alphabet of the reader', async () => {
    const mk = namesOf(await items('sort=name', 'mk'));
    expect(mk.indexOf('Јаболка златен делишес')).toBeGreaterThan(mk.indexOf('Зелка'));
    expect(mk.indexOf('Јаболка златен делишес')).toBeLessThan(mk.indexOf('Кромид'));
    const en = (await items('sort=name', 'en')).map(({ name }) => name.en ?? name.mk);
    expect(en.slice(0, 2)).toEqual(['Acacia honey', 'Agria potatoes']);
  });

  it('counts states, categories and stock under the other filters', async () => {
    const { facets } = await list('facets=status,categoryId,stock&status=ACTIVE');
    const all = await items('');
    const count = (isMeant: (product: ProductSummary) => boolean) => all.filter(isMeant).length;
    expect(facets?.['status']).toEqual({
      ACTIVE: count(({ status }) => status === 'ACTIVE'),
      ARCHIVED: count(({ status }) => status === 'ARCHIVED'),
      DRAFT: count(({ status }) => status === 'DRAFT'),
    });
    expect(facets?.['stock']?.['LOW']).toBe(
      count(({ status, stockState }) => status === 'ACTIVE' && stockState === 'LOW'),
    );
    expect(facets?.['categoryId']?.['fruit']).toBe(
      count(({ status, categoryId }) => status === 'ACTIVE' && categoryId === 'fruit'),
    );
  });

  it('counts a hidden product for each of its reasons, and as hidden unless it is archived', async () => {
    const all = await items('');
    const values = all.flatMap(({ visibility: { live, reasons }, status }) => [
      ...(live ? ['live'] : reasons),
      ...(live || status === 'ARCHIVED' ? [] : ['hidden']),
    ]);
    const counts = Object.entries(Object.groupBy(values, (value) => value));
    const { facets } = await list('facets=visibility&visibility=live');
    expect(facets?.['visibility']).toEqual(
      Object.fromEntries(counts.map(([value, same = []]) => [value, same.length])),
    );
    expect(all.some(({ visibility }) => visibility.reasons.length > 1)).toBe(true);
    expect(facets?.['visibility']?.['archived']).toBeGreaterThan(0);
  });

  it.each([
    ['colour=red', '400 unknown-filter'],
    ['sort=colour', '400 unknown-sort'],
    ['status=RED', '422 validation'],
    ['stock=much', '422 validation'],
    ['priceMin=cheap', '422 validation'],
    ['ids=x', '422 validation'],
    ['cursor=x', '400 cursor-mismatch'],
  ])('refuses %s', async (query, refusal) => {
    expect(refusalOf(await test.get(`/v1/products?${query}`, 'producer'))).toMatch(refusal);
  });

  it('shows the price of now beside the price', async () => {
    const [cabbage] = await items('q=zelka');
    expect(cabbage?.activePromotion).not.toBeNull();
    for (const { priceMinor, priceNowMinor } of cabbage?.packs ?? []) {
      expect(priceNowMinor).toBeLessThan(priceMinor);
    }
    expect(cabbage?.priceNow?.priceMinor).toBe(cabbage?.packs[0]?.priceNowMinor);
    const [exported] = await items('currency=EUR');
    expect(exported?.activePromotion).toBeNull();
  });
});
