import { priceHistorySchema } from '@pazar/contracts/price-history';
import type { ProductDetail } from '@pazar/contracts/product-detail';
import { problemSchema } from '@pazar/contracts/problem';
import { promotionPageSchema } from '@pazar/contracts/promotion';
import { promotionDetailSchema } from '@pazar/contracts/promotion-detail';
import { promotionPreviewSchema } from '@pazar/contracts/promotion-preview';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eq } from '../database/drizzle.ts';
import { locations } from '../database/tables/locations.ts';
import { locationCalls } from '../testing/location-calls.ts';
import { productCalls, type ProductCalls } from '../testing/product-calls.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { testNow } from '../testing/test-seed.ts';

const instant = (hours: number) => new Date(testNow.getTime() + hours * 3_600_000);
const inHours = (hours: number) => instant(hours).toISOString();
const inDays = (days: number) => inHours(days * 24);

describe.each(testDatabases)('A promotion in time and place on $name', ({ open }) => {
  let test: TestApp;
  let calls: ProductCalls;
  let product: ProductDetail;
  // The ledger only goes forward, and the tests move the clock.
  beforeEach(async () => {
    test = await startTestApp(await open());
    calls = productCalls(test);
    const packs = [{ size: '1.000', unit: 'KG', priceMinor: 10_000 }];
    product = await calls.create({ name: { mk: `Домат ${randomUUID()}` }, packs });
  });

  afterEach(() => test.close());

  const sketch = (over: object = {}) => ({
    rule: { type: 'PERCENT_OFF', percent: 10 },
    target: { type: 'PRODUCTS', productIds: [product.id] },
    startsAt: inDays(-10),
    endsAt: inDays(40),
    ...over,
  });
  const detailOf = (response: { json: () => unknown }) =>
    promotionDetailSchema.parse(response.json());
  const read = async (id: string) => detailOf(await test.get(`/v1/promotions/${id}`, 'producer'));
  const move = async (id: string, action: string) => {
    const headers = { 'if-match': `"${(await read(id)).version}"` };
    return test.send(`POST /v1/promotions/${id}/${action}`, 'producer', { headers });
  };
  const enter = async (over: object = {}) => {
    const body = { name: { en: 'In time' }, ...sketch(over) };
    return detailOf(await test.send('POST /v1/promotions', 'producer', { body })).id;
  };
  const publish = async (over: object = {}) => {
    const id = await enter(over);
    await move(id, 'publish');
    return id;
  };
  const preview = async (over: object = {}, id?: string) => {
    const body = { ...(id !== undefined && { id }), promotion: sketch(over) };
    const answer = await test.send('POST /v1/promotions/preview', 'producer', { body });
    return promotionPreviewSchema.parse(answer.json());
  };
  const packIn = async (over: object = {}, id?: string) =>
    (await preview(over, id)).products[0]?.packs[0];
  const lowestNow = async () => (await calls.read(product.id)).priceNow?.lowest?.priceMinor;

  it('starts when it is published, not before, and again at its date when that is undone', async () => {
    const id = await publish();
    expect(await read(id)).toMatchObject({ startsAt: inHours(0), effectiveStatus: 'ACTIVE' });
    const history = await test.get(`/v1/products/${product.id}/prices`, 'producer');
    const [newest] = priceHistorySchema.parse(history.json()).packs[0]?.changes ?? [];
    expect(newest).toMatchObject({ priceMinor: 9000 });
    const draft = await enter({ startsAt: null });
    const body = { ids: [draft], action: 'publish' };
    const headers = { 'idempotency-key': randomUUID() };
    const done = await test.send('POST /v1/promotions/bulk', 'producer', { body, headers });
    expect((await read(draft)).startsAt).not.toBeNull();
    const { undoToken } = done.json<{ undoToken: string }>();
    await test.send('POST /v1/promotions/bulk/undo', 'producer', {
      body: { undoToken },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(await read(draft)).toMatchObject({ status: 'DRAFT', startsAt: null });
  });

  it('says that another one replaced it, once the copy that it was stopped for is published', async () => {
    const stopped = await publish();
    await test.at(instant(1), () => move(stopped, 'stop'));
    const copied = await test.send(`POST /v1/promotions/${stopped}/replacement`, 'producer', {});
    const { id, name } = promotionDetailSchema.parse(copied.json());
    await test.at(instant(2), async () => {
      expect(await read(stopped)).toMatchObject({ endReason: 'STOPPED', replacedBy: null });
      const headers = { 'if-match': '"1"' };
      const body = { startsAt: null, endsAt: inHours(9) };
      await test.send(`PATCH /v1/promotions/${id}`, 'producer', { headers, body });
      await move(id, 'publish');
      expect(await read(stopped)).toMatchObject({ endedAt: inHours(1), replacedBy: { id, name } });
      const list = await test.get(`/v1/promotions?ids=${stopped}`, 'producer');
      const page = promotionPageSchema.parse(list.json());
      expect(page.items[0]?.replacedBy).toEqual({ id, name });
    });
    await test.at(instant(3), () => move(id, 'stop'));
  });

  it('says when and why it ended: stopped, sold out, used up, or at its date', async () => {
    const stopped = await publish();
    await test.at(instant(2), () => move(stopped, 'stop'));
    const dated = await publish({ endsAt: inHours(5) });
    const limits = { stockLimit: { quantity: '3.000', unit: 'KG' }, usageLimit: 9 };
    const sell = async (id: string) => {
      const body = { type: 'SALE', quantity: '-3.000', promotionId: id, force: true };
      const headers = { 'idempotency-key': randomUUID() };
      await test.send(`POST /v1/products/${product.id}/movements`, 'producer', { body, headers });
      return id;
    };
    const soldOut = await sell(await publish(limits));
    const usedUp = await sell(await publish({ usageLimit: 1 }));
    await test.at(instant(8), async () => {
      expect(await read(stopped)).toMatchObject({ endReason: 'STOPPED', endedAt: inHours(2) });
      expect(await read(dated)).toMatchObject({ endReason: 'DATE', endedAt: inHours(5) });
      expect(await read(soldOut)).toMatchObject({ endReason: 'SOLD_OUT', lowersNow: false });
      expect(await read(usedUp)).toMatchObject({ endReason: 'USED_UP', nextFrom: null });
      const list = await test.get(`/v1/promotions?ids=${stopped}`, 'producer');
      expect(promotionPageSchema.parse(list.json()).items[0]).toMatchObject({
        endReason: 'STOPPED',
        endedAt: inHours(2),
      });
    });
  });

  it('ends with its last day, and is found by that day', async () => {
    const midnight = '2026-12-16T23:00:00.000Z';
    const id = await publish({ endsAt: midnight });
    const found = async (filter: string) => {
      const list = await test.get(`/v1/promotions?ids=${id}&${filter}`, 'producer');
      return promotionPageSchema.parse(list.json()).items.length;
    };
    expect(await found('endsFrom=2026-12-16&endsTo=2026-12-16')).toBe(1);
    expect(await found('endsFrom=2026-12-17')).toBe(0);
    expect(await found('endsTo=2026-12-15')).toBe(0);
    const before = new Date(Date.parse(midnight) - 1);
    await test.at(before, async () => {
      expect((await calls.read(product.id)).priceNow?.priceMinor).toBe(9000);
    });
    await test.at(new Date(midnight), async () => {
      expect((await calls.read(product.id)).priceNow?.priceMinor).toBe(10_000);
    });
  });

  it('lowers no price outside its hours, and says when it does next', async () => {
    // The clock of the tests is at 10:00 on a Saturday in Skopje.
    const night = { days: [6], from: '22:00', to: '02:00' };
    const id = await publish({ weekly: night });
    const opens = '2026-11-21T21:00:00.000Z';
    expect(await read(id)).toMatchObject({ lowersNow: false, nextFrom: opens });
    await test.at(new Date('2026-11-22T00:30:00.000Z'), async () => {
      expect(await read(id)).toMatchObject({ lowersNow: true, nextFrom: null });
      expect((await calls.read(product.id)).priceNow?.priceMinor).toBe(9000);
    });
  });

  it('lowers no price where its products are not sold, and is not published for it', async () => {
    const enterPlace = locationCalls(() => test).enter;
    const [stall, field] = [await enterPlace({ name: randomUUID() }), await enterPlace()];
    await calls.change('PATCH', await calls.read(product.id), {
      body: { locationIds: [stall.id] },
    });
    const there = { locationIds: [field.id] };
    const claim = await preview(there);
    expect(claim.warnings).toEqual(['no_effect', 'not_sold_there']);
    expect(claim.unaffected).toMatchObject([{ id: product.id, reason: 'NOT_SOLD_THERE' }]);
    expect(claim.places).toMatchObject([{ id: field.id, products: 0 }]);
    expect(claim.products[0]?.packs[0]).toMatchObject({
      before: { grossMinor: 10_000 },
      after: { grossMinor: 10_000 },
      isPaid: false,
    });
    const refused = problemSchema.parse((await move(await enter(there), 'publish')).json());
    expect(refused.errors).toMatchObject([{ pointer: '/locationIds', code: 'not-sold-there' }]);

    const both = await publish({ locationIds: [stall.id, field.id] });
    expect((await packIn({ locationIds: [stall.id, field.id] }, both))?.paid).toMatchObject([
      { locationIds: [], withoutCode: { priceMinor: 10_000, isThis: false } },
      { locationIds: [stall.id], withoutCode: { priceMinor: 9000, isThis: true } },
    ]);
    const archived = { status: 'ARCHIVED' as const };
    const { database } = test.connection;
    await database.update(locations).set(archived).where(eq(locations.id, stall.id));
    expect(await read(both)).toMatchObject({ effectiveStatus: 'ACTIVE', lowersNow: false });
    const closed = await preview({ locationIds: [stall.id] });
    expect(closed.unaffected).toMatchObject([{ reason: 'ARCHIVED' }]);
    const draft = await read(await enter({ locationIds: [stall.id] }));
    expect(draft.publishRequirements).toEqual([{ pointer: '/locationIds', code: 'archived' }]);
  });

  it('does nothing for what is priced in another currency, and says so', async () => {
    const euros = await calls.create({ name: { mk: randomUUID() }, currency: 'EUR' });
    const target = { type: 'PRODUCTS', productIds: [product.id, euros.id] };
    const claim = await preview({ target });
    expect(claim.warnings).toEqual(['other_currency']);
    expect(claim.unaffected).toMatchObject([{ id: euros.id, reason: 'CURRENCY', currency: 'EUR' }]);
    const only = { target: { type: 'PRODUCTS', productIds: [euros.id] } };
    expect((await read(await enter(only))).publishRequirements).toEqual([
      { pointer: '/currency', code: 'other-currency' },
    ]);
    const chosen = await read(await enter({ ...only, currency: 'EUR' }));
    expect(chosen.publishRequirements).toEqual([]);
  });

  it('is asked for a lower price before it is published', async () => {
    const rule = { type: 'SPECIAL_PRICE', priceMinor: 9_999 };
    expect((await read(await enter({ rule }))).publishRequirements).toEqual([]);
    const cheap = await calls.create({ packs: [{ size: '1.000', unit: 'KG', priceMinor: 100 }] });
    const target = { type: 'PRODUCTS', productIds: [cheap.id] };
    expect((await read(await enter({ target }))).publishRequirements).toEqual([
      { pointer: '/rule', code: 'no-effect' },
    ]);
  });

  it('shows who pays what where a code is beside an automatic one', async () => {
    const code = `C-${randomUUID().slice(0, 8).toUpperCase()}`;
    const coded = { trigger: 'CODE', code, priority: 10 };
    const rival = await publish(coded);
    const [conflict] = (await preview()).conflicts.filter(({ id }) => id === rival);
    expect(conflict).toMatchObject({
      won: 1,
      wonWithCode: 0,
      winners: [{ winner: 'THIS', withCode: 'OTHER', thisMinor: 9000, otherMinor: 9000 }],
    });
    const automatic = await publish();
    const [other] = (await preview(coded, rival)).conflicts.filter(({ id }) => id === automatic);
    expect(other).toMatchObject({ won: 0, wonWithCode: 1, from: inHours(0) });
    const overlaps = await test.get('/v1/promotions/overlaps', 'producer');
    const { items } = overlaps.json<{ items: { one: { id: string }; other: { id: string } }[] }>();
    const pair = items.find(({ one, other: two }) =>
      [one.id, two.id].every((id) => [rival, automatic].includes(id)),
    );
    const isFirst = pair?.one.id === automatic;
    expect(pair).toMatchObject({
      from: inHours(0),
      one: { isPriorityOpen: false, priority: isFirst ? 0 : 10 },
      other: { isPriorityOpen: false, priority: isFirst ? 10 : 0 },
      [isFirst ? 'wonByOne' : 'wonByOther']: 1,
      withCode: { [isFirst ? 'wonByOther' : 'wonByOne']: 1 },
    });
    const [row] = (await packIn(coded, rival))?.paid ?? [];
    expect(row).toMatchObject({
      withoutCode: { priceMinor: 9000, promotionId: automatic, isThis: false },
      withCode: { priceMinor: 9000, promotionId: rival, isThis: true },
    });
  });

  it('has its lowest price before the last time that the price went down', async () => {
    const id = await test.at(instant(1), () => publish());
    await test.at(instant(24), async () => {
      expect(await lowestNow()).toBe(10_000);
      expect(await packIn({ startsAt: inHours(0) }, id)).toMatchObject({
        lowest: { priceMinor: 10_000 },
      });
      await move(id, 'pause');
    });
    await test.at(instant(25), () => move(id, 'resume'));
    await test.at(instant(26), async () => {
      expect(await lowestNow()).toBe(9000);
      const { warnings } = await preview({ startsAt: inHours(0) }, id);
      expect(warnings).toContain('not_below_lowest');
      expect(await packIn({ startsAt: inHours(0) }, id)).toMatchObject({
        lowest: { priceMinor: 9000 },
      });
    });
  });

  it('has, before it starts, the lowest price that is planned for the days before', async () => {
    await publish({ rule: { type: 'PERCENT_OFF', percent: 30 }, endsAt: inDays(5) });
    const lowestOn = async (day: number) =>
      (await packIn({ startsAt: inDays(day), endsAt: inDays(day + 5) }))?.lowest?.priceMinor;
    expect(await lowestOn(3)).toBe(7000);
    expect(await lowestOn(34)).toBe(7000);
    // More than 30 days after the other one has ended.
    expect(await lowestOn(36)).toBe(10_000);
    expect(await lowestOn(90)).toBe(10_000);
  });
});
