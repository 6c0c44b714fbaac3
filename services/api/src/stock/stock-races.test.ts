import { randomUUID } from 'node:crypto';
import { problemSchema } from '@pazar/contracts/problem';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLedgerDesk, type LedgerDesk } from '../testing/ledger-desk.ts';
import { stockFaults } from '../testing/stock-faults.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';

const callers = 200;

describe.each(testDatabases)('Stock on $name, under many at once', ({ open }) => {
  let test: TestApp;
  let desk: LedgerDesk;
  beforeAll(async () => {
    test = await startTestApp(await open());
    desk = openLedgerDesk(test);
  });
  afterAll(() => test.close());

  /** Calls that the service works on. */
  let running = 0;
  /** Callers that were refused for now. */
  const refused: (() => void)[] = [];

  /**
   * Sells like a client: when the service is too busy (503), it retries the same sale with the same
   * key once another caller has its answer.
   */
  async function sell(url: string, body: object): Promise<number> {
    const headers = { 'idempotency-key': randomUUID() };
    for (;;) {
      running += 1;
      const { statusCode } = await test.send(`POST ${url}`, 'producer', { body, headers });
      running -= 1;
      if (statusCode !== 503) {
        refused.shift()?.();
        return statusCode;
      }
      if (running > 0) await new Promise<void>((comeBack) => refused.push(comeBack));
    }
  }

  /** Sells to everybody at once and counts the answers. */
  async function rush(url: (caller: number) => string, quantity: (caller: number) => string) {
    const answers = await Promise.all(
      Array.from({ length: callers }, (_, caller) => {
        const body = { type: 'SALE', quantity: quantity(caller) };
        return sell(url(caller), body);
      }),
    );
    return Map.groupBy(answers, (status) => status);
  }

  it('sells exactly what three lots have to 200 callers, and no gram more', async () => {
    const lots = [
      await desk.lot({ bestBefore: '2026-12-01' }, '33.300'),
      await desk.lot({ bestBefore: '2026-12-02' }, '33.300'),
      await desk.lot({}, '33.400'),
    ];
    const produceIds = lots.map((lot) => lot.id);
    const product = await desk.product({ stockMode: 'FROM_PRODUCE', produceIds });
    expect(product.stockAvailable).toBe('100.000');

    const answers = await rush(
      () => `/v1/products/${product.id}/movements`,
      () => '-0.700',
    );
    // 142 times 0.7 is 99.4; 0.6 is left, which is less than anybody wants.
    expect([answers.get(201)?.length, answers.get(409)?.length]).toEqual([142, 58]);
    expect(await desk.readProduct(product.id)).toMatchObject({
      stockAvailable: '0.600',
      stockState: 'IN',
    });
    const left = await Promise.all(
      produceIds.map(async (id) => (await desk.readLot(id)).remaining),
    );
    expect(left).toEqual(['0.000', '0.000', '0.600']);
    expect(await stockFaults(test.connection.database)).toEqual([]);
  });

  it('sells exactly what the own ledger of a product has', async () => {
    const product = await desk.product();
    const url = `/v1/products/${product.id}/movements`;
    await desk.book(url, { type: 'RECEIPT', quantity: '50.000' });
    const answers = await rush(
      () => url,
      () => '-0.300',
    );
    expect([answers.get(201)?.length, answers.get(409)?.length]).toEqual([166, 34]);
    expect((await desk.readProduct(product.id)).stockAvailable).toBe('0.200');
    expect(await stockFaults(test.connection.database)).toEqual([]);
  });

  it('never waits in a circle when products share lots', async () => {
    const lots = await Promise.all(['40.000', '40.000', '40.000'].map((kg) => desk.lot({}, kg)));
    const ids = lots.map((lot) => lot.id);
    // Every two of them share a lot, listed in different orders.
    const products = await Promise.all(
      [0, 1, 2].map((left) =>
        desk.product({
          stockMode: 'FROM_PRODUCE',
          produceIds: ids.filter((_, index) => index !== left).toReversed(),
        }),
      ),
    );
    const answers = await rush(
      (caller) =>
        caller % 4 === 3
          ? `/v1/produce/${ids[caller % 3] ?? ''}/movements`
          : `/v1/products/${products[caller % 3]?.id ?? ''}/movements`,
      (caller) => `-${String((caller % 5) + 1)}.000`,
    );
    expect(new Set(answers.keys())).toEqual(new Set([201, 409]));
    const left = await Promise.all(
      ids.map(async (id) => Number((await desk.readLot(id)).remaining)),
    );
    expect(Math.min(...left)).toBeGreaterThanOrEqual(0);
    expect(await stockFaults(test.connection.database)).toEqual([]);
  });

  it('keeps stock exact while lots are linked, closed and sold at once', async () => {
    const lots = await Promise.all(['20.000', '20.000'].map((kg) => desk.lot({}, kg)));
    const products = await Promise.all(
      [0, 1, 2].map(() => desk.product({ stockMode: 'FROM_PRODUCE' })),
    );
    const productIds = products.map((product) => product.id);
    const link = (id: string, linked: string[], version: number) =>
      test.send(`PUT /v1/produce/${id}/links`, 'producer', {
        body: { productIds: linked },
        headers: { 'if-match': `"${version}"` },
      });
    const works = lots.flatMap((lot, index) => [
      ...Array.from({ length: 10 }, () =>
        desk.post(`/v1/produce/${lot.id}/movements`, { type: 'SALE', quantity: '-1.000' }),
      ),
      link(lot.id, index === 0 ? productIds : productIds.toReversed(), lot.version),
      ...productIds.map((id) =>
        desk.post(`/v1/products/${id}/movements`, { type: 'SALE', quantity: '-1.000' }),
      ),
      link(lot.id, [], lot.version + 1),
      link(lot.id, productIds.slice(1), lot.version + 1),
    ]);
    const statuses = (await Promise.all(works)).map((answer) => answer.statusCode);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(await stockFaults(test.connection.database)).toEqual([]);
  });

  it('waits in no circle for a bulk action: on lots, products and promotions beside sales', async () => {
    const sold = await desk.lot({}, '40.000');
    const others = await Promise.all(Array.from({ length: 8 }, () => desk.lot({}, '40.000')));
    const closed = others.map((lot) => lot.id);
    const ids = [sold.id, ...closed];
    const products = await Promise.all(
      [0, 1, 2, 3].map((left) =>
        desk.product({
          stockMode: 'FROM_PRODUCE',
          produceIds: ids.filter((_, index) => index === 0 || index % 4 !== left),
        }),
      ),
    );
    const productIds = products.map((product) => product.id);
    const promotions = await Promise.all([10, 20, 30].map((percent) => desk.promotion(percent)));
    /** A deadlock may be tried again after a second; without a free connection, a caller waits longer. */
    const deadlock = 'maintenance, 1 s';
    const answered = ({ statusCode, headers, body }: LightMyRequestResponse) =>
      statusCode === 503
        ? `${problemSchema.parse(JSON.parse(body)).code}, ${String(headers['retry-after'])} s`
        : statusCode;
    const bulk = async (path: string, body: Record<string, unknown>) => {
      const answer = await desk.post(`/v1/${path}/bulk`, { params: {}, ...body });
      const { failed = [] } = answer.json<{ failed?: { problem: { code: string } }[] }>();
      // A row of a bulk action has its connection.
      const isLost = failed.some(({ problem }) => problem.code === 'maintenance');
      return isLost ? deadlock : answered(answer);
    };
    const sale = { type: 'SALE', quantity: '-0.100' };
    const sellOnce = async (url: string) => answered(await desk.post(url, sale));
    const works = Array.from({ length: 4 }, (_, round) => [
      bulk('produce', {
        ids: round % 2 === 0 ? closed : closed.toReversed(),
        action: 'close',
        params: { writeOff: null },
      }),
      bulk('produce', { ids: closed.toReversed(), action: 'reopen' }),
      bulk('products', {
        ids: productIds.toReversed(),
        action: 'adjustPrice',
        params: { by: 'amount', value: 100 },
      }),
      bulk('promotions', { ids: promotions, action: round % 2 === 0 ? 'pause' : 'resume' }),
      ...[...productIds, ...productIds.toReversed()].map((id) =>
        sellOnce(`/v1/products/${id}/movements`),
      ),
      ...Array.from({ length: 2 }, () => sellOnce(`/v1/produce/${sold.id}/movements`)),
    ]).flat();
    const answers = await Promise.all(works);
    expect(answers.filter((each) => each === deadlock)).toEqual([]);
    expect(answers.filter((each) => each === 200 || each === 201).length).toBeGreaterThan(20);
    expect(await stockFaults(test.connection.database)).toEqual([]);
  });

  it('takes one booking back once, however often it is asked at once', async () => {
    const lot = await desk.lot({}, '10.000');
    const sale = await desk.book(`/v1/produce/${lot.id}/movements`, {
      type: 'SALE',
      quantity: '-4.000',
    });
    const url = `/v1/movements/${sale.movements[0]?.id ?? ''}/reverse`;
    const answers = await Promise.all(Array.from({ length: 10 }, () => desk.post(url)));
    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(1);
    expect(answers.filter((answer) => answer.statusCode === 409)).toHaveLength(9);
    expect((await desk.readLot(lot.id)).remaining).toBe('10.000');
  });
});
