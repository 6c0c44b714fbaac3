import { randomUUID } from 'node:crypto';
import { bulkAnswerSchema } from '@pazar/contracts/bulk';
import { locationDetailSchema } from '@pazar/contracts/location-detail';
import type { LocationBulk } from '@pazar/contracts/location-bulk';
import type { LotBulk } from '@pazar/contracts/produce-bulk';
import type { ProductBulk } from '@pazar/contracts/product-bulk';
import type { PromotionBulkAction } from '@pazar/contracts/promotion-bulk';
import { promotionDetailSchema } from '@pazar/contracts/promotion-detail';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sql } from '../database/drizzle.ts';
import { importCalls } from '../testing/import-calls.ts';
import { openLedgerDesk, type LedgerDesk } from '../testing/ledger-desk.ts';
import { stockFaults } from '../testing/stock-faults.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { testNow } from '../testing/test-seed.ts';

const account = 'ristov';

/** What a record remembers of every change, also of an undone one. */
const marks = new Set(['version', 'ledgerVersion', 'updatedAt', 'publishedAt', 'stoppedAt']);

const lists = ['produce', 'products', 'locations', 'promotions'] as const;

/** Blocks that count; the others name what happened last. */
const totals = ['products', 'lots', 'locations', 'promotions', 'remaining', 'outflow', 'season']
  .map((block) => `blocks=${block}`)
  .join('&');

const itemsSchema = z.object({ items: z.array(z.looseObject({ id: z.string() })) });

const ledgerSchema = z.object({ rows: z.array(z.unknown()) });

const inDays = (days: number) => new Date(testNow.getTime() + days * 86_400_000).toISOString();
const writeOff = { type: 'WASTE', note: 'скапано' };

/** The parameters of each action of a kind that can be undone: a new action has a row here. */
type Rows<Action extends string> = Readonly<Record<Action, object>>;

const lotActions: Rows<Exclude<LotBulk['action'], 'delete'>> = {
  close: { writeOff },
  reopen: {},
  markLost: { reason: 'FROST' },
  setLocation: { locationId: null },
  setQualityClass: { qualityClass: 'EXTRA' },
  setBestBefore: { bestBefore: '2026-12-24' },
};
const productActions: Rows<Exclude<ProductBulk['action'], 'linkLocations'>> = {
  publish: {},
  unpublish: { confirm: true },
  archive: { confirm: true },
  restore: {},
  setCategory: { categoryId: 'honey' },
  addTags: { tags: ['ново'] },
  removeTags: { tags: ['старо'] },
  setVat: { vatRate: 18 },
  adjustPrice: { by: 'percent', value: 10 },
};
const promotionActions: Rows<PromotionBulkAction> = {
  publish: {},
  pause: {},
  resume: {},
  stop: {},
  archive: {},
  restore: {},
};
const locationActions: Rows<LocationBulk['action']> = { archive: {}, restore: {} };

