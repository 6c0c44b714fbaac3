import { lotPageSchema } from '@pazar/contracts/produce';
import { linkPreviewSchema } from '@pazar/contracts/produce-links';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLedgerDesk, type LedgerDesk } from '../testing/ledger-desk.ts';
import { stockFaults } from '../testing/stock-faults.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { testNow } from '../testing/test-seed.ts';

const day = 24 * 60 * 60 * 1000;

describe.each(testDatabases)('Lots, their states and links, on $name', ({ open }) => {
  let test: TestApp;
  let desk: LedgerDesk;
  beforeAll(async () => {
    test = await startTestApp(await open());
    desk = openLedgerDesk(test);
  });
  afterAll(() => test.close());

  describe('in their states', () => {
    it('grow from the day on which they are planted, without anybody writing it', async () => {
      const lot = await desk.lot({ plantedOn: '2026-12-01' });
      expect(lot.status).toBe('PLANNED');
      const then = (instant: string) =>
        test.at(new Date(instant), async () => (await desk.readLot(lot.id)).status);
      expect(await then('2026-11-30T22:59:59.999Z')).toBe('PLANNED');
      expect(await then('2026-11-30T23:00:00.000Z')).toBe('GROWING');
      const found = await test.at(new Date('2026-12-02T00:00:00.000Z'), async () => {
        const response = await test.get(
          `/v1/produce?ids=${lot.id}&status=GROWING&facets=status`,
          'producer',
        );
        return lotPageSchema.parse(response.json());
      });
      expect(found.items.map((item) => item.status)).toEqual(['GROWING']);
      expect(found.facets).toEqual({ status: { GROWING: 1 } });
      const early = await desk.changed(`PATCH /v1/produce/${lot.id}`, 1, {
        plantedOn: null,
        status: 'GROWING',
      });
      expect(early.status).toBe('GROWING');
      const later = await desk.changed(`PATCH /v1/produce/${lot.id}`, 2, {
        plantedOn: '2027-03-01',
      });
      expect(later.status).toBe('PLANNED');
    });

    it('close with what is left written off, and open again for thirty days', async () => {
      const lot = await desk.lot({}, '5.000');
      const close = `POST /v1/produce/${lot.id}/close` as const;
      expect(await desk.unchanged(close, lot.version, {})).toMatchObject({
        code: 'invalid-transition',
        state: 'AVAILABLE',
        remaining: '5.000',
        unit: 'KG',
      });
      const writeOff = { type: 'WASTE', note: 'Изгниено' };
      const closed = await desk.changed(close, lot.version, { writeOff });
      expect(closed).toMatchObject({
        status: 'CLOSED',
        remaining: '0.000',
        wasted: '5.000',
        closedAt: testNow.toISOString(),
        reopenUntil: new Date(testNow.getTime() + 30 * day).toISOString(),
      });
      const reopen = `POST /v1/produce/${lot.id}/reopen` as const;
      const late = await test.at(new Date(testNow.getTime() + 30 * day + 1), () =>
        desk.unchanged(reopen, closed.version),
      );
      expect(late.code).toBe('invalid-transition');
      const reopened = await test.at(new Date(testNow.getTime() + 30 * day), () =>
        desk.changed(reopen, closed.version),
      );
      // What was written off is in it again, and the ledger says so.
      expect(reopened).toMatchObject({
        status: 'AVAILABLE',
        closedAt: null,
        reopenUntil: null,
        remaining: '5.000',
        wasted: '0.000',
      });
    });

    it('are lost for a reason before their harvest, and not after it', async () => {
      const lot = await desk.lot({ status: 'GROWING' });
      const lose = `POST /v1/produce/${lot.id}/mark-lost` as const;
      const lost = await desk.changed(lose, 1, { reason: 'FROST', note: 'мај' });
      expect(lost).toMatchObject({ status: 'LOST', lossReason: 'FROST', lossNote: 'мај' });
      expect((await desk.unchanged(lose, 2, { reason: 'FROST' })).state).toBe('LOST');
      const harvested = await desk.lot({}, '1.000');
      const refused = await desk.unchanged(`POST /v1/produce/${harvested.id}/mark-lost`, 2, {
        reason: 'HAIL',
      });
      expect(refused.code).toBe('invalid-transition');
    });

    it('are deleted only while nothing was booked', async () => {
      const lot = await desk.lot();
      expect((await desk.change(`DELETE /v1/produce/${lot.id}`, 1)).statusCode).toBe(204);
      expect((await test.get(`/v1/produce/${lot.id}`, 'producer')).statusCode).toBe(404);
      const harvested = await desk.lot({}, '1.000');
      expect((await desk.unchanged(`DELETE /v1/produce/${harvested.id}`, 2)).code).toBe('in-use');
    });

    it('are planned again without dates, number and harvest', async () => {
      const lot = await desk.lot(
        { variety: 'Розов', plantedOn: '2026-03-01', notes: 'x' },
        '9.000',
      );
      const again = await desk.changed(`POST /v1/produce/${lot.id}/duplicate`, null);
      expect(again).toMatchObject({
        variety: 'Розов',
        status: 'PLANNED',
        plantedOn: null,
        notes: null,
        harvested: '0.000',
        seasonYear: 2026,
      });
      expect(again.lotNumber).not.toBe(lot.lotNumber);
    });
  });

  describe('linked with products', () => {
    it('show what it does to stock before it is done, and do just that', async () => {
      const lot = await desk.lot({}, '8.000');
      const drawing = await desk.product({
        stockMode: 'FROM_PRODUCE',
        lowStockThreshold: '10.000',
      });
      const manual = await desk.product();
      const body = { productIds: [drawing.id, manual.id] };
      const preview = await desk.post(`/v1/produce/${lot.id}/links/preview`, body);
      const { effects } = linkPreviewSchema.parse(preview.json());
      expect(new Map(effects.map((effect) => [effect.id, [effect.change, effect.after]]))).toEqual(
        new Map([
          [drawing.id, ['link', { available: '8.000', state: 'LOW' }]],
          [manual.id, ['link', { available: '0.000', state: 'OUT' }]],
        ]),
      );
      expect((await desk.readProduct(drawing.id)).stockAvailable).toBe('0.000');

      const linked = await desk.changed(`PUT /v1/produce/${lot.id}/links`, lot.version, body);
      expect(linked.linkedProducts.map((product) => product.id).toSorted()).toEqual(
        [drawing.id, manual.id].toSorted(),
      );
      const product = await desk.readProduct(drawing.id);
      expect(product).toMatchObject({ stockAvailable: '8.000', stockState: 'LOW', version: 2 });
      const none = await desk.changed(`PUT /v1/produce/${lot.id}/links`, linked.version, {
        productIds: [],
      });
      expect(none.linkedProducts).toEqual([]);
      expect((await desk.readProduct(drawing.id)).stockAvailable).toBe('0.000');
    });

    it('refuse products of another, or that count in another unit', async () => {
      const lot = await desk.lot({}, '8.000');
      const eggs = await desk.product({
        baseUnit: 'PIECE',
        packs: [{ size: '10.000', unit: 'PIECE', priceMinor: 12000 }],
      });
      const theirs = await openLedgerDesk(test, 'ristov').product();
      const body = { productIds: [eggs.id, theirs.id] };
      const problem = await desk.refusal(`/v1/produce/${lot.id}/links/preview`, body);
      expect(problem.errors?.map(({ pointer, code }) => [pointer, code])).toEqual([
        ['/productIds/0', 'unit'],
        ['/productIds/1', 'unknown'],
      ]);
    });
  });

  it('leave every stock column true', async () => {
    expect(await stockFaults(test.connection.database)).toEqual([]);
  });
});
