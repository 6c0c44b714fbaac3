import { productDetailSchema, type ProductDetail } from '@pazar/contracts/product-detail';
import { promotionDetailSchema } from '@pazar/contracts/promotion-detail';
import { promotionOverlapsSchema } from '@pazar/contracts/promotion-overlaps';
import { promotionPreviewSchema } from '@pazar/contracts/promotion-preview';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLedgerDesk } from '../testing/ledger-desk.ts';
import { locationCalls } from '../testing/location-calls.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { testNow } from '../testing/test-seed.ts';

const inDays = (days: number) => new Date(testNow.getTime() + days * 86_400_000).toISOString();

describe.each(testDatabases)('The preview of a promotion on $name', ({ open }) => {
  let test: TestApp;
  let product: ProductDetail;
  let sketch: { rule: object; target: object; startsAt: string; endsAt: string };
  beforeAll(async () => {
    test = await startTestApp(await open());
    const body = {
      name: { mk: 'Пробна врска' },
      categoryId: 'vegetables',
      vatRate: 5,
      baseUnit: 'BUNCH',
      stockMode: 'MANUAL',
      locationIds: [(await place()).id],
      packs: [{ size: '1.000', unit: 'BUNCH', priceMinor: 4000 }],
    };
    product = productDetailSchema.parse(
      (await test.send('POST /v1/products', 'producer', { body })).json(),
    );
    sketch = {
      rule: { type: 'PERCENT_OFF', percent: 10 },
      target: { type: 'PRODUCTS', productIds: [product.id] },
      startsAt: inDays(1),
      endsAt: inDays(10),
    };
  });
  afterAll(() => test.close());

  const place = () => locationCalls(() => test).enter({ name: `Место ${randomUUID()}` });

  const preview = async (over: object = {}, id?: string) => {
    const body = { ...(id && { id }), promotion: { ...sketch, ...over } };
    const answer = await test.send('POST /v1/promotions/preview', 'producer', { body });
    return promotionPreviewSchema.parse(answer.json());
  };
  const packIn = async (over: object) => (await preview(over)).products[0]?.packs[0];
  const publish = async (over: object) => {
    const body = { name: { en: 'A rival' }, ...sketch, ...over };
    const made = promotionDetailSchema.parse(
      (await test.send('POST /v1/promotions', 'producer', { body })).json(),
    );
    const headers = { 'if-match': '"1"' };
    await test.send(`POST /v1/promotions/${made.id}/publish`, 'producer', { headers });
    return made;
  };
  const stop = ({ id }: { id: string }) =>
    test.send(`POST /v1/promotions/${id}/stop`, 'producer', { headers: { 'if-match': '"2"' } });
  const conflictWith = async (other: { id: string }, over: object = {}) =>
    (await preview(over)).conflicts.find(({ id }) => id === other.id);

  it('needs no name', async () => {
    expect((await preview({ name: { mk: 'П' } })).total).toBe(1);
    expect((await preview()).total).toBe(1);
  });

  it('shows what a pack comes to when some are free', async () => {
    const pack = await packIn({ rule: { type: 'MULTI_BUY', buy: 2, free: 1 } });
    expect(pack?.deal).toMatchObject({
      count: 3,
      before: { grossMinor: 12_000 },
      after: { grossMinor: 8000 },
    });
    expect(pack?.after.grossMinor).toBe(2667);
  });

  it('shows the smallest purchase that meets the conditions', async () => {
    const pack = await packIn({ conditions: { minQuantity: '4.500', minAmountMinor: null } });
    expect(pack?.deal).toMatchObject({ count: 5, after: { grossMinor: 18_000 } });
    const dear = await packIn({ conditions: { minQuantity: null, minAmountMinor: 50_000 } });
    expect(dear?.deal?.count).toBe(13);
  });

  it('names the winner of each pack where two meet', async () => {
    const rival = await publish({ rule: { type: 'PERCENT_OFF', percent: 20 } });
    expect(await conflictWith(rival)).toMatchObject({
      products: 1,
      won: 0,
      from: inDays(1),
      to: inDays(10),
      winners: [{ productId: product.id, winner: 'OTHER', thisMinor: 3600, otherMinor: 3200 }],
    });
    const better = { rule: { type: 'PERCENT_OFF', percent: 30 } };
    expect(await conflictWith(rival, better)).toMatchObject({ won: 1 });
    const equal = { rule: { type: 'PERCENT_OFF', percent: 20 }, priority: 5 };
    expect((await conflictWith(rival, equal))?.winners[0]?.winner).toBe('THIS');
    const many = { rule: { type: 'MULTI_BUY', buy: 1, free: 1 } };
    expect((await conflictWith(rival, many))?.winners[0]?.winner).toBe('QUANTITY');
    await stop(rival);
  });

  it('names the lots with stock, the one that is sold next first, with the last harvest of each', async () => {
    const desk = openLedgerDesk(test);
    const late = await desk.lot({ bestBefore: '2026-12-02' }, '5.000');
    const next = await desk.lot({ bestBefore: '2026-11-27', qualityClass: 'I' }, '3.000');
    const empty = await desk.lot({ bestBefore: '2026-11-25' }, '2.000');
    await desk.book(`/v1/produce/${empty.id}/movements`, { type: 'WASTE', quantity: '-2.000' });
    const produceIds = [late.id, next.id, empty.id];
    const drawn = await desk.product({ stockMode: 'FROM_PRODUCE', produceIds });
    const kept = await desk.product({ stockMode: 'MANUAL', produceIds });
    const target = { type: 'PRODUCTS', productIds: [drawn.id, kept.id, product.id] };
    const { products } = await preview({ target });
    const lotsOf = (of: string) => products.find(({ id }) => id === of)?.lots;
    expect(lotsOf(drawn.id)).toEqual([
      {
        id: next.id,
        lotNumber: next.lotNumber,
        qualityClass: 'I',
        harvestedOn: '2026-11-21',
        bestBefore: '2026-11-27',
        locationName: null,
        remaining: '3.000',
      },
      expect.objectContaining({ id: late.id, remaining: '5.000' }),
    ]);
    // Neither is sold from a lot: the stock of one is kept by hand, and the other has none.
    expect([lotsOf(kept.id), lotsOf(product.id)]).toEqual([[], []]);
  });

  it('lists each pair of published promotions that meet once, with who wins', async () => {
    const cheap = await publish({
      name: { en: 'Cheap' },
      rule: { type: 'PERCENT_OFF', percent: 20 },
    });
    const dear = await publish({ name: { en: 'Dear' }, endsAt: inDays(5) });
    const read = async () => {
      const answer = await test.get('/v1/promotions/overlaps', 'producer');
      return promotionOverlapsSchema
        .parse(answer.json())
        .items.filter(({ one, other }) => [one.id, other.id].includes(dear.id))
        .filter(({ one, other }) => [one.id, other.id].includes(cheap.id));
    };
    const [overlap, ...others] = await read();
    expect(others).toEqual([]);
    expect(overlap).toMatchObject({ from: inDays(1), to: inDays(5), packs: 1 });
    const { oneMinor = 0, otherMinor = 0, currency } = overlap?.prices ?? {};
    expect([Math.min(oneMinor, otherMinor), Math.max(oneMinor, otherMinor), currency]).toEqual([
      3200,
      3600,
      'MKD',
    ]);
    const winner = overlap?.wonByOne === 1 ? overlap.one : overlap?.other;
    expect(winner).toMatchObject({ id: cheap.id, name: { en: 'Cheap' } });
    const ahead = { priority: 0, isPriorityOpen: true };
    expect(overlap).toMatchObject({ one: ahead, other: ahead });
    await stop(cheap);
    expect(await read()).toEqual([]);
    await stop(dear);
  });

  it('is in the way of none that holds at other times, hours, places, or for another code', async () => {
    const weekly = { days: [6], from: '07:00', to: '12:00' };
    const [here = ''] = product.locationIds;
    const there = (await place()).id;
    const rival = await publish({ weekly, locationIds: [here], trigger: 'CODE', code: 'RIVAL-1' });
    const both = { weekly, locationIds: [here], trigger: 'CODE', code: 'RIVAL-1' };
    expect(await conflictWith(rival, both)).toMatchObject({ trigger: 'CODE', code: 'RIVAL-1' });
    for (const apart of [
      { startsAt: inDays(10), endsAt: inDays(11) },
      { weekly: { ...weekly, days: [7] } },
      { weekly: { ...weekly, from: '12:00', to: '13:00' } },
      { locationIds: [there] },
      { code: 'RIVAL-2' },
    ]) {
      expect(await conflictWith(rival, { ...both, ...apart })).toBeUndefined();
    }
    await stop(rival);
  });

  it('warns of a price below what was paid for the product', async () => {
    const receipt = {
      type: 'RECEIPT',
      quantity: '10.000',
      unitPriceMinor: 3700,
      currency: 'MKD',
    };
    await test.send(`POST /v1/products/${product.id}/movements`, 'producer', {
      body: receipt,
      headers: { 'idempotency-key': '0193a000-0000-7000-8000-00000000c057' },
    });
    const found = await preview();
    expect(found.products[0]?.packs[0]?.costMinor).toBe(3700);
    expect(found.warnings).toContain('below_cost');
    expect((await preview({ rule: { type: 'PERCENT_OFF', percent: 5 } })).warnings).not.toContain(
      'below_cost',
    );
  });

  it('shows the price alone where nobody could pay the minimum', async () => {
    const conditions = { minQuantity: '9999999.999', minAmountMinor: null };
    const dear = await test.send('POST /v1/products', 'producer', {
      body: {
        name: { mk: 'Шафран' },
        categoryId: 'vegetables',
        baseUnit: 'KG',
        stockMode: 'MANUAL',
        packs: [{ size: '1.000', unit: 'G', priceMinor: 1_000_000_000 }],
      },
    });
    const { id } = productDetailSchema.parse(dear.json());
    const target = { type: 'PRODUCTS', productIds: [id] };
    expect(await packIn({ conditions, target })).toMatchObject({
      after: { grossMinor: 900_000_000 },
      deal: { count: 1 },
    });
  });

  it('has no winner where neither takes anything off', async () => {
    const rival = await publish({ rule: { type: 'PERCENT_OFF', percent: 1 } });
    const other = { rule: { type: 'SPECIAL_PRICE', priceMinor: 9000 } };
    // One percent of 40 denars is less than half a denar.
    expect(await conflictWith(rival, other)).toBeUndefined();
  });

  it('warns of a stock limit in a unit in which nothing is counted', async () => {
    const limit = (unit: string) => ({ stockLimit: { quantity: '85.000', unit } });
    expect((await preview(limit('KG'))).warnings).toContain('limit_not_counted');
    expect((await preview(limit('BUNCH'))).warnings).not.toContain('limit_not_counted');
  });
});
