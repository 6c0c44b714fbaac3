import { dashboardSchema } from '@pazar/contracts/dashboard';
import { lotPageSchema } from '@pazar/contracts/produce';
import { productPageSchema } from '@pazar/contracts/product';
import { promotionPageSchema } from '@pazar/contracts/promotion';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { testNow } from '../testing/test-seed.ts';

const day = 24 * 60 * 60 * 1000;

describe.each(testDatabases)('What follows from the rows on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(await open());
  });
  afterAll(() => test.close());

  async function products(username: string) {
    const response = await test.get('/v1/products?limit=100', username);
    const { items } = productPageSchema.parse(response.json());
    return new Map(items.map((item) => [item.name.mk ?? item.name.en, item]));
  }

  it.each([
    ['Розов домат', '200.000', 'IN'],
    ['Чери домати', '17.500', 'LOW'],
    ['Лубеница', '0.000', 'OUT'],
    ['Домашен ајвар, 720 г', '96.000', 'IN'],
    ['Мармалад од сливи, 370 г', '0.000', 'OUT'],
    ['Домашни јајца', '270.000', 'IN'],
    ['Зимска зеленчукова кошница', null, 'ON_DEMAND'],
    ['Јагоди', '0.000', 'OUT'],
  ])('sums the stock of %s to %s: %s', async (name, stockAvailable, stockState) => {
    expect((await products('producer')).get(name)).toMatchObject({ stockAvailable, stockState });
  });

  it.each([
    ['producer', 'Розов домат', []],
    ['producer', 'Дуњи', ['draft', 'no_location']],
    ['producer', 'Диња', ['archived', 'out_of_season']],
    ['producer', 'Сок од јаболка, 1 л', ['blocked']],
    ['producer', 'Јагоди', ['out_of_season', 'not_yet_available']],
    ['producer', 'Ореви во лушпа', ['no_active_pack', 'no_location']],
    ['producer', 'Пиперки за ајвар', ['out_of_season']],
    ['seller', 'Беровски компир', ['agent_unverified']],
    ['iseini', 'Тетовски грав', ['agent_suspended', 'no_location']],
  ])('shows %s why customers cannot see %s', async (username, name, reasons) => {
    const product = (await products(username)).get(name);
    expect(product?.visibility).toMatchObject({ live: reasons.length === 0, reasons });
    const isAwaited = reasons.includes('out_of_season');
    expect(product?.visibility.from !== undefined).toBe(isAwaited);
  });

  it('lets a season begin at midnight in the market, not in UTC', async () => {
    const seen = async (instant: string) => {
      const then = await test.at(new Date(instant), () => products('producer'));
      return then.get('Пиперки за ајвар')?.visibility.reasons;
    };
    // Skopje is two hours ahead of UTC in summer.
    expect(await seen('2026-07-31T21:59:59.000Z')).toEqual(['out_of_season']);
    expect(await seen('2026-07-31T22:00:00.000Z')).toEqual([]);
  });

  it('keeps packs in their order with sizes, prices and labels', async () => {
    const packs = (await products('producer')).get('Розов домат')?.packs ?? [];
    expect(packs.map(({ size, unit, priceMinor }) => [size, unit, priceMinor])).toEqual([
      ['1.000', 'KG', 6_000],
      ['5.000', 'KG', 27_500],
      ['10.000', 'KG', 50_000],
    ]);
    expect(packs.map((pack) => pack.label)).toEqual([null, null, { mk: 'Гајба', en: 'Crate' }]);
  });

  it('adds up what a lot brought and what is left of it', async () => {
    const response = await test.get('/v1/produce?limit=100', 'producer');
    const { items } = lotPageSchema.parse(response.json());
    expect(items.find((lot) => lot.lotNumber === '2026-001')).toMatchObject({
      cropName: { mk: 'Домат', en: 'Tomato' },
      variety: 'Розов (Rozov)',
      locationName: 'Пластеник 1',
      harvested: '730.000',
      remaining: '102.500',
      expectedQuantity: '800.000',
      status: 'AVAILABLE',
    });
    expect(items.find((lot) => lot.cropName.en === 'Dill')).toMatchObject({
      harvested: '0.000',
      remaining: '0.000',
      status: 'GROWING',
    });
  });

  it('judges promotions by the clock of the server', async () => {
    const statusAfter = async (days: number) => {
      const then = new Date(testNow.getTime() + days * day);
      const response = await test.at(then, () => test.get('/v1/promotions?limit=100', 'producer'));
      const { items } = promotionPageSchema.parse(response.json());
      return (name: string) => items.find((item) => item.name.en === name)?.effectiveStatus;
    };
    const today = await statusAfter(0);
    const later = await statusAfter(6);
    const muchLater = await statusAfter(40);
    expect(
      ['Onions at a special price', 'Cabbage for pickling', 'Discount for regulars'].map((name) => [
        today(name),
        later(name),
        muchLater(name),
      ]),
    ).toEqual([
      ['SCHEDULED', 'ACTIVE', 'ENDED'],
      ['ACTIVE', 'ACTIVE', 'ENDED'],
      ['ACTIVE', 'ACTIVE', 'ACTIVE'],
    ]);
    expect(today('Eggs from the yard')).toBe('PAUSED');
    expect(today('Peppers for ajvar')).toBe('ENDED');
    expect(today('Watermelons on sale')).toBe('ARCHIVED');
    expect(today('Honey for winter')).toBe('DRAFT');
  });

  it('counts for the dashboard what the lists show, by role', async () => {
    const dashboard = async (username: string) =>
      dashboardSchema.parse((await test.get('/v1/dashboard', username)).json());
    const current = [...(await products('producer')).values()].filter(
      (product) => product.status !== 'ARCHIVED',
    );
    const inState = (state: string) =>
      current.filter((product) => product.stockState === state).length;

    expect((await dashboard('producer')).selling).toMatchObject({
      products: {
        data: {
          total: 27,
          live: current.filter((product) => product.visibility.live).length,
          lowStock: inState('LOW'),
          outOfStock: inState('OUT'),
        },
      },
      lots: { data: { total: 40, available: 24, growing: 5 } },
      locations: { data: { total: 6 } },
      promotions: { data: { total: 9, active: 4, scheduled: 2 } },
    });
    expect((await dashboard('manager')).management?.agents).toEqual({
      data: { total: 24, pendingVerification: 4, suspended: 2 },
    });
  });
});
