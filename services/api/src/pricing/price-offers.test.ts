import { randomUUID } from 'node:crypto';
import { promotionDetailSchema } from '@pazar/contracts/promotion-detail';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productCalls } from '../testing/product-calls.ts';
import { recordStatements, type StatementRecorder } from '../testing/recorded-statements.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { testNow } from '../testing/test-seed.ts';

const inHours = (hours: number) => new Date(testNow.getTime() + hours * 60 * 60 * 1000);

describe.each(testDatabases)('The lowest price before a reduction, on $name', ({ open }) => {
  let test: TestApp;
  let recorder: StatementRecorder;
  beforeAll(async () => {
    recorder = recordStatements(await open());
    test = await startTestApp(recorder.connection);
  });
  afterAll(() => test.close());

  it('is the same before and after the ledger has the reduction, with fewer statements after', async () => {
    const calls = productCalls(test);
    const packs = [{ size: '1.000', unit: 'KG', priceMinor: 8000 }];
    const name = `Домати ${randomUUID()}`;
    const product = await calls.create({ name: { mk: name }, packs });
    const body = {
      name: { mk: 'Од утре' },
      rule: { type: 'PERCENT_OFF', percent: 25 },
      target: { type: 'PRODUCTS', productIds: [product.id] },
      startsAt: inHours(1).toISOString(),
      endsAt: inHours(100).toISOString(),
    };
    const entered = await test.send('POST /v1/promotions', 'producer', { body });
    const { id } = promotionDetailSchema.parse(entered.json());
    const headers = { 'if-match': '"1"' };
    await test.send(`POST /v1/promotions/${id}/publish`, 'producer', { headers });

    const read = async () => {
      await calls.read(product.id);
      recorder.take();
      const { priceNow } = await calls.read(product.id);
      return { priceNow, statements: recorder.take().length };
    };
    const isReduced = { priceMinor: 6000, lowest: { priceMinor: 8000 } };
    const before = await test.at(inHours(2), read);
    expect(before.priceNow).toMatchObject(isReduced);
    // A change of any price first writes what the clock has changed.
    await test.at(inHours(3), () => calls.create({ packs }));
    const after = await test.at(inHours(4), read);
    expect(after.priceNow).toMatchObject(isReduced);
    expect(after.statements).toBeLessThan(before.statements);
  });
});
