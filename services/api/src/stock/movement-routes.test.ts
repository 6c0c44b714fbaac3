import { bookingSchema, movementPageSchema } from '@pazar/contracts/movement';
import { movementTraceSchema } from '@pazar/contracts/movement-trace';
import { problemSchema } from '@pazar/contracts/problem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLedgerDesk, type LedgerDesk } from '../testing/ledger-desk.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';

const stranger = '00000000-0000-7000-8000-000000000000';

describe.each(testDatabases)('Movements on $name', ({ open }) => {
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

  it('are listed with filters and names, the latest first', async () => {
    const lot = await desk.lot();
    for (const [type, quantity, day] of [
      ['HARVEST', '9.000', '10'],
      ['SALE', '-1.000', '12'],
      ['SALE', '-2.000', '11'],
    ]) {
      await desk.book(ofLot(lot.id), {
        type,
        quantity,
        occurredAt: `2026-11-${day}T08:00:00.000Z`,
      });
    }
    const quantities = async (query: string) => {
      const response = await test.get(`${ofLot(lot.id)}?${query}`, 'producer');
      return movementPageSchema.parse(response.json()).items.map((item) => item.quantity);
    };
    expect(await quantities('')).toEqual(['-1.000', '-2.000', '9.000']);
    expect(await quantities('type=SALE&sort=quantity')).toEqual(['-2.000', '-1.000']);
    expect(await quantities('occurredFrom=2026-11-12T00:00:00.000Z')).toEqual(['-1.000']);
    const unknown = await test.get(`${ofLot(lot.id)}?kind=SALE`, 'producer');
    expect(problemSchema.parse(unknown.json()).code).toBe('unknown-filter');
  });

  it('are traced from the sale of a product to lots, places and days', async () => {
    const place = (await test.get('/v1/locations?limit=100', 'producer')).json<{
      items: { id: string; name: string; type: string }[];
    }>();
    const field = place.items.find((item) => item.type === 'FIELD');
    const lot = await desk.lot({
      locationId: field?.id,
      variety: 'Розов',
      plantedOn: '2026-03-12',
      certifications: [{ type: 'ORGANIC', number: 'MK-BIO-1' }],
    });
    for (const day of ['01', '05', '20']) {
      const occurredAt = `2026-11-${day}T06:00:00.000Z`;
      await desk.book(ofLot(lot.id), { type: 'HARVEST', quantity: '3.000', occurredAt });
    }
    const product = await desk.product({ stockMode: 'FROM_PRODUCE', produceIds: [lot.id] });
    const sale = await desk.book(ofProduct(product.id), {
      type: 'SALE',
      quantity: '-4.000',
      occurredAt: '2026-11-06T08:00:00.000Z',
    });
    const response = await test.get(`/v1/movements/${sale.movements[0]?.id}/trace`, 'producer');
    const trace = movementTraceSchema.parse(response.json());
    expect(trace.movement.productName).toEqual(product.name);
    expect(trace.sources).toHaveLength(1);
    expect(trace.sources[0]).toMatchObject({ quantity: '4.000', unit: 'KG' });
    expect(trace.sources[0]?.lot).toMatchObject({
      lotNumber: lot.lotNumber,
      variety: 'Розов',
      plantedOn: '2026-03-12',
      location: { id: field?.id, name: field?.name },
      certifications: [{ type: 'ORGANIC', number: 'MK-BIO-1', validTo: null }],
    });
    // The third picking came after the sale.
    const days = trace.sources[0]?.lot.harvests.map((harvest) => harvest.occurredAt.slice(0, 10));
    expect(days).toEqual(['2026-11-01', '2026-11-05']);
  });

  it('belong to their agent alone', async () => {
    const lot = await desk.lot({}, '5.000');
    const product = await desk.product();
    const sale = await desk.book(ofLot(lot.id), { type: 'SALE', quantity: '-1.000' });
    const movementId = sale.movements[0]?.id ?? '';
    const other = openLedgerDesk(test, 'ristov');
    const body = { type: 'SALE', quantity: '-1.000' };
    for (const id of [lot.id, stranger]) {
      expect((await other.refusal(ofLot(id), body)).code).toBe('not-found');
      expect((await test.get(ofLot(id), 'ristov')).statusCode).toBe(404);
    }
    for (const id of [product.id, stranger]) {
      expect((await other.refusal(ofProduct(id), body)).code).toBe('not-found');
      expect((await test.get(ofProduct(id), 'ristov')).statusCode).toBe(404);
    }
    expect((await other.refusal(reverse(movementId))).code).toBe('not-found');
    expect((await test.get(`/v1/movements/${movementId}/trace`, 'ristov')).statusCode).toBe(404);
    const theirs = await other.product();
    const ofTheirs = await desk.refusal(ofLot(lot.id), { ...body, productId: theirs.id });
    expect(ofTheirs.errors?.[0]?.pointer).toBe('/productId');
  });

  it.each([
    [undefined, 401, 'token-invalid'],
    ['consumer', 403, 'forbidden'],
    ['manager', 403, 'forbidden'],
    ['iseini', 403, 'agent-suspended'],
  ])('are not for %s: %i %s', async (username, status, code) => {
    for (const url of [ofLot(stranger), ofProduct(stranger), reverse(stranger)]) {
      const response = await test.send(`POST ${url}`, username, {
        body: url === reverse(stranger) ? {} : { type: 'SALE', quantity: '-1.000' },
        headers: { 'idempotency-key': crypto.randomUUID() },
      });
      expect(problemSchema.parse(response.json())).toMatchObject({ status, code });
    }
  });

  it('are for agents who are not verified yet too', async () => {
    const unverified = openLedgerDesk(test, 'seller');
    const lot = await unverified.lot({}, '2.000');
    const response = await unverified.post(ofLot(lot.id), { type: 'SALE', quantity: '-1.000' });
    expect(bookingSchema.parse(response.json()).lots[0]?.remaining).toBe('1.000');
  });
});
