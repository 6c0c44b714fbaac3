import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openLedgerDesk, type LedgerDesk } from '../testing/ledger-desk.ts';
import { recordStatements, type StatementRecorder } from '../testing/recorded-statements.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { testNow } from '../testing/test-seed.ts';

/** With the session, and with those that begin and end the transaction. */
const most = { name: 12, price: 18, note: 10, sale: 14, saleUnderPromotion: 18 };

describe.each(testDatabases)('A write on $name', ({ open }) => {
  let test: TestApp;
  let desk: LedgerDesk;
  let recorder: StatementRecorder;
  let minutes = 0;
  beforeAll(async () => {
    recorder = recordStatements(await open());
    test = await startTestApp(recorder.connection);
    desk = openLedgerDesk(test);
  });
  afterAll(() => test.close());

  /** The statements of a request, which must succeed. */
  function statementsOf(request: () => Promise<{ statusCode: number }>) {
    // Later than the last change, as by a clock that goes on.
    minutes += 1;
    return test.at(new Date(testNow.getTime() + minutes * 60_000), async () => {
      await test.get('/v1/products?limit=1', 'producer');
      recorder.take();
      expect([200, 201]).toContain((await request()).statusCode);
      return recorder.take().map(({ query }) => query);
    });
  }
  const sell = (path: string) => desk.post(path, { type: 'SALE', quantity: '-0.100' });

  it(`changes the name of a product with at most ${most.name} statements`, async () => {
    const { id, version } = await desk.product();
    const body = { name: { mk: 'Ново име' } };
    const said = await statementsOf(() => desk.change(`PATCH /v1/products/${id}`, version, body));
    expect(said.slice(most.name)).toEqual([]);
  });

  it(`changes a price, under running promotions, with at most ${most.price} statements`, async () => {
    const { id, version, packs } = await desk.product();
    await desk.promotion(10);
    const body = { packs: [{ id: packs[0]?.id, size: '1.000', unit: 'KG', priceMinor: 7000 }] };
    const said = await statementsOf(() => desk.change(`PATCH /v1/products/${id}`, version, body));
    expect(said.slice(most.price)).toEqual([]);
  });

  it(`changes the note of a promotion with at most ${most.note} statements`, async () => {
    const id = await desk.promotion(20);
    const { version } = z
      .object({ version: z.number() })
      .parse((await test.get(`/v1/promotions/${id}`, 'producer')).json());
    const said = await statementsOf(() =>
      desk.change(`PATCH /v1/promotions/${id}`, version, { note: 'Само наутро' }),
    );
    expect(said.slice(most.note)).toEqual([]);
  });

  it(`books a sale with a key with at most ${most.sale} statements`, async () => {
    const lot = await desk.lot({}, '10.000');
    const product = await desk.product({ stockMode: 'FROM_PRODUCE', produceIds: [lot.id] });
    const price = { unitPriceMinor: 6000, currency: 'MKD' };
    const path = `/v1/products/${product.id}/movements`;
    const said = await statementsOf(() =>
      desk.post(path, { type: 'SALE', quantity: '-0.100', ...price }),
    );
    expect(said.slice(most.sale)).toEqual([]);
    const ofLot = await statementsOf(() => sell(`/v1/produce/${lot.id}/movements`));
    expect(ofLot.slice(most.sale)).toEqual([]);
  });

  it(`books it under a promotion with at most ${most.saleUnderPromotion}`, async () => {
    const lot = await desk.lot({}, '10.000');
    const product = await desk.product({ stockMode: 'FROM_PRODUCE', produceIds: [lot.id] });
    await desk.promotion(30);
    const said = await statementsOf(() => sell(`/v1/products/${product.id}/movements`));
    expect(said.slice(most.saleUnderPromotion)).toEqual([]);
  });
});
