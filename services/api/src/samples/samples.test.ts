import { dashboardSchema } from '@pazar/contracts/dashboard';
import { managementStatsSchema } from '@pazar/contracts/management';
import { problemSchema } from '@pazar/contracts/problem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { eq, sql } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { movements } from '../database/tables/movements.ts';
import { notifyRegularNews } from '../notifications/regular-news.ts';
import { openLedgerDesk, type LedgerDesk } from '../testing/ledger-desk.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { testNow } from '../testing/test-seed.ts';

/** Has neither lots nor products in the seed. */
const agent = 'ivanov.p';
const listSchema = z.object({ items: z.array(z.looseObject({ id: z.string() })) });
const minute = 60_000;

describe.each(testDatabases)('Sample records, on $name', ({ open }) => {
  let test: TestApp;
  let desk: LedgerDesk;
  let agentId: string;
  beforeAll(async () => {
    test = await startTestApp(await open());
    desk = openLedgerDesk(test, agent);
    const [row] = await test.connection.database
      .select()
      .from(agents)
      .where(eq(agents.username, agent));
    agentId = row?.id ?? '';
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    const { statusCode, body } = await remove();
    if (statusCode !== 200) throw new Error(body);
  });

  const add = () => desk.post('/v1/samples');
  const remove = () => test.send('DELETE /v1/samples', agent);
  /** Does something after the samples were added, and before they are removed. */
  const later = <Result>(work: () => Promise<Result>) =>
    test.at(new Date(testNow.getTime() + minute), work);

  async function selling() {
    const url = '/v1/dashboard?from=2026-10-22&to=2026-11-21';
    const answer = dashboardSchema.parse((await test.get(url, agent)).json());
    const { checklist, figures, cropsByWeek, season, harvestDue, bestBefore } =
      answer.selling ?? {};
    if (!checklist || 'problem' in checklist || !figures || 'problem' in figures) {
      throw new Error(JSON.stringify(answer));
    }
    return {
      checklist: checklist.data,
      figures: figures.data,
      blocks: { cropsByWeek, season, harvestDue, bestBefore },
    };
  }
  /** How many rows of each table belong to the agent. */
  async function rowsOf() {
    const counts: Record<string, number> = {};
    for (const table of ['lots', 'products', 'movements', 'price_changes', 'samples']) {
      const rows = await test.connection.database.execute(
        sql`select count(*)::integer as n from api.${sql.raw(table)} where agent_id = ${agentId}`,
      );
      counts[table] = z.object({ rows: z.tuple([z.object({ n: z.int() })]) }).parse(rows).rows[0].n;
    }
    return counts;
  }
  /** What management reads of all agents. */
  const marketFigures = async () => {
    const answer = await test.get('/v1/management/stats', 'manager');
    const { products, lots, liveProducts, sales } = managementStatsSchema.parse(answer.json());
    return { products, lots, liveProducts, sales };
  };
  const nothing = { lots: 0, products: 0, movements: 0, price_changes: 0, samples: 0 };
  const firstLot = async () => {
    const answer = await test.get('/v1/produce?status=AVAILABLE', agent);
    return listSchema.parse(answer.json()).items[0]?.id ?? '';
  };

  it('fill the lists at one press, named as samples, and are in no figure and no first step', async () => {
    expect((await selling()).checklist.samples).toBe('possible');
    const ofMarket = await marketFigures();
    const added = await add();
    expect([added.statusCode, added.json()]).toEqual([201, { lots: 4, products: 2 }]);
    const { checklist, figures, blocks } = await selling();
    expect(checklist.samples).toBe('there');
    expect(checklist.steps).toContainEqual({ step: 'lot', done: false, section: 'produce' });
    expect(checklist.steps).toContainEqual({ step: 'product', done: false, section: 'product' });
    expect(figures).toMatchObject({ currencies: [], units: [], unpriced: { sales: 0 } });
    expect(await marketFigures()).toEqual(ofMarket);
    expect(blocks).toMatchObject({
      harvestDue: { data: { total: 1 } },
      bestBefore: { data: { total: 1, items: [{ remaining: '72.000' }] } },
    });
    for (const path of ['produce', 'products']) {
      const { items } = listSchema.parse((await test.get(`/v1/${path}`, agent)).json());
      for (const item of items) {
        expect(JSON.stringify(item['cropName'] ?? item['name'])).toContain('Пример: ');
      }
    }
    const { items } = listSchema.parse(
      (await test.get('/v1/products?visibility=live', agent)).json(),
    );
    expect(items).toEqual([]);
  });

  it('leave nothing behind when they are removed, also of sales that were taken back', async () => {
    await add();
    await later(async () => {
      const sale = { type: 'SALE', quantity: '-1.000' };
      const { movements: booked } = await desk.book(
        `/v1/produce/${await firstLot()}/movements`,
        sale,
      );
      await desk.book(`/v1/movements/${booked[0]?.id}/reverse`);
    });
    // That a sample is best before Wednesday is no news of a lot that is gone.
    await notifyRegularNews(test.connection.database, testNow);
    const news = async () =>
      listSchema.parse((await test.get('/v1/notifications', agent)).json()).items.length;
    expect(await news()).toBeGreaterThan(0);
    const removed = await remove();
    expect([removed.statusCode, removed.json()]).toEqual([200, { kept: [] }]);
    expect(await rowsOf()).toEqual(nothing);
    expect(await news()).toBe(0);
    expect((await selling()).checklist.samples).toBe('possible');
  });

  it('are not removed under a sale of the agent, which is named', async () => {
    await add();
    const before = await rowsOf();
    const lot = await desk.readLot(await firstLot());
    const { movements: booked } = await later(() =>
      desk.book(`/v1/produce/${lot.id}/movements`, { type: 'SALE', quantity: '-1.000' }),
    );
    const refused = await remove();
    expect(refused.statusCode).toBe(409);
    expect(problemSchema.parse(refused.json())).toMatchObject({
      code: 'in-use',
      blocking: [{ entity: 'lot', id: lot.id, label: lot.lotNumber }],
    });
    expect(await rowsOf()).toEqual({ ...before, movements: (before['movements'] ?? 0) + 1 });
    await later(() => desk.book(`/v1/movements/${booked[0]?.id}/reverse`));
  });

  it('leave a product that was published, as one of the agent, and say which', async () => {
    await add();
    await test.connection.database.execute(
      sql`update api.products set published_at = ${testNow.toISOString()}
        where agent_id = ${agentId} and name_en = 'Sample: peppers'`,
    );
    expect((await remove()).json()).toEqual({ kept: ['Пример: пиперки'] });
    expect(await rowsOf()).toMatchObject({ lots: 0, products: 1, movements: 0, samples: 0 });
    expect((await selling()).checklist.samples).toBe('none');
    const again = await add();
    expect(problemSchema.parse(again.json()).code).toBe('invalid-transition');
    await test.connection.database.execute(
      sql`delete from api.products where agent_id = ${agentId}`,
    );
  });

  it('leave a product that a promotion names, so that no promotion is for nothing', async () => {
    await add();
    const { items } = listSchema.parse((await test.get('/v1/products?q=peppers', agent)).json());
    const entered = await desk.post('/v1/promotions', {
      name: { mk: 'Проба', en: null },
      rule: { type: 'PERCENT_OFF', percent: 10 },
      target: { type: 'PRODUCTS', productIds: items.map(({ id }) => id) },
    });
    expect([entered.statusCode, items.length]).toEqual([201, 1]);
    expect((await remove()).json()).toEqual({ kept: ['Пример: пиперки'] });
    expect(await rowsOf()).toMatchObject({ lots: 0, products: 1, movements: 0, samples: 0 });
    const { database } = test.connection;
    for (const table of ['promotions', 'products']) {
      await database.execute(sql`delete from api.${sql.raw(table)} where agent_id = ${agentId}`);
    }
  });

  it('are never counted beside what the agent has really sold', async () => {
    await add();
    await later(async () => {
      const own = await desk.lot({ cropName: { mk: 'Лук', en: 'Onion' } }, '50.000');
      const price = { unitPriceMinor: 4000, currency: 'MKD' };
      await desk.book(`/v1/produce/${own.id}/movements`, {
        type: 'SALE',
        quantity: '-10.000',
        ...price,
      });
    });
    const { figures, blocks } = await selling();
    expect(figures.currencies).toMatchObject([{ soldMinor: 40_000, sales: 1 }]);
    expect(figures.units).toMatchObject([{ harvested: '50.000', sold: '10.000', wasted: '0.000' }]);
    expect(blocks.cropsByWeek).toMatchObject({ data: { crops: [{ cropName: { en: 'Onion' } }] } });
    expect(blocks.season).toMatchObject({ data: { crops: [{ cropName: { en: 'Onion' } }] } });
  });

  it('come to nobody who has records, and their removal touches no others', async () => {
    const refused = await test.send('POST /v1/samples', 'producer', {});
    expect(problemSchema.parse(refused.json()).code).toBe('invalid-transition');
    const { database } = test.connection;
    const before = await database.$count(movements);
    expect((await test.send('DELETE /v1/samples', 'producer')).json()).toEqual({ kept: [] });
    expect(await database.$count(movements)).toBe(before);
    await expect(database.delete(movements)).rejects.toThrow('Failed query');
  });
});