describe.each(testDatabases)('Every undo on $name', ({ open }) => {
  let test: TestApp;
  let desk: LedgerDesk;
  let places: string[];
  beforeAll(async () => {
    test = await startTestApp(await open());
    // Few rows are read and compared.
    desk = openLedgerDesk(test, account);
    const { items } = await page('/v1/locations?limit=100&status=ACTIVE');
    places = items.map(({ id }) => id);
  });
  afterAll(() => test.close());

  const page = async (url: string) => itemsSchema.parse((await test.get(url, account)).json());

  /** Every list, total and sum of the ledger, as the agent sees them. */
  async function everything(): Promise<object> {
    const pages = await Promise.all(
      lists.map(async (list) => {
        const { items } = await page(`/v1/${list}?limit=100`);
        return items.toSorted((one, other) => one.id.localeCompare(other.id));
      }),
    );
    const dashboard = await test.get(`/v1/dashboard?${totals}`, account);
    const answer = await test.connection.database.execute(sql`
      select lot_id, product_id, type, sum(quantity)::text as quantity from api.movements
      group by 1, 2, 3 having sum(quantity) <> 0 order by 1, 2, 3`);
    const { rows: ledger } = ledgerSchema.parse(answer);
    const seen = { pages, dashboard: dashboard.json<unknown>(), ledger };
    return JSON.parse(
      JSON.stringify(seen, (key, value: unknown) => (marks.has(key) ? undefined : value)),
    ) as object;
  }

  /** Does something, undoes it, and expects that both worked and nothing is left of it. */
  async function expectNothingLeft(act: () => Promise<() => Promise<unknown>>): Promise<void> {
    const before = await everything();
    const undo = await act();
    expect(await everything()).not.toEqual(before);
    await undo();
    expect(await everything()).toEqual(before);
  }

  async function bulk(list: (typeof lists)[number], body: object, path = ''): Promise<string> {
    const response = await desk.post(`/v1/${list}/bulk${path}`, { ...body });
    const answer = bulkAnswerSchema.parse(response.json());
    expect(answer.failed).toEqual([]);
    expect(answer.succeeded).toHaveLength(1);
    return answer.undoToken ?? '';
  }
  const expectUndone = (list: (typeof lists)[number], id: string, what: object) =>
    expectNothingLeft(async () => {
      const undoToken = await bulk(list, { ids: [id], ...what });
      return () => bulk(list, { undoToken }, '/undo');
    });

  it.each(Object.entries(lotActions))('of a lot leaves nothing of %s', async (action, params) => {
    const isLost = action === 'markLost';
    const { id: locationId } = await place('FIELD');
    const fields = { locationId, qualityClass: 'I', bestBefore: '2026-12-20' };
    const lot = await desk.lot(fields, isLost ? '0.000' : '60.000');
    await desk.product({ stockMode: 'FROM_PRODUCE', produceIds: [lot.id] });
    if (action === 'reopen') {
      await desk.changed(`POST /v1/produce/${lot.id}/close`, lot.version, { writeOff });
    }
    await expectUndone('produce', lot.id, { action, params });
  });

  it('of a lot leaves nothing of a closing with a write-off, from its own page', async () => {
    const lot = await desk.lot({}, '60.000');
    await expectNothingLeft(async () => {
      const path = `/v1/produce/${lot.id}` as const;
      const closed = await desk.changed(`POST ${path}/close`, lot.version, { writeOff });
      return () => desk.changed(`POST ${path}/reopen`, closed.version);
    });
  });

  it.each(Object.entries(productActions))(
    'of a product leaves nothing of %s',
    async (action, params) => {
      const fields = { categoryId: 'vegetables', locationIds: places.slice(0, 1), tags: ['старо'] };
      const { id } = await desk.product(fields);
      const earlier = action === 'restore' ? 'archive' : 'publish';
      if (action !== 'publish') await bulk('products', { ids: [id], action: earlier });
      await expectUndone('products', id, { action, params });
    },
  );

  it('of a product leaves nothing of a place that it was given', async () => {
    const { id } = await desk.product();
    const params = { locationIds: places.slice(0, 1) };
    await expectUndone('products', id, { action: 'linkLocations', params });
  });

  it.each(Object.entries(promotionActions))(
    'of a promotion leaves nothing of %s',
    async (action, params) => {
      const body = {
        name: { mk: `Попуст ${randomUUID()}` },
        rule: { type: 'PERCENT_OFF', percent: 10 },
        target: { type: 'ALL' },
        startsAt: inDays(-1),
        endsAt: inDays(10),
      };
      const made = await desk.post('/v1/promotions', body);
      const { id } = promotionDetailSchema.parse(made.json());
      const earlier: Readonly<Record<string, readonly string[]>> = {
        pause: ['publish'],
        resume: ['publish', 'pause'],
        stop: ['publish'],
        restore: ['archive'],
      };
      for (const each of earlier[action] ?? [])
        await bulk('promotions', { ids: [id], action: each });
      await expectUndone('promotions', id, { action, params });
    },
  );

  it.each(Object.entries(locationActions))(
    'of a location leaves nothing of %s',
    async (action, params) => {
      const { id } = await place();
      if (action === 'restore') await bulk('locations', { ids: [id], action: 'archive' });
      await expectUndone('locations', id, { action, params });
    },
  );

  it('of a location leaves nothing of what others took over', async () => {
    const [{ id, version }, other] = [await place(), await place()];
    await desk.lot({ locationId: id }, '5.000');
    await desk.product({ locationIds: [id] });
    await expectNothingLeft(async () => {
      const path = `/v1/locations/${id}` as const;
      const { id: reassignTo } = other;
      const archived = await desk.change(`POST ${path}/archive`, version, { reassignTo });
      const next = locationDetailSchema.parse(archived.json());
      return async () => {
        const answer = await desk.change(`POST ${path}/undo-archive`, next.version);
        expect(answer.statusCode).toBe(200);
      };
    });
  });

  it.each([
    ['SALE', { quantity: '-3.000', unitPriceMinor: 6000, currency: 'MKD', channel: 'MARKET' }],
    ['WASTE', { quantity: '-3.000' }],
    ['OWN_USE', { quantity: '-3.000' }],
    ['HARVEST', { quantity: '3.000' }],
    ['ADJUST', { quantity: '-3.000' }],
  ])('of an entry on a lot leaves nothing of %s', async (type, fields) => {
    const lot = await desk.lot({}, '60.000');
    await desk.product({ stockMode: 'FROM_PRODUCE', produceIds: [lot.id] });
    const { ledgerVersion } = await desk.readLot(lot.id);
    await expectNothingLeft(async () => {
      const given = { type, ...fields, ...(type === 'ADJUST' && { ledgerVersion }) };
      const { movements } = await desk.book(`/v1/produce/${lot.id}/movements`, given);
      return () => desk.book(`/v1/movements/${movements[0]?.id ?? ''}/reverse`);
    });
  });

  it('of an import leaves nothing of its rows', async () => {
    const imports = importCalls(test, account);
    const job = await imports.validated(
      'Шифра;Назив (македонски);Основна единица;Начин на водење залиха;Пакување 1: големина;Пакување 1: единица;Пакување 1: цена\n' +
        'UNDO-1;Тиквички;kg;MANUAL;1;kg;50',
    );
    await expectNothingLeft(async () => {
      expect((await imports.moved(job.id, 'apply')).counts.APPLIED).toBe(1);
      return () => imports.moved(job.id, 'undo');
    });
  });

  it('leaves every stock column true', async () => {
    expect(await stockFaults(test.connection.database)).toEqual([]);
  });

  async function place(type = 'FARM') {
    const address = { settlement: 'Куклиш', municipalityCode: 'MK-410' };
    const body = { type, name: `Место ${randomUUID()}`, address };
    return locationDetailSchema.parse((await desk.post('/v1/locations', body)).json());
  }
});
