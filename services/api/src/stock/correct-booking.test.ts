import { promotionDetailSchema } from '@pazar/contracts/promotion-detail';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLedgerDesk, type LedgerDesk } from '../testing/ledger-desk.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';

const paid = { unitPriceMinor: 6000, currency: 'MKD' };

describe.each(testDatabases)('A corrected movement on $name', ({ open }) => {
  let test: TestApp;
  let desk: LedgerDesk;
  beforeAll(async () => {
    test = await startTestApp(await open());
    desk = openLedgerDesk(test);
  });
  afterAll(() => test.close());

  const correct = (id = '') => `/v1/movements/${id}/correct`;
  const ofProduct = (id: string) => `/v1/products/${id}/movements`;
  async function stocked(fields: Record<string, unknown> = {}) {
    const product = await desk.product(fields);
    await desk.book(ofProduct(product.id), { type: 'RECEIPT', quantity: '50.000' });
    return desk.readProduct(product.id);
  }

  it('has the size of its pack and its VAT rate, though both are others by now', async () => {
    const product = await stocked({ vatRate: 5 });
    const packId = product.packs[0]?.id;
    const sale = { type: 'SALE', packId, packCount: 3, ...paid };
    const { movements } = await desk.book(ofProduct(product.id), sale);
    const packs = [{ id: packId, size: '2.000', unit: 'KG', priceMinor: 20_000 }];
    const changed = await desk.change(`PATCH /v1/products/${product.id}`, product.version, {
      vatRate: 18,
      packs,
    });
    expect(changed.statusCode).toBe(200);
    const corrected = await desk.book(correct(movements[0]?.id), {
      packCount: 3,
      ...paid,
      note: 'за Марија',
    });
    expect(corrected.movements).toMatchObject([{ quantity: '-3.000', vatRate: 5, ...paid }]);
  });

  it('has its promotion and its list price, though the promotion is archived', async () => {
    const product = await stocked();
    const packId = product.packs[0]?.id;
    const promotionId = await desk.promotion(10);
    const offer = { unitPriceMinor: 5400, currency: 'MKD' };
    const sale = { type: 'SALE', packId, packCount: 2, ...offer, promotionId };
    const { movements } = await desk.book(ofProduct(product.id), sale);
    const packs = [{ id: packId, size: '1.000', unit: 'KG', priceMinor: 20_000 }];
    await desk.change(`PATCH /v1/products/${product.id}`, product.version, { packs });
    for (const move of ['stop', 'archive']) {
      const { version } = promotionDetailSchema.parse(
        (await test.get(`/v1/promotions/${promotionId}`, 'producer')).json(),
      );
      await desk.change(`POST /v1/promotions/${promotionId}/${move}`, version);
    }
    const noted = { packCount: 2, ...offer, note: 'на пазар' };
    const corrected = await desk.book(correct(movements[0]?.id), noted);
    expect(corrected.movements).toMatchObject([
      { promotion: { id: promotionId }, listPriceMinor: 6000, ...offer },
    ]);
  });

  it('costs what so many packs cost where some of them are free', async () => {
    const product = await stocked();
    const packId = product.packs[0]?.id;
    const rule = { type: 'MULTI_BUY', buy: 2, free: 1 };
    const target = { type: 'PRODUCTS', productIds: [product.id] };
    const body = { name: { mk: '2 + 1' }, rule, target, endsAt: '2027-01-20T00:00:00.000Z' };
    const entered = await desk.post('/v1/promotions', body);
    const { id } = promotionDetailSchema.parse(entered.json());
    await desk.change(`POST /v1/promotions/${id}/publish`, 1);
    const each = { unitPriceMinor: 4000, currency: 'MKD' };
    const sale = { type: 'SALE', packId, packCount: 3, ...each, promotionId: id };
    const { movements } = await desk.book(ofProduct(product.id), sale);
    const corrected = await desk.book(correct(movements[0]?.id), { packCount: 2, ...each });
    expect(corrected.movements).toMatchObject([{ quantity: '-2.000', unitPriceMinor: 6000 }]);
  });

  it('may be of what came in, while no more is gone than is right', async () => {
    const lot = await desk.lot();
    const url = `/v1/produce/${lot.id}/movements`;
    const { movements } = await desk.book(url, { type: 'HARVEST', quantity: '100.000' });
    await desk.book(url, { type: 'SALE', quantity: '-8.000' });
    const corrected = await desk.book(correct(movements[0]?.id), { quantity: '10.000' });
    expect(corrected.movements).toMatchObject([{ quantity: '10.000' }]);
    expect(await desk.readLot(lot.id)).toMatchObject({ remaining: '2.000' });
    const tooLittle = await desk.refusal(correct(corrected.movements[0]?.id), {
      quantity: '7.000',
    });
    expect(tooLittle.code).toBe('insufficient-stock');
    expect(await desk.readLot(lot.id)).toMatchObject({ remaining: '2.000' });
  });

  it('is forced again where it was', async () => {
    const product = await desk.product();
    const sale = { type: 'SALE', quantity: '-5.000', force: true, ...paid };
    const { movements } = await desk.book(ofProduct(product.id), sale);
    const sold = movements.find(({ type }) => type === 'SALE');
    const corrected = await desk.book(correct(sold?.id), { quantity: '-4.000', ...paid });
    expect(corrected.movements.find(({ type }) => type === 'SALE')).toMatchObject({
      quantity: '-4.000',
    });
    expect((await desk.readProduct(product.id)).stockAvailable).toBe('0.000');
  });
});
