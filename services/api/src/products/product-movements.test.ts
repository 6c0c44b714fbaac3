import { movementPageSchema } from '@pazar/contracts/movement';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLedgerDesk, type LedgerDesk } from '../testing/ledger-desk.ts';
import { stockFaults } from '../testing/stock-faults.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';

describe.each(testDatabases)('Movements of a product on $name', ({ open }) => {
  let test: TestApp;
  let desk: LedgerDesk;
  beforeAll(async () => {
    test = await startTestApp(await open());
    desk = openLedgerDesk(test);
  });
  afterAll(() => test.close());

  const ofLot = (id: string) => `/v1/produce/${id}/movements`;
  const ofProduct = (id: string) => `/v1/products/${id}/movements`;
  const reverse = (id = '') => `/v1/movements/${id}/reverse`;

  it('with its own ledger count there', async () => {
    const product = await desk.product({ lowStockThreshold: '5.000' });
    const url = ofProduct(product.id);
    const receipt = await desk.book(url, { type: 'RECEIPT', quantity: '12.000' });
    expect(receipt).toMatchObject({
      lots: [],
      products: [{ id: product.id, stockAvailable: '12.000', stockState: 'IN', ledgerVersion: 1 }],
    });
    const [pack] = product.packs;
    const sale = await desk.book(url, { type: 'SALE', packId: pack?.id, packCount: 8 });
    expect(sale.products[0]).toMatchObject({ stockAvailable: '4.000', stockState: 'LOW' });
    expect(await desk.readProduct(product.id)).toMatchObject({ ledgerVersion: 2 });
    const tooMuch = { type: 'WASTE', quantity: '-4.001' };
    expect(await desk.refusal(url, tooMuch)).toMatchObject({
      code: 'insufficient-stock',
      remaining: '4.000',
      unit: 'KG',
    });
    expect((await desk.refusal(url, { ...tooMuch, ledgerVersion: 1 })).code).toBe(
      'version-conflict',
    );
    const forced = await desk.book(url, { ...tooMuch, force: true });
    expect(forced.products[0]).toMatchObject({ stockAvailable: '0.000', stockState: 'OUT' });
  });

  it('are whole numbers of pieces, from a ledger and from lots', async () => {
    const pieces = { baseUnit: 'PIECE', packs: [{ size: '6.000', unit: 'BOX', priceMinor: 9000 }] };
    const lot = await desk.lot({ unit: 'PIECE' }, '20.000');
    const counted = await desk.product(pieces);
    const drawn = await desk.product({
      ...pieces,
      stockMode: 'FROM_PRODUCE',
      produceIds: [lot.id],
    });
    await desk.book(ofProduct(counted.id), { type: 'RECEIPT', quantity: '20.000' });
    for (const { id } of [counted, drawn]) {
      const problem = await desk.refusal(ofProduct(id), { type: 'SALE', quantity: '-1.500' });
      expect(problem.errors).toMatchObject([{ pointer: '/quantity', code: 'whole' }]);
      const box = { packId: (await desk.readProduct(id)).packs[0]?.id, packCount: 2 };
      await desk.book(ofProduct(id), { type: 'SALE', ...box });
      expect(await desk.readProduct(id)).toMatchObject({ stockAvailable: '8.000' });
    }
    const count = { type: 'ADJUST', quantity: '-0.500' };
    const problem = await desk.refusal(ofProduct(counted.id), count);
    expect(problem.errors).toMatchObject([{ pointer: '/quantity', code: 'whole' }]);
  });

  it('take from its lots, first expiry first, one entry for each, all or none', async () => {
    const never = await desk.lot({}, '10.000');
    const late = await desk.lot({ bestBefore: '2026-12-24' }, '3.000');
    const soon = await desk.lot({ bestBefore: '2026-11-25' }, '2.000');
    const produceIds = [never.id, late.id, soon.id];
    const product = await desk.product({ stockMode: 'FROM_PRODUCE', produceIds });
    const url = ofProduct(product.id);

    const sale = await desk.book(url, { type: 'SALE', quantity: '-6.000', channel: 'MARKET' });
    const taken = new Map(sale.movements.map((entry) => [entry.produceId, entry.quantity]));
    expect(taken).toEqual(
      new Map([
        [soon.id, '-2.000'],
        [late.id, '-3.000'],
        [never.id, '-1.000'],
      ]),
    );
    expect(new Set(sale.movements.map((entry) => entry.bookingId)).size).toBe(1);
    expect(sale.products[0]).toMatchObject({ id: product.id, stockAvailable: '9.000' });

    expect(await desk.refusal(url, { type: 'SALE', quantity: '-9.001' })).toMatchObject({
      code: 'insufficient-stock',
      remaining: '9.000',
    });
    const forced = await desk.book(url, { type: 'SALE', quantity: '-9.500', force: true });
    expect(forced.movements.map(({ type, quantity }) => `${type} ${quantity}`).toSorted()).toEqual([
      'ADJUST 0.500',
      'SALE -9.500',
    ]);
    expect(forced.products[0]).toMatchObject({ stockAvailable: '0.000', stockState: 'OUT' });
  });

  it.each(['HARVEST', 'RECEIPT', 'ADJUST'])('from lots leave %s to the lots', async (type) => {
    const product = await desk.product({ stockMode: 'FROM_PRODUCE' });
    const problem = await desk.refusal(ofProduct(product.id), { type, quantity: '1.000' });
    expect(problem.errors?.[0]).toMatchObject({ pointer: '/type', code: 'invalid' });
  });

  it('cannot be forced out of no lot at all, nor counted when made on demand', async () => {
    const sale = { type: 'SALE', quantity: '-1.000', force: true };
    const empty = await desk.product({ stockMode: 'FROM_PRODUCE' });
    expect((await desk.refusal(ofProduct(empty.id), sale)).code).toBe('insufficient-stock');
    const made = await desk.product({ stockMode: 'ON_DEMAND' });
    expect((await desk.refusal(ofProduct(made.id), sale)).code).toBe('invalid-transition');
  });

  it('are those of its lots, too, where it is sold from lots', async () => {
    const lot = await desk.lot({}, '10.000');
    const product = await desk.product({ stockMode: 'FROM_PRODUCE', produceIds: [lot.id] });
    await desk.book(ofLot(lot.id), { type: 'WASTE', quantity: '-2.000' });
    await desk.book(ofProduct(product.id), { type: 'SALE', quantity: '-3.000' });
    const { items } = movementPageSchema.parse(
      (await test.get(ofProduct(product.id), 'producer')).json(),
    );
    const listed = items.map(({ type, quantity }) => `${type} ${quantity}`).toSorted();
    expect(listed).toEqual(['HARVEST 10.000', 'SALE -3.000', 'WASTE -2.000']);
    expect((await desk.readProduct(product.id)).stockAvailable).toBe('5.000');
  });

  describe('corrected', () => {
    const correct = (id = '') => `/v1/movements/${id}/correct`;

    it('are reversed and booked again at their own time, in one step', async () => {
      const first = await desk.lot({ bestBefore: '2026-11-25' }, '2.000');
      const second = await desk.lot({ bestBefore: '2026-11-26' }, '9.000');
      const produceIds = [first.id, second.id];
      const product = await desk.product({ stockMode: 'FROM_PRODUCE', produceIds });
      const price = { unitPriceMinor: 6000, currency: 'MKD', channel: 'MARKET' };
      const occurredAt = '2026-11-20T08:00:00.000Z';
      const sale = { type: 'SALE', quantity: '-5.000', occurredAt, ...price };
      const { movements: booked } = await desk.book(ofProduct(product.id), sale);
      const corrected = await desk.book(correct(booked[0]?.id), { quantity: '-4.000', ...price });
      expect(corrected.movements.map(({ quantity }) => quantity).toSorted()).toEqual([
        '-2.000',
        '-2.000',
      ]);
      expect(corrected.movements[0]).toMatchObject({ occurredAt, ...price });
      expect((await desk.readProduct(product.id)).stockAvailable).toBe('7.000');
      expect((await desk.refusal(reverse(booked[0]?.id))).code).toBe('invalid-transition');
    });

    it('stay as they are when the right amount is not there, and counts are counted again', async () => {
      const lot = await desk.lot({}, '5.000');
      const { movements: sold } = await desk.book(ofLot(lot.id), {
        type: 'SALE',
        quantity: '-1.000',
      });
      const tooMuch = await desk.refusal(correct(sold[0]?.id), { quantity: '-6.000' });
      expect(tooMuch).toMatchObject({ code: 'insufficient-stock', remaining: '5.000' });
      expect(await desk.readLot(lot.id)).toMatchObject({ remaining: '4.000', sold: '1.000' });
      const { ledgerVersion } = await desk.readLot(lot.id);
      const count = { type: 'ADJUST', quantity: '1.000', ledgerVersion };
      const { movements: counted } = await desk.book(ofLot(lot.id), count);
      const refused = await desk.refusal(correct(counted[0]?.id), { quantity: '2.000' });
      expect(refused.code).toBe('invalid-transition');
    });
  });

  it('are no sale above a hundred thousand million denars', async () => {
    const lot = await desk.lot({}, '5000000.000');
    const sale = { type: 'SALE', quantity: '-2000000.000', currency: 'MKD' };
    const problem = await desk.refusal(ofLot(lot.id), { ...sale, unitPriceMinor: 5_000_001 });
    expect(problem.errors).toMatchObject([{ pointer: '/unitPriceMinor', code: 'max' }]);
    await desk.book(ofLot(lot.id), { ...sale, unitPriceMinor: 5_000_000 });
  });

  describe('taken back', () => {
    it('return to every lot, with the correction of a forced sale, and only once', async () => {
      const first = await desk.lot({ bestBefore: '2026-11-25' }, '2.000');
      const second = await desk.lot({ bestBefore: '2026-11-26' }, '2.000');
      const produceIds = [first.id, second.id];
      const product = await desk.product({ stockMode: 'FROM_PRODUCE', produceIds });
      const sale = await desk.book(ofProduct(product.id), {
        type: 'SALE',
        quantity: '-5.000',
        force: true,
      });
      expect(sale.movements).toHaveLength(3);
      const [entry] = sale.movements;
      const back = await desk.book(reverse(entry?.id), { note: 'погрешен купувач' });
      expect(new Set(back.movements.map((movement) => movement.reversesId))).toEqual(
        new Set(sale.movements.map((movement) => movement.id)),
      );
      expect(back.products[0]).toMatchObject({ stockAvailable: '4.000' });
      expect(back.movements[0]?.note).toBe('погрешен купувач');
      for (const movement of [...sale.movements, ...back.movements]) {
        expect(await desk.refusal(reverse(movement.id))).toMatchObject({
          status: 409,
          code: 'invalid-transition',
        });
      }
    });

    it('stay when what came in is sold, or the lot is closed', async () => {
      const lot = await desk.lot();
      const harvest = await desk.book(ofLot(lot.id), { type: 'HARVEST', quantity: '4.000' });
      await desk.book(ofLot(lot.id), { type: 'SALE', quantity: '-3.000' });
      expect(await desk.refusal(reverse(harvest.movements[0]?.id))).toMatchObject({
        code: 'insufficient-stock',
        remaining: '1.000',
      });
      await desk.book(ofLot(lot.id), { type: 'WASTE', quantity: '-1.000' });
      const closed = await test.send(`POST /v1/produce/${lot.id}/close`, 'producer', {
        body: {},
        headers: { 'if-match': '"2"' },
      });
      expect(closed.statusCode).toBe(200);
      const { items } = movementPageSchema.parse(
        (await test.get(ofLot(lot.id), 'producer')).json(),
      );
      expect((await desk.refusal(reverse(items[0]?.id))).code).toBe('invalid-transition');
    });
  });

  it('leave every stock column true', async () => {
    expect(await stockFaults(test.connection.database)).toEqual([]);
  });
});
