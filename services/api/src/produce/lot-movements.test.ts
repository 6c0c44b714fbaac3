import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeBooking, type Entry } from '../stock/booking.ts';
import { openLedgerDesk, type LedgerDesk } from '../testing/ledger-desk.ts';
import { stockFaults } from '../testing/stock-faults.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { testNow } from '../testing/test-seed.ts';
import { inUnit } from '../units/open-unit.ts';

const stranger = '00000000-0000-7000-8000-000000000000';

const wasteOf = (lotId: string, quantity: bigint): Entry => ({
  type: 'WASTE',
  quantity,
  lotId,
  productId: null,
  occurredAt: testNow,
  note: null,
  channel: null,
  unitPriceMinor: null,
  currency: null,
  packId: null,
  packCount: null,
  packSize: null,
  promotionId: null,
  listPriceMinor: null,
});

describe.each(testDatabases)('Movements of a lot on $name', ({ open }) => {
  let test: TestApp;
  let desk: LedgerDesk;
  beforeAll(async () => {
    test = await startTestApp(await open());
    desk = openLedgerDesk(test);
  });
  afterAll(() => test.close());

  const ofLot = (id: string) => `/v1/produce/${id}/movements`;

  it('put it on offer with the first harvest, and add up by kind', async () => {
    const lot = await desk.lot({ unit: 'KG' });
    expect(lot).toMatchObject({ status: 'PLANNED', version: 1, remaining: '0.000' });
    const harvest = await desk.book(ofLot(lot.id), { type: 'HARVEST', quantity: '100.000' });
    expect(harvest.lots).toEqual([
      {
        id: lot.id,
        version: 2,
        status: 'AVAILABLE',
        unit: 'KG',
        harvested: '100.000',
        remaining: '100.000',
        ledgerVersion: 1,
      },
    ]);
    for (const [type, quantity] of [
      ['RECEIPT', '5.000'],
      ['SALE', '-40.500'],
      ['WASTE', '-2.000'],
      ['OWN_USE', '-1.250'],
      ['ADJUST', '-0.250'],
      ['ADJUST', '1.000'],
    ]) {
      await desk.book(ofLot(lot.id), { type, quantity });
    }
    expect(await desk.readLot(lot.id)).toMatchObject({
      harvested: '105.000',
      sold: '40.500',
      wasted: '2.000',
      ownUse: '1.250',
      adjusted: '0.750',
      remaining: '62.000',
      ledgerVersion: 7,
      version: 2,
    });
  });

  it.each([
    [{ type: 'HARVEST', quantity: '-1.000' }, '/quantity', 'min'],
    [{ type: 'RECEIPT', quantity: '0.000' }, '/quantity', 'min'],
    [{ type: 'SALE', quantity: '1.000' }, '/quantity', 'max'],
    [{ type: 'WASTE', quantity: '1.000' }, '/quantity', 'max'],
    [{ type: 'OWN_USE', quantity: '-0.000' }, '/quantity', 'max'],
    [{ type: 'ADJUST', quantity: '0.000' }, '/quantity', 'invalid'],
    [{ type: 'SALE', quantity: '-1' }, '/quantity', 'format'],
    [{ type: 'SALE', quantity: -1 }, '/quantity', 'invalid'],
    [{ type: 'SALE' }, '/quantity', 'required'],
    [{ type: 'GIFT', quantity: '1.000' }, '/type', 'invalid'],
    [{ type: 'HARVEST', quantity: '1.000', channel: 'MARKET' }, '/channel', 'invalid'],
    [
      { type: 'WASTE', quantity: '-1.000', unitPriceMinor: 1, currency: 'MKD' },
      '/unitPriceMinor',
      'invalid',
    ],
    [{ type: 'SALE', quantity: '-1.000', unitPriceMinor: 100 }, '/currency', 'required'],
    [{ type: 'SALE', quantity: '-1.000', currency: 'MKD' }, '/unitPriceMinor', 'required'],
    [
      { type: 'SALE', quantity: '-1.000', occurredAt: '2026-11-22T09:00:00.001Z' },
      '/occurredAt',
      'max',
    ],
    [
      { type: 'SALE', quantity: '-1.000', occurredAt: '1999-12-31T00:00:00Z' },
      '/occurredAt',
      'min',
    ],
    [{ type: 'SALE', quantity: '-1.000', occurredAt: 'yesterday' }, '/occurredAt', 'format'],
    [{ type: 'SALE', quantity: '-1.000', packCount: 2 }, '/packId', 'required'],
    [{ type: 'SALE', packId: stranger, packCount: 2 }, '/packId', 'invalid'],
    [{ type: 'SALE', quantity: '-1.000', productId: stranger }, '/productId', 'invalid'],
    [{ type: 'SALE', quantity: '-1.000', note: 'x'.repeat(301) }, '/note', 'max-length'],
    [{ type: 'SALE', quantity: '-1.000', lot: 1 }, '/lot', 'unknown-key'],
    [{ type: 'HARVEST', quantity: '9999999.999' }, '/quantity', 'max'],
  ])('refuse %j at %s: %s', async (body, pointer, code) => {
    const lot = await desk.lot({}, '5.000');
    const problem = await desk.refusal(ofLot(lot.id), body);
    expect(problem).toMatchObject({ status: 422, code: 'validation' });
    expect(problem.errors).toContainEqual(expect.objectContaining({ pointer, code }));
    expect((await desk.readLot(lot.id)).ledgerVersion).toBe(1);
  });

  it('never take more than is left, unless forced, and then show the difference', async () => {
    const lot = await desk.lot({}, '5.000');
    const sale = { type: 'SALE', quantity: '-7.500' };
    expect(await desk.refusal(ofLot(lot.id), sale)).toMatchObject({
      status: 409,
      code: 'insufficient-stock',
      remaining: '5.000',
      unit: 'KG',
    });
    const forced = await desk.book(ofLot(lot.id), { ...sale, force: true, note: 'вага' });
    const entries = forced.movements.map(({ type, quantity, note }) => [type, quantity, note]);
    expect(entries).toHaveLength(2);
    expect(entries).toContainEqual(['ADJUST', '2.500', 'вага']);
    expect(entries).toContainEqual(['SALE', '-7.500', 'вага']);
    expect(forced.lots[0]).toMatchObject({ remaining: '0.000', ledgerVersion: 3 });
    const correction = { type: 'ADJUST', quantity: '-1.000', force: true };
    expect((await desk.refusal(ofLot(lot.id), correction)).code).toBe('insufficient-stock');
  });

  it('wait for a first harvest, and end when the lot is closed or lost', async () => {
    const { id } = await desk.lot();
    const sale = { type: 'SALE', quantity: '-1.000', force: true };
    expect((await desk.refusal(ofLot(id), sale)).code).toBe('invalid-transition');
    const lost = await desk.lot();
    await test.send(`POST /v1/produce/${lost.id}/mark-lost`, 'producer', {
      body: { reason: 'HAIL' },
      headers: { 'if-match': '"1"' },
    });
    const harvest = { type: 'HARVEST', quantity: '1.000' };
    expect((await desk.refusal(ofLot(lost.id), harvest)).code).toBe('invalid-transition');
  });

  it('set a counted amount only if nothing was booked since it was counted', async () => {
    const lot = await desk.lot({}, '10.000');
    const counted = { type: 'ADJUST', quantity: '-0.500', ledgerVersion: lot.ledgerVersion };
    await desk.book(ofLot(lot.id), { type: 'SALE', quantity: '-1.000' });
    expect(await desk.refusal(ofLot(lot.id), counted)).toMatchObject({
      status: 412,
      code: 'version-conflict',
      currentVersion: 2,
      current: { ledgerVersion: 2, remaining: '9.000' },
    });
    const again = await desk.book(ofLot(lot.id), { ...counted, ledgerVersion: 2 });
    expect(again.lots[0]).toMatchObject({ remaining: '8.500', ledgerVersion: 3 });
  });

  it('keep what was sold as which product, where, and for how much', async () => {
    const product = await desk.product({
      packs: [{ size: '500.000', unit: 'G', priceMinor: 4000 }],
    });
    const lot = await desk.lot({}, '10.000');
    const packId = product.packs[0]?.id;
    const { movements } = await desk.book(ofLot(lot.id), {
      type: 'SALE',
      productId: product.id,
      packId,
      packCount: 6,
      channel: 'FARM_GATE',
      unitPriceMinor: 3500,
      currency: 'MKD',
      occurredAt: '2026-11-20T10:00:00.000Z',
    });
    expect(movements).toHaveLength(1);
    expect(movements[0]).toMatchObject({
      produceId: lot.id,
      lotNumber: lot.lotNumber,
      productId: product.id,
      quantity: '-3.000',
      unit: 'KG',
      packId,
      packCount: 6,
      packSize: '0.500',
      channel: 'FARM_GATE',
      unitPriceMinor: 3500,
      currency: 'MKD',
      occurredAt: '2026-11-20T10:00:00.000Z',
      createdAt: testNow.toISOString(),
      reversesId: null,
      reversedById: null,
    });
    const disagreeing = {
      type: 'SALE',
      productId: product.id,
      packId,
      packCount: 6,
      quantity: '-2.000',
    };
    expect((await desk.refusal(ofLot(lot.id), disagreeing)).errors?.[0]?.pointer).toBe('/quantity');
  });

  it.each(['PIECE', 'BUNCH'])('are whole numbers of a %s', async (unit) => {
    const lot = await desk.lot({ unit }, '12.000');
    const url = ofLot(lot.id);
    for (const entry of [
      { type: 'HARVEST', quantity: '1.234' },
      { type: 'SALE', quantity: '-1.500', force: true },
      { type: 'WASTE', quantity: '-0.500' },
      { type: 'ADJUST', quantity: '0.001', ledgerVersion: lot.ledgerVersion },
    ]) {
      const problem = await desk.refusal(url, entry);
      expect(problem.status).toBe(422);
      expect(problem.errors).toMatchObject([{ pointer: '/quantity', code: 'whole' }]);
    }
    const sale = await desk.book(url, { type: 'SALE', quantity: '-3.000' });
    expect(sale.lots[0]?.remaining).toBe('9.000');
  });

  it.each([
    ['PIECE', { type: 'HARVEST', quantity: '0.000' }, 1],
    ['BUNCH', { type: 'SALE', quantity: '2.000' }, -1],
    ['KG', { type: 'HARVEST', quantity: '0.000' }, 0.001],
    ['KG', { type: 'SALE', quantity: '2.000' }, -0.001],
  ])('name the least amount of a %s where it is not reached: %j', async (unit, entry, limit) => {
    const lot = await desk.lot({ unit }, '12.000');
    const problem = await desk.refusal(ofLot(lot.id), entry);
    expect(problem.errors).toMatchObject([{ pointer: '/quantity', params: { limit } }]);
  });

  it('count what is left of a piece to a whole number', async () => {
    const lot = await desk.lot({ unit: 'PIECE' }, '12.000');
    const { database } = test.connection;
    const unit = { database, agentId: lot.createdBy, clock: () => testNow };
    await inUnit(unit, async (booking) => {
      await booking.lock({ lots: [lot.id] });
      // As it was booked before pieces had to be whole.
      return writeBooking(booking, [wasteOf(lot.id, -1500n)]);
    });
    const url = ofLot(lot.id);
    const toAPart = await desk.refusal(url, { type: 'ADJUST', quantity: '-1.000' });
    expect(toAPart.errors).toMatchObject([{ pointer: '/quantity', code: 'whole' }]);
    const counted = await desk.book(url, { type: 'ADJUST', quantity: '-0.500' });
    expect(counted.lots[0]?.remaining).toBe('10.000');
  });

  it('leave every stock column true', async () => {
    expect(await stockFaults(test.connection.database)).toEqual([]);
  });
});
